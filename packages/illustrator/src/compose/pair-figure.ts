import type { SceneObject } from '@luciole/contract/scene-brief'
import { samplesOf, solidBox } from '#creatures/silhouette'
import type { Light } from '#light/light'
import { NEUTRAL_LIGHT } from '#light/light'
import { drawPair } from '#people/pairs/draw-pair'
import type { PairDrawing } from '#people/pairs/draw-pair'
import { SPREAD } from './figure'
import type { Measured, PairPart, Player } from './plan'
import { thingFigure } from './thing-figure'

type Partner = Pick<Player, 'actor' | 'character'>

const GOING = new Set(['walk', 'run', 'tiptoe', 'dance'])

/** Two people drawn as one, in the pair's units. */
export function drawPairOf(
  pair: PairPart,
  players: readonly Partner[],
  light: Light,
  read?: SceneObject,
): PairDrawing {
  const of = (id: string) => players.find(({ actor }) => actor.id === id) ?? (players[0] as Partner)
  const partner = ({ actor, character }: Partner) => ({
    character,
    feeling: actor.feeling,
    wears: actor.wears,
  })
  const [first, second] = [of(pair.first), of(pair.second)]
  return drawPair({
    type: pair.type,
    first: partner(first),
    second: partner(second),
    light,
    shared: read && thingFigure({ object: read, light, isHeld: true }),
    walking: GOING.has(first.actor.action) || GOING.has(second.actor.action),
  })
}

/** One of the two, as the composer sees it: sizes are already those of life. */
export function measurePair(
  pair: PairPart,
  players: readonly Partner[],
  id: string,
): { measured: Measured; size: number } {
  const { anchors } = drawPairOf(pair, players, NEUTRAL_LIGHT)
  const own = id === pair.first ? anchors.first : anchors.second
  const isHuman = players.find(({ actor }) => actor.id === id)?.character.kind === 'human'
  const shape = solidBox(own.box)
  return {
    measured: {
      anchors: own,
      shape,
      spread: samplesOf(shape, SPREAD),
      armLength: 100,
      isHuman,
      height: Math.max(30, -own.box.y),
    },
    size: 1,
  }
}
