import type { Creature } from '@luciole/contract/character'
import type { SceneActor } from '@luciole/contract/scene-brief'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import type { Painter } from '#things/painter'
import type { HeadArt } from './heads/head'
import type { Figure } from './rigs/rig'
import { roundNeck } from './round-neck'
import { edgeOf } from './silhouette'
import type { Silhouette } from './silhouette'
import { wornOnNeck } from './worn'

/** Under the mouth of a face as it is drawn at scale 1. */
const BELOW = 46
/** What is wider than this has its scarf before it, and not round it. */
const WIDEST = 78

const ALL_FACE: HeadArt = { eye: [0, 0], mouth: [0, 0], top: 0, half: 50, chin: 0, draw: () => [] }

/** A scarf, a collar or a bow on a thing that is alive: right under its face. */
export function clothRound({
  creature,
  wears,
  p,
  trunk,
  face: [x, y],
  k,
  back,
}: {
  creature: Creature
  wears: SceneActor['wears']
  p: Painter
  trunk: Silhouette
  face: Point
  k: number
  back: boolean
}): DisplayList {
  if (!creature.accent && !wears) return []
  const below = y + BELOW * k
  const [left] = edgeOf(trunk, { x, y: below, side: -1 })
  const [right] = edgeOf(trunk, { x, y: below, side: 1 })
  const half = Math.max(20 * k, Math.min(WIDEST * k, x - left, right - x))
  const figure: Figure = {
    body: [],
    over: [],
    neckSeat: { at: [x, below], half },
    hands: { near: [x, y], far: [x, y] },
    back: [x, y],
    feet: [0, 0],
  }
  const { accent, neck = 'scarf' } = creature
  return [
    ...(accent ? roundNeck(neck, { p, figure, art: ALL_FACE, accent, back }) : []),
    ...wornOnNeck({ wears, p, figure, art: ALL_FACE, back }),
  ]
}
