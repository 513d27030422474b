import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, shape } from './painter'
import type { Painter } from './painter'

export interface SmallPerson {
  x: number
  y?: number
  /** 1 is ninety units tall. */
  k?: number
  coat: string
  skin: string
  hair: string
  /** Which way they look: 1 is right, -1 left. */
  to?: 1 | -1
  /** Long hair, or a skirt to the ground. */
  isLong?: boolean
  mouth?: 'shut' | 'open'
}

export const SKINS = ['#f3cfae', '#8a5a3c', '#e2ae84', '#5f3d2a', '#f6d9bf', '#b97f55'] as const
export const HAIRS = ['#3a2a22', '#8c4a24', '#d9a441', '#1f1a1c', '#9c9aa2', '#5b3a29'] as const
export const COATS = [
  '#4f77a8',
  '#c8553d',
  '#6f9a54',
  '#e0a53c',
  '#7d5a9a',
  '#3f8a86',
  '#b8607e',
  '#596275',
] as const

/** Somebody of a crowd: known by a coat and a head of hair, not by name. */
export function smallPerson(p: Painter, one: SmallPerson): DisplayList {
  const { x, y = 0, k = 1, coat, skin, hair, to = -1, isLong = false, mouth = 'shut' } = one
  const at = { x, y, k }
  const hem = isLong ? 0 : -18
  const legs = [-7, 7].map((dx) => shape('-5,0! -5,-26! 5,-26! 6,0!', { ...at, x: x + dx * k }))
  const braid = shape('-15,-78 -17,-56 -8,-48 -2,-60', { ...at, kx: to * -k, ky: k })
  const eyes = [9, 1].map((dx) => ellipse(x + to * dx * k, y - 75 * k, 2 * k, 2.6 * k))
  return [
    ...(isLong ? [] : [p.flat(legs.join(''), '#3b4056')]),
    ...p.part(
      shape(`-17,${hem}! -15,-44 -10,-58 0,-61 10,-58 15,-44 17,${hem}! 0,${hem + 3}`, at),
      coat,
    ),
    p.raw(
      shape('-4,-56 -9,-38 -6,-28 0,-26 4,-30 4,-40', { ...at, x: x + to * 9 * k }),
      p.tone(coat).shade,
    ),
    p.flat(ellipse(x + to * 10 * k, y - 27 * k, 4.4 * k, 4.4 * k), skin),
    p.flat(ellipse(x - to * 1 * k, y - 77 * k, 14.6 * k, 14.6 * k) + (isLong ? braid : ''), hair),
    ...p.part(ellipse(x + to * 2 * k, y - 73 * k, 13 * k, 13.5 * k), skin),
    p.raw(eyes.join(''), '#2a2430'),
    mouth === 'open'
      ? p.raw(ellipse(x + to * 6 * k, y - 66 * k, 2.6 * k, 2.8 * k), '#7d2f34')
      : p.raw(
          mark('2,-66 6,-65 10,-67', [0.4 * k, 1.1 * k, 0.4 * k], { ...at, kx: to * k, ky: k }),
          '#7d4438',
        ),
  ]
}

export const somebody = (i: number) => ({
  coat: COATS[(i * 3) % COATS.length] ?? COATS[0],
  skin: SKINS[(i * 5 + 1) % SKINS.length] ?? SKINS[0],
  hair: HAIRS[(i * 2 + i) % HAIRS.length] ?? HAIRS[0],
  isLong: i % 3 === 1,
})
