import { mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { LAMPLIGHT } from './buildings'
import { CYAN } from './lights'
import { mark, repeat, solid, stamp } from './stamp'

/** What waits by the road: a hay cart, a little car, a hover pod. */
export function vehicle(
  scene: Scene,
  at: { x: number; y: number; k: number; color?: Lab; flip?: boolean },
): DisplayList {
  const { x, y, k, color = oklch(0.62, 0.13, 200), flip = false } = at
  const p = { x, y, w: flip ? -100 * k : 100 * k, h: 100 * k }
  const wheel = (u: number, r: number, hub: Lab) => [
    ...solid(scene, ellipse(x + u * p.w, y - r * k, r * k), oklch(0.34, 0.03, 270)),
    ...solid(scene, ellipse(x + u * p.w, y - r * k, r * 0.55 * k), hub),
  ]
  const shadow = contactShadow({
    x,
    y,
    rx: 150 * k,
    ry: 16 * k,
    color: scene.shade,
    strength: 0.6,
  })
  if (scene.era === 'past')
    return [
      shadow,
      ...solid(
        scene,
        stamp('-1.1,-.9 -.8,-1.4 -.2,-1.66 .4,-1.5 .9,-1.1 1.05,-.8', p),
        oklch(0.8, 0.11, 88),
        (tone) =>
          repeat(16, (i) =>
            fill(
              mark(
                '0,0 .12,-.1 .26,-.08',
                { x: x + (-0.95 + i * 0.12) * p.w, y: y - (0.95 + (i % 4) * 0.14) * p.h, w: p.w },
                [1, 2, 0.6],
              ),
              i % 2 ? tone.high : tone.deep,
              { opacity: 0.6 },
            ),
          ),
      ),
      ...solid(
        scene,
        stamp('-1.2,-.95c 1.15,-.9c 1,-.42c -1.05,-.42c', p),
        oklch(0.56, 0.08, 55),
        (tone) => [
          fill(rectangle(x - 130 * k, y - 70 * k, 260 * k, 3 * k), tone.deep, { opacity: 0.6 }),
        ],
      ),
      ...solid(scene, stamp('1,-.6c 1.9,-.5 2,-.42 1.9,-.42 1,-.5c', p), oklch(0.5, 0.07, 55)),
      ...wheel(-0.55, 40, oklch(0.6, 0.08, 60)),
      ...wheel(0.55, 40, oklch(0.6, 0.08, 60)),
    ]
  if (scene.era === 'future')
    return [
      shadow,
      {
        ...glow({ x, y: y - 8 * k, radius: 150 * k, ry: 24 * k, color: CYAN, strength: 0.8 }),
        blend: 'screen',
      },
      ...solid(
        scene,
        stamp('-1.3,-.55 -1.05,-.95 -.4,-1.1 .6,-1.04 1.2,-.8 1.36,-.5 .9,-.28 -1,-.28', p),
        oklch(0.95, 0.02, 220),
        (tone) => [
          fill(stamp('-1.4,-.5 0,-.4 1.4,-.5 1.4,-.2 -1.4,-.2', p), color, { opacity: 0.8 }),
          fill(stamp('-1.4,-.4 1.4,-.4 1.4,0 -1.4,0', p), tone.shade, { opacity: 0.4 }),
        ],
      ),
      fill(
        stamp('-.6,-1.04 -.3,-1.5 .3,-1.52 .8,-1.02', p),
        mix(oklch(0.82, 0.08, 205), scene.env.sky[2], 0.3),
        { opacity: 0.85 },
      ),
    ]
  return [
    shadow,
    ...solid(
      scene,
      stamp(
        '-1.4,-.3c -1.42,-.7 -1.3,-.86 -.86,-.94 -.6,-1.4 -.4,-1.52 .36,-1.52 .6,-1.4 .86,-.96 1.3,-.84 1.44,-.66 1.42,-.3c',
        p,
      ),
      color,
      (tone) => [
        fill(rectangle(x - 150 * k, y - 58 * k, 300 * k, 30 * k), tone.deep, { opacity: 0.3 }),
      ],
    ),
    fill(
      stamp('-.68,-.94c -.46,-1.36 -.34,-1.4 -.06,-1.4c -.06,-.94c', p) +
        stamp('.04,-.94c .04,-1.4c .32,-1.4 .48,-1.34 .68,-.94c', p),
      mix(oklch(0.8, 0.05, 215), scene.env.sky[2], 0.4),
    ),
    fill(
      ellipse(x + 1.34 * p.w, y - 62 * k, 9 * k, 11 * k),
      scene.env.dark ? LAMPLIGHT : oklch(0.95, 0.05, 95),
    ),
    ...wheel(-0.82, 32, oklch(0.85, 0.02, 240)),
    ...wheel(0.82, 32, oklch(0.85, 0.02, 240)),
  ]
}
