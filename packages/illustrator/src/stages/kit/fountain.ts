import { mix, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { repeat, solid, stamp } from './stamp'

/** A round basin, a bowl on a foot, thin threads of water between them. */
export function fountain(
  scene: Scene,
  { x, y, k }: { x: number; y: number; k: number },
): DisplayList {
  const { env } = scene
  const stone = scene.era === 'future' ? oklch(0.93, 0.015, 220) : oklch(0.74, 0.03, 60)
  const water = mix(env.water[0], oklch(0.9, 0.05, 215), env.dark ? 0.2 : 0.5)
  const p = { x, y, w: 100 * k, h: 100 * k }
  const thread = (from: number, to: number, top: number) =>
    `M${(x + from * k).toFixed(1)} ${(y - 150 * k).toFixed(1)}Q${(x + (from + to) * 0.62 * k).toFixed(1)} ${(y - (150 + top) * k).toFixed(1)} ${(x + to * k).toFixed(1)} ${(y - 52 * k).toFixed(1)}`
  return [
    contactShadow({ x, y: y + 2, rx: 150 * k, color: scene.shade, strength: 0.5 }),
    ...solid(
      scene,
      stamp('-1.3,-.5 1.3,-.5 1.22,-.1 .9,.06 0,.1 -.9,.06 -1.22,-.1', p),
      stone,
      (tone) =>
        repeat(9, (i) =>
          fill(
            stamp(
              `${-1.2 + i * 0.3},-.44c ${-1.17 + i * 0.3},-.44c ${-1.15 + i * 0.29},.1c ${-1.18 + i * 0.29},.1c`,
              p,
            ),
            tone.deep,
            {
              opacity: 0.28,
            },
          ),
        ),
    ),
    ...solid(scene, ellipse(x, y - 50 * k, 132 * k, 19 * k), stone),
    fill(ellipse(x, y - 50 * k, 118 * k, 13.5 * k), water),
    ...solid(scene, stamp('-.16,-.46 -.1,-.9 -.13,-1.3 .13,-1.3 .1,-.9 .16,-.46', p), stone),
    ...solid(
      scene,
      stamp('-.56,-1.42 .56,-1.42 .42,-1.24 .14,-1.16 -.14,-1.16 -.42,-1.24', p),
      stone,
    ),
    fill(ellipse(x, y - 142 * k, 50 * k, 6 * k), water),
    line(
      [
        thread(-6, -74, 64),
        thread(-4, -40, 78),
        thread(4, 40, 78),
        thread(6, 74, 64),
        thread(-2, -100, 40),
        thread(2, 100, 40),
      ].join(''),
      mix(water, oklch(0.99, 0.01, 220), 0.5),
      2.6 * k,
      { opacity: 0.75 },
    ),
    fill(
      [-74, -40, 40, 74].map((u) => ellipse(x + u * k, y - 51 * k, 15 * k, 2.6 * k)).join(''),
      oklch(0.98, 0.02, 215),
      { opacity: 0.5 },
    ),
  ]
}
