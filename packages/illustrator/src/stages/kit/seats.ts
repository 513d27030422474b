import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { WOOD, under, woodOf } from './furniture'
import { mark, repeat, solid, stamp } from './stamp'

export function chair(
  scene: Scene,
  at: { x: number; y: number; k: number; color?: Lab; flip?: boolean },
): DisplayList {
  const { x, y, k, color = WOOD, flip = false } = at
  const place = { x, y, w: flip ? -60 * k : 60 * k, h: 100 * k }
  const wood = woodOf(scene, color)
  return [
    contactShadow({ x, y, rx: 70 * k, ry: 11 * k, color: under(scene) }),
    ...solid(scene, stamp('-.92,0c -.8,-1.9 -.86,-2.16 -.6,-2.2 -.52,-1.9 -.6,0c', place), wood),
    ...solid(
      scene,
      stamp('-.95,-2.2 -.3,-2.3 .02,-2.14 -.04,-1.5 -.86,-1.44', place),
      adjust(wood, 0.03),
      (tone) => [
        fill(stamp('-.8,-2 -.1,-2.05 -.14,-1.6 -.75,-1.56', place), tone.shade, { opacity: 0.6 }),
      ],
    ),
    ...solid(scene, stamp('.6,0c .62,-.9c .84,-.9c .8,0c', place), adjust(wood, -0.04)),
    ...solid(scene, stamp('-.98,-.98 .86,-1 1,-.88 .9,-.78 -.96,-.76', place), adjust(wood, 0.04)),
  ]
}

/** A deep armchair. */
export function armchair(
  scene: Scene,
  at: { x: number; y: number; k: number; color: Lab },
): DisplayList {
  const { x, y, k, color } = at
  const place = { x, y, w: 150 * k, h: 150 * k }
  return [
    contactShadow({ x, y, rx: 200 * k, ry: 26 * k, color: under(scene), strength: 0.6 }),
    ...[-0.85, 0.85].flatMap((u) =>
      solid(
        scene,
        stamp('-.08,0 -.1,-.22 .1,-.22 .06,0', { ...place, x: x + u * 130 * k }),
        oklch(0.4, 0.07, 45),
      ),
    ),
    ...solid(
      scene,
      stamp('-.86,-.3 -.98,-1.5 -.8,-2.1 -.2,-2.32 .4,-2.2 .82,-1.9 .94,-1.2 .86,-.3', place),
      color,
      (tone) => [
        fill(stamp('-.5,-1.9 -.3,-1.2 -.5,-.8', place), tone.shade, { opacity: 0.4, blur: 6 }),
        ...[-0.3, 0.3].map((u) =>
          fill(ellipse(x + u * 150 * k, y - 215 * k, 6 * k), tone.deep, { opacity: 0.6 }),
        ),
      ],
    ),
    ...solid(
      scene,
      stamp('-.8,-.95 .8,-.98 .9,-.62 .84,-.16 -.84,-.16 -.9,-.6', place),
      adjust(color, 0.05),
    ),
    ...[-1, 1].flatMap((side) =>
      solid(
        scene,
        stamp('.7,-1.2 .96,-1.34 1.14,-1.2 1.16,-.2 .76,-.16 .7,-.7', {
          ...place,
          w: place.w * side,
        }),
        adjust(color, -0.01),
      ),
    ),
  ]
}

/** A bed from the side: headboard right, blanket with a pattern, pillow. */
/** The colour of the blanket on a place's bed. */
export const quiltOf = (scene: Scene) => scene.dye('blanket', oklch(0.58, 0.12, 255))

export function bed(scene: Scene, at: { x: number; y: number; k: number }): DisplayList {
  const { x, y, k } = at
  const blanket = quiltOf(scene)
  const p = { x, y, w: 300 * k, h: 300 * k }
  const wood = woodOf(scene, oklch(0.52, 0.09, 46))
  return [
    contactShadow({ x, y, rx: 400 * k, ry: 36 * k, color: under(scene), strength: 0.6 }),
    ...solid(
      scene,
      stamp('.84,0c .84,-1.4 .92,-1.62 1.14,-1.68 1.3,-1.6 1.34,-1.4 1.34,0c', p),
      wood,
    ),
    ...solid(scene, rectangle(x - 270 * k, y - 160 * k, 560 * k, 150 * k), adjust(wood, -0.03)),
    ...solid(
      scene,
      stamp('-1.02,0c -1.02,-.86 -.94,-.96 -.84,-.86 -.84,0c', p),
      adjust(wood, 0.03),
    ),
    ...solid(
      scene,
      stamp('-.9,-.7c -.4,-.78 1,-.76 1.1,-.66 1.1,-.4c -.9,-.4c', p),
      oklch(0.94, 0.025, 85),
    ),
    ...solid(
      scene,
      stamp('.5,-.72 .48,-.96 .62,-1.1 .86,-1.14 1.06,-1.06 1.1,-.84 1.02,-.7', p),
      oklch(0.96, 0.025, 80),
    ),
    ...solid(
      scene,
      stamp(
        '-.94,-.62 -.86,-.86 -.4,-.92 .1,-.86 .44,-.84c .5,-.6 .46,-.14c 0,-.08 -.5,-.14 -.92,-.1c',
        p,
      ),
      blanket,
      (tone) => [
        ...repeat(20, (i) =>
          fill(
            stamp('0,-1c .3,-.3 1,-.2c .45,.25 .6,1c 0,.6 -.6,1c -.45,.25 -1,-.2c -.3,-.3', {
              x: x + (-0.8 + (i % 7) * 0.2 + (Math.floor(i / 7) % 2) * 0.1) * p.w,
              y: y - (0.74 - Math.floor(i / 7) * 0.22) * p.h,
              w: 13 * k,
            }),
            mix(tone.high, oklch(0.9, 0.11, 85), 0.6),
            { opacity: 0.8 },
          ),
        ),
        fill(mark('-.7,-.86 -.6,-.5 -.66,-.1', p, [2, 12 * k, 4]), tone.deep, { opacity: 0.25 }),
        fill(mark('0,-.88 .06,-.5 -.04,-.1', p, [2, 12 * k, 4]), tone.deep, { opacity: 0.2 }),
      ],
    ),
    ...solid(
      scene,
      stamp('.34,-.9 .5,-.86 .52,-.5 .5,-.12 .4,-.1 .38,-.5', p),
      oklch(0.94, 0.025, 85),
    ),
  ]
}
