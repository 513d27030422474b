import { oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { glow } from '#light/part'
import { underLight } from '#light/light'
import type { Scene } from '#stages/scene'
import { deepen } from './sea'
import { repeat, solid, stamp } from './stamp'

/** What an age leaves on the sea floor: columns once, an anchor today, a glass house later. */
export function seaRelic(
  scene: Scene,
  at: { x: number; y: number; k: number; away?: number },
): DisplayList {
  const { x, y, k, away = 0.3 } = at
  const tint = (color: Parameters<typeof deepen>[1]) => deepen(scene, color, away)
  if (scene.era === 'past')
    return [0, 1, 2].flatMap((i) =>
      solid(
        scene,
        stamp('-.5,0c -.42,-.96c -.6,-1c -.6,-1.1c .6,-1.1c .6,-1c .42,-.96c .5,0c', {
          x: x + i * 96 * k,
          y: y + i * 6,
          w: 34 * k,
          h: (250 - i * 84) * k,
        }),
        tint(oklch(0.86, 0.03, 90)),
        (tone) =>
          [-0.26, 0, 0.26].map((u) =>
            fill(rectangle(x + i * 96 * k + u * 34 * k - 2, y - 270 * k, 4, 290 * k), tone.deep, {
              opacity: 0.35,
            }),
          ),
      ),
    )
  if (scene.era === 'future')
    return [
      {
        ...glow({ x, y: y - 90 * k, radius: 260 * k, color: oklch(0.86, 0.1, 195), strength: 0.5 }),
        blend: 'screen',
      },
      ...solid(
        scene,
        stamp('-1,0c -1.02,-.7 -.6,-1.2 0,-1.35 .6,-1.2 1.02,-.7 1,0c', { x, y, w: 150 * k }),
        tint(oklch(0.9, 0.04, 205)),
      ),
      fill(
        stamp('-.84,-.06c -.86,-.66 -.5,-1.06 0,-1.2 .5,-1.06 .86,-.66 .84,-.06c', {
          x,
          y,
          w: 150 * k,
        }),
        oklch(0.93, 0.07, 195),
        { opacity: 0.55 },
      ),
      ...repeat(3, (i) =>
        fill(ellipse(x + (i - 1) * 64 * k, y - 62 * k, 15 * k), oklch(0.95, 0.09, 92)),
      ),
    ]
  return [
    line(
      `M${x} ${y - 150 * k}V${y - 10 * k}M${x - 46 * k} ${y - 118 * k}H${x + 46 * k}M${x - 80 * k} ${y - 50 * k}Q${x - 60 * k} ${y - 4 * k} ${x} ${y - 8 * k}Q${x + 60 * k} ${y - 4 * k} ${x + 80 * k} ${y - 50 * k}`,
      underLight(scene.light, tint(oklch(0.46, 0.05, 230))),
      15 * k,
    ),
    line(
      ellipse(x, y - 168 * k, 18 * k),
      underLight(scene.light, tint(oklch(0.46, 0.05, 230))),
      10 * k,
    ),
  ]
}

/** What an age leaves on far ground in space: a banner, a dish, a lit dome. */
export function outpost(scene: Scene, at: { x: number; y: number; k: number }): DisplayList {
  const { x, y, k } = at
  if (scene.era === 'past')
    return [
      ...solid(scene, rectangle(x - 4 * k, y - 210 * k, 8 * k, 210 * k), oklch(0.58, 0.08, 58)),
      ...solid(
        scene,
        stamp('0,0c .5,.06 1,0c .84,.3 1,.6c .5,.66 0,.6c', {
          x: x + 4 * k,
          y: y - 206 * k,
          w: 110 * k,
        }),
        oklch(0.62, 0.17, 28),
        (tone) => [fill(ellipse(x + 56 * k, y - 172 * k, 15 * k), tone.high)],
      ),
    ]
  if (scene.era === 'future')
    return [
      ...solid(
        scene,
        stamp('-1,0c -1.02,-.6 -.6,-1.05 0,-1.2 .6,-1.05 1.02,-.6 1,0c', { x, y, w: 100 * k }),
        oklch(0.93, 0.02, 220),
      ),
      ...repeat(3, (i) =>
        fill(ellipse(x + (i - 1) * 48 * k, y - 58 * k, 12 * k), oklch(0.94, 0.1, 90)),
      ),
      {
        ...glow({ x, y: y - 60 * k, radius: 160 * k, color: oklch(0.88, 0.1, 195), strength: 0.5 }),
        blend: 'screen',
      },
    ]
  return [
    ...solid(
      scene,
      stamp('-.4,0c -.06,-1c .06,-1c .4,0c', { x, y, w: 50 * k, h: 110 * k }),
      oklch(0.7, 0.03, 240),
    ),
    ...solid(
      scene,
      stamp('-1,-.5 -.6,.3 .3,.6 1,.3 .2,.1 -.5,-.2', { x, y: y - 130 * k, w: 74 * k }),
      oklch(0.92, 0.02, 230),
    ),
    line(
      `M${x} ${y - 124 * k}L${x + 40 * k} ${y - 180 * k}`,
      underLight(scene.light, oklch(0.85, 0.02, 230)),
      5 * k,
    ),
    fill(ellipse(x + 42 * k, y - 184 * k, 8 * k), oklch(0.75, 0.17, 28)),
  ]
}
