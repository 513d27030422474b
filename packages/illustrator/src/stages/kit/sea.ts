import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush } from '#core/path'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { ridgePath } from './land'
import { everywhere } from './sky'
import { repeat } from './stamp'

/** A colour seen through water. */
export const deepen = (scene: Scene, color: Lab, amount: number) =>
  mix(color, mix(scene.env.sea[2], scene.env.sea[1], 0.35), Math.min(0.92, amount))

export const through = (scene: Scene, amount: number): Scene => ({
  ...scene,
  light: {
    ...scene.light,
    ambient: mix(scene.env.sea[2], scene.env.sea[1], 0.35),
    ambientAmount: Math.min(0.9, amount),
  },
})

export function seaWater(scene: Scene, sunX = 560): DisplayList {
  const { sea } = scene.env
  const random = scene.random('sea-rays')
  const rays = repeat(9, () => {
    const [x, w] = [random.between(sunX - 460, sunX + 620), random.between(28, 104)]
    const [lean, foot] = [(x - sunX) * 0.55, random.between(700, 1040)]
    return `M${x} -60L${x + w} -60L${x + w * 2.2 + lean} ${foot}L${x - w * 0.4 + lean} ${foot}Z`
  }).join('')
  const beam = mix(sea[0], oklch(0.97, 0.06, 180), 0.5)
  return [
    fill(
      everywhere,
      linear(
        [0, 0],
        [0, H],
        [
          { at: 0, color: sea[0] },
          { at: 0.22, color: sea[1] },
          { at: 0.58, color: sea[2] },
          { at: 1, color: sea[3] },
        ],
        'user',
      ),
    ),
    {
      ...glow({
        x: sunX,
        y: -60,
        radius: 780,
        color: beam,
        strength: scene.env.dark ? 0.45 : 0.75,
      }),
      blend: 'screen',
    },
    fill(
      rays,
      linear(
        [0, 0],
        [0, 1000],
        [
          { at: 0, color: beam, alpha: scene.env.dark ? 0.2 : 0.34 },
          { at: 1, color: sea[1], alpha: 0 },
        ],
        'user',
      ),
      { blur: 14, blend: 'screen' },
    ),
  ]
}

export const seaHill = (
  scene: Scene,
  shape: {
    y: number
    rise: number
    seed: string
    away: number
    profile?: (x: number) => number
    color?: Lab
  },
): DisplayList => {
  const top = deepen(scene, shape.color ?? oklch(0.5, 0.08, 235), shape.away)
  return [
    fill(
      ridgePath(shape),
      linear(
        [0, shape.y - shape.rise],
        [0, shape.y + 300],
        [
          { at: 0, color: adjust(top, 0.05) },
          { at: 1, color: mix(top, scene.env.sea[2], 0.5) },
        ],
        'user',
      ),
    ),
  ]
}

export function sand(scene: Scene, y: number, seed = 'sand'): DisplayList {
  const random = scene.random('ripples', seed)
  const d = ridgePath({ y, rise: 20, seed })
  const [far, near] = [
    deepen(scene, oklch(0.88, 0.07, 100), scene.env.dark ? 0.45 : 0.05),
    deepen(scene, oklch(0.72, 0.08, 140), scene.env.dark ? 0.6 : 0.3),
  ]
  return [
    fill(
      d,
      linear(
        [0, y - 20],
        [0, H],
        [
          { at: 0, color: far },
          { at: 0.45, color: near },
          { at: 1, color: mix(near, scene.env.sea[3], 0.75) },
        ],
        'user',
      ),
    ),
    group(
      repeat(46, () => {
        const [x, py] = [random.between(0, W), random.between(y + 6, H)]
        const k = (py - y + 25) / (H - y)
        return fill(
          brush(
            [
              [x - 60 * k - 20, py],
              [x - 10, py - 7 * k - 2],
              [x + 30 * k + 10, py + 2],
              [x + 70 * k + 30, py - 5 * k],
            ],
            0.5,
            2.2 * k + 0.8,
            0.4,
          ),
          random.chance(0.6) ? adjust(far, 0.06) : scene.env.sea[3],
          { opacity: 0.32 },
        )
      }),
      { clip: d },
    ),
  ]
}
