import { ellipse } from '#core/path'
import { mark } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingScene } from '#things/thing-art'

export const wheel = ({ p }: ThingScene, x: number, y: number, r: number, spokes = 0) => [
  ...p.part(ellipse(x, y, r, r), '#3d4152'),
  ...p.part(ellipse(x, y, r * 0.74, r * 0.74), spokes ? '#c9e2ea' : MATERIAL.silver),
  ...Array.from({ length: spokes }, (_, i) =>
    p.flat(
      mark(`0,${-r * 0.74} 0,${r * 0.74}`, [0.5, 0.6, 0.5], { x, y, turn: (i * 180) / spokes }),
      '#7d8798',
    ),
  ),
  ...p.part(ellipse(x, y, r * 0.2, r * 0.2), MATERIAL.iron),
]
