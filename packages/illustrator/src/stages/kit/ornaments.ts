import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, line, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle, spline } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { foliage } from './foliage'
import { under } from './furniture'
import { solid, stamp } from './stamp'

export function rug(
  scene: Scene,
  at: { x: number; y: number; rx: number; ry?: number; color: Lab; accent?: Lab },
): DisplayList {
  const { x, y, rx, ry = rx * 0.19, color, accent = oklch(0.88, 0.08, 80) } = at
  const base = underLight(scene.light, scene.env.dark ? adjust(color, -0.06) : color)
  return [
    fill(ellipse(x, y + 6, rx * 1.02, ry * 1.04), under(scene), { opacity: 0.25, blur: 6 }),
    fill(
      ellipse(x, y, rx, ry),
      linear(
        [0, y - ry],
        [0, y + ry],
        [
          { at: 0, color: adjust(base, 0.04) },
          { at: 1, color: adjust(base, -0.12) },
        ],
        'user',
      ),
    ),
    ...[0.84, 0.58, 0.3].map((u, i) =>
      line(
        ellipse(x, y - 2, rx * u, ry * u),
        underLight(scene.light, i % 2 ? mix(color, accent, 0.5) : accent),
        7 - i * 1.5,
        { opacity: 0.55 },
      ),
    ),
  ]
}

export const lamp = (
  scene: Scene,
  at: { x: number; y: number; k: number; color?: Lab },
): DisplayList => {
  const { x, y, k, color = oklch(0.62, 0.12, 200) } = at
  const lit = scene.env.dark && !scene.isUnlit
  if (scene.era === 'past')
    return [
      ...solid(
        scene,
        stamp('-.5,0 -.4,-.16 -.12,-.2 -.12,-.7 .12,-.7 .12,-.2 .4,-.16 .5,0', {
          x,
          y,
          w: 60 * k,
          h: 120 * k,
        }),
        oklch(0.7, 0.1, 80),
      ),
      ...solid(scene, rectangle(x - 11 * k, y - 170 * k, 22 * k, 90 * k), oklch(0.94, 0.03, 90)),
      fill(
        stamp('0,0 .5,-.4 .1,-1.2 -.1,-1.2 -.5,-.4', { x, y: y - 170 * k, w: 16 * k, h: 36 * k }),
        oklch(lit ? 0.97 : 0.6, lit ? 0.1 : 0.03, 85),
      ),
    ]
  const shade =
    scene.era === 'future'
      ? ellipse(x, y - 150 * k, 54 * k)
      : stamp('-.6,0c -.3,-.85c .3,-.85c .6,0c 0,.07', { x, y: y - 94 * k, w: 120 * k })
  const bright = oklch(0.985, 0.06, 95)
  return [
    ...solid(
      scene,
      stamp('-.22,0c -.34,-.24 -.16,-.5 -.1,-.9c .1,-.9c .16,-.5 .34,-.24 .22,0c', {
        x,
        y,
        w: 100 * k,
        h: 110 * k,
      }),
      color,
    ),
    lit
      ? fill(
          shade,
          radial([0.5, 0.7], 0.8, [
            { at: 0, color: bright },
            { at: 0.5, color: oklch(0.94, 0.12, 82) },
            { at: 1, color: oklch(0.8, 0.15, 62) },
          ]),
        )
      : fill(shade, underLight(scene.light, oklch(0.95, 0.05, 85))),
  ]
}

/** A picture on the wall: a hill, a sun, a boat: something to look at, never words. */
export function picture(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; name: string; frame?: Lab },
): DisplayList {
  const { x, y, w, h, name, frame = oklch(0.72, 0.1, 75) } = at
  const random = scene.random('picture', name)
  const hue = random.between(0, 360)
  const inner = (color: Lab) => underLight(scene.light, color)
  return [
    fill(rectangle(x - w / 2 + 6, y - h / 2 + 10, w, h), under(scene), { opacity: 0.25, blur: 6 }),
    ...solid(
      scene,
      rectangle(x - w / 2, y - h / 2, w, h),
      scene.era === 'future' ? oklch(0.92, 0.03, 210) : frame,
    ),
    fill(rectangle(x - w * 0.41, y - h * 0.39, w * 0.82, h * 0.78), inner(oklch(0.86, 0.06, hue))),
    fill(
      ellipse(x + w * random.between(-0.2, 0.2), y - h * 0.12, w * 0.1),
      inner(oklch(0.9, 0.12, 85)),
    ),
    fill(
      spline([
        [x - w * 0.41, y + h * 0.39],
        [x - w * 0.41, y + h * 0.1],
        [x - w * 0.1, y],
        [x + w * 0.2, y + h * 0.16],
        [x + w * 0.41, y + h * 0.08],
        [x + w * 0.41, y + h * 0.39],
      ]),
      inner(oklch(0.62, 0.1, hue + 120)),
    ),
  ]
}

export function potPlant(
  scene: Scene,
  at: { x: number; y: number; k: number; name: string; pot?: Lab },
): DisplayList {
  const { x, y, k, name, pot = oklch(0.62, 0.11, 40) } = at
  const green = mix(oklch(0.55, 0.11, 145), scene.env.leaf, 0.4)
  return [
    contactShadow({ x, y, rx: 46 * k, ry: 9 * k, color: under(scene) }),
    ...foliage(scene, {
      x,
      y: y - 128 * k,
      rx: 58 * k,
      ry: 66 * k,
      color: green,
      name,
      leaf: 30 * k,
    }),
    ...solid(
      scene,
      stamp('-.8,-1c .8,-1c .6,0c -.6,0c', { x, y, w: 46 * k, h: 72 * k }),
      pot,
      (tone) => [
        fill(rectangle(x - 50 * k, y - 74 * k, 100 * k, 18 * k), tone.high, { opacity: 0.5 }),
      ],
    ),
  ]
}
