import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { glow } from '#light/part'
import type { Light } from '#light/light'
import { createPainter, ink, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { Stage } from '#stages/stage'
import type { Footing, PlacedObject } from './plan'

/** How high over the ground it goes, of a pot at scale 1. */
const FLYING = 105

/** A saucepan with somebody in it, between the stars, has a rocket in it: it is off the ground. */
export const heightOfFlight = (
  { kind, isIn }: Pick<Footing, 'kind' | 'isIn'>,
  { kind: place }: Pick<Stage, 'kind'>,
  scale: number,
) => (place === 'space' && kind === 'soup_pot' && isIn ? FLYING * scale : 0)

const FIRE = [
  ['#f2913d', 1],
  ['#ffd866', 0.66],
  ['#fff6d8', 0.36],
] as const

/** Its fire, which coughs: beneath the pot, in its own units. */
export function rocketFire({ x, y, width }: PlacedObject, light: Light): DisplayList {
  const p = createPainter(light)
  const k = width / 130
  return [
    {
      ...glow({ x, y: y + 40 * k, radius: 120 * k, color: ink('#ffb45c'), strength: 0.6 }),
      blend: 'screen',
    },
    group(
      [
        ...FIRE.map(([color, size]) =>
          p.raw(
            shape('-19,0! -24,18 -13,32 -14,50 0,40 7,58 13,34 24,18 19,0!', {
              y: 7,
              k: size,
            }),
            ink(color),
          ),
        ),
        ...p.part(shape('-17,-3! 17,-3! 24,9! -24,9!'), MATERIAL.iron),
      ],
      { transform: [k, 0, 0, k, x, y] },
    ),
  ]
}
