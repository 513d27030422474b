import type { Creature } from '@luciole/contract/character'
import { ellipse } from '#core/path'
import type { DisplayList } from '#core/display-list'
import { mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import type { HeadArt } from './heads/head'
import { neckerchief } from './neckerchief'
import { bandOf, hangFrom, neckOf } from './neck'
import type { NeckPlace } from './neck'
import type { Figure } from './rigs/rig'

interface Neckwear {
  p: Painter
  figure: Figure
  art: HeadArt
  accent: string
  back: boolean
}

const BRASS = '#e2b04a'

/** A narrow band, lower in the middle, where it hangs. */
const band = ({ p, accent }: Neckwear, place: NeckPlace) => {
  const lie = bandOf(place)
  return p.part(shape('-31,-8 0,4 31,-8 33,0 20,9 0,12 -20,9 -33,0', lie), accent, (tone) => [
    p.raw(mark('-29,-3 0,8 29,-3', [0.6, 1.4, 0.6], lie), tone.high, { opacity: 0.5 }),
  ])
}

/** A collar with its tag. */
function collar(worn: Neckwear, place: NeckPlace): DisplayList {
  const { p, back } = worn
  if (back) return band(worn, place)
  const { x, y, k } = hangFrom(place)
  const tag = { x: x + 2 * k, y: y + 19 * k }
  return [
    ...band(worn, place),
    ...p.part(ellipse(tag.x, tag.y, 7.5 * k, 7.5 * k), BRASS, (tone) => [
      p.raw(ellipse(tag.x - 2.4 * k, tag.y - 2.6 * k, 2 * k, 1.6 * k), tone.high),
    ]),
  ]
}

/** Two loops and a knot under the chin. */
function bow(worn: Neckwear, place: NeckPlace): DisplayList {
  const { p, accent, back } = worn
  if (back) return band(worn, place)
  const hang = hangFrom(place)
  const at = { ...hang, x: hang.x + 2 * hang.k, y: hang.y + 9 * hang.k }
  const loop = (side: 1 | -1) =>
    p.part(
      shape('2,0 10,-11 26,-15 31,-2 28,12 12,10', { ...at, kx: side * at.k, ky: at.k }),
      accent,
      (tone) => [
        p.raw(
          mark('6,0 14,-3 22,-3', [0.6, 1.8, 0.6], { ...at, kx: side * at.k, ky: at.k }),
          tone.deep,
          { opacity: 0.45 },
        ),
      ],
    )
  return [
    ...band(worn, place),
    ...loop(-1),
    ...loop(1),
    ...p.part(shape('-6,-7 6,-7 8,1 5,8 -5,8 -8,1', at), accent),
  ]
}

/** The one thing a creature has on: a scarf knotted under its chin, a collar, a bow. */
export function roundNeck(kind: NonNullable<Creature['neck']>, worn: Neckwear): DisplayList {
  if (kind === 'scarf') return neckerchief(worn)
  const place = neckOf(worn.figure, worn.art, 1.12)
  if (!place) return []
  return kind === 'collar' ? collar(worn, place) : bow(worn, place)
}
