import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush } from '#core/path'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { solid, stamp } from './stamp'

/** One mountain with a lit and a shaded flank and snow that follows its ribs. */
export function mountain(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; away: number; color?: Lab; snow?: boolean },
): DisplayList {
  const {
    x,
    y,
    w,
    h,
    away,
    color = oklch(scene.env.dark ? 0.36 : 0.58, 0.08, 290),
    snow = true,
  } = at
  const place = { x, y, w, h }
  const base = scene.far(color, away)
  const lit = scene.light.x < 0 ? 1 : -1
  const d = stamp(
    '-1,0c -.72,-.26 -.52,-.42 -.34,-.7 -.14,-.86 0,-1c .1,-.84 .26,-.7 .4,-.5 .66,-.3 1,0c',
    place,
  )
  const flank = stamp(
    `0,-1c .05,-.8 -.06,-.62 .08,-.44 -.04,-.2 .1,0c ${lit},0c ${lit},-1.1c`,
    place,
  )
  const cap = stamp(
    '-.22,-.8c 0,-1.02c .2,-.76c .1,-.68 .04,-.76 -.02,-.64 -.1,-.74 -.16,-.68',
    place,
  )
  return [
    fill(
      d,
      linear(
        [0, y - h],
        [0, y],
        [
          { at: 0, color: base },
          { at: 1, color: scene.far(color, Math.min(0.95, away + 0.34)) },
        ],
        'user',
      ),
    ),
    group(
      [
        fill(flank, adjust(base, -0.06), { opacity: 0.6 }),
        ...(snow
          ? [fill(cap, mix(oklch(0.97, 0.02, 250), scene.env.haze, away * 0.7), { opacity: 0.85 })]
          : []),
      ],
      { clip: d },
    ),
  ]
}

export function rock(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; color?: Lab },
): DisplayList {
  const { x, y, w, h, color = oklch(scene.env.dark ? 0.52 : 0.66, 0.03, 255) } = at
  const place = { x, y, w, h }
  return [
    contactShadow({ x, y, rx: w * 1.15, ry: h * 0.2, color: scene.shade, strength: 0.55 }),
    ...solid(
      scene,
      stamp('-1,0 -.94,-.5 -.5,-.93 .12,-1 .68,-.74 1,-.2 .96,0 0,.09', place),
      color,
      (tone) => [
        fill(stamp('-.5,-.95 .2,-1.1 .6,-.7 -.1,-.58', place), tone.high, {
          opacity: 0.5,
          blur: 3,
        }),
        fill(stamp('-1,-.2 0,-.12 1,-.3 1,.2 -1,.2', place), tone.deep, { opacity: 0.4, blur: 3 }),
        fill(
          brush(
            [
              [x + w * 0.2, y - h * 0.8],
              [x + w * 0.1, y - h * 0.5],
              [x + w * 0.24, y - h * 0.3],
            ],
            0.6,
            2.2,
            0.4,
          ),
          tone.deep,
          { opacity: 0.5 },
        ),
        ...(scene.env.snow
          ? [
              fill(
                stamp('-1,-.62c -.5,-.6 0,-.74 .5,-.6 1,-.66c 1,-1.3c -1,-1.3c', place),
                oklch(0.96, 0.015, 250),
              ),
            ]
          : []),
      ],
    ),
  ]
}
