import type { Character } from '@luciole/contract/character'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Action, SceneActor, SceneBrief } from '@luciole/contract/scene-brief'
import type { Stage } from '#stages/stage'
import type { Angle } from '#stages/tilt-stage'
import { bystander, measure, performanceOf, sitsAndWaves, standingHeight } from './figure'
import { gatheringOf } from './gathering'
import type { Gathering } from './gathering'
import { inOwnThings } from './own-clothes'
import { measurePair } from './pair-figure'
import { breathesUnderWater } from '#creatures/worn'
import { isOnWheels } from '#people/wheelchair-frame'
import { crossesLegs, isLow, seatFor, sitsOnNothing, throneFor, wavesFrom } from './seats'
import type { Company } from './seats'
import { sizeAfar, sizeAtHome } from './stance'
import { footingOf } from './standing-on'
import { objectsOf } from './place-objects'
import type { ThingSizes } from './place-objects'
import { groundedPart, onWheels } from './on-wheels'
import type { Glass, PairPart, Player } from './plan'

/** How tall a rider may be in life: a mouse fits a pocket, a cat an arm. */
const RIDER_HEIGHT = { pocket: 110, hand: 110, shoulder: 130, head: 130, arms: 200 } as const

export interface Roles {
  /** Those who need a place of their own, hero first, followers after whom they follow. */
  players: readonly Player[]
  /** Those who ride on somebody. */
  riders: readonly Player[]
  hero: string
  gathering?: Gathering | undefined
}

const AIRLESS = new Set(['moon_surface', 'ring_planet', 'asteroid_path'])
const ALL_FISH = new Set<CreatureId>(['fish', 'seahorse'])
/** One that would fit into a bowl of water travels in it; a large one goes on land as other animals do. */
const SMALL_SHARK = 0.6
const STANDING_IN_WATER = new Set<Action>(['swim', 'float', 'fly', 'jump', 'climb', 'perch'])
function glassFor(character: Character, stage: Stage): Glass | undefined {
  const swimsOnly =
    character.kind === 'animal' &&
    (ALL_FISH.has(character.species) ||
      (character.species === 'shark' && character.scale < SMALL_SHARK))
  if (swimsOnly && stage.kind !== 'water') return stage.id === 'beach' ? 'pool' : 'bowl'
  if (character.kind !== 'human' && character.kind !== 'animal') return undefined
  const isAtHome = character.kind === 'animal' && breathesUnderWater(character.species)
  if (stage.kind === 'water') return isAtHome ? undefined : 'bubble_helmet'
  return AIRLESS.has(stage.id) ? 'space_helmet' : undefined
}

/** An animal that climbs looks up what it climbs, not out of the picture; unless it looks at somebody. */
const looksUp = (actor: SceneActor, { brief, isHuman }: Company) =>
  actor.action === 'climb' && !isHuman(actor) && !brief.cast.some(({ id }) => id === actor.looksAt)

const viewOf = (actor: SceneActor, company: Company): Player['view'] =>
  actor.dir === 'back' || (actor.action === 'look_far' && actor.looksAt === 'away')
    ? 'back'
    : actor.dir === 'front' || actor.looksAt === 'viewer'
      ? 'front'
      : looksUp(actor, company)
        ? 'profile'
        : 'three_quarter'

/** A pot takes both arms, however one goes. */
const TAKES_BOTH_ARMS = 55
const isArmful = (size: { width: number; height: number } = { width: 0, height: 0 }) =>
  size.width > TAKES_BOTH_ARMS && size.height < size.width * 1.15

function armsFull(actor: SceneActor, brief: SceneBrief, sizes: ThingSizes): boolean {
  const load = objectsOf(brief).find(({ heldBy }) => heldBy === actor.id)
  return (
    ['walk', 'tiptoe', 'stand', 'hold'].includes(actor.action) &&
    load !== undefined &&
    isArmful(sizes.get(load.id))
  )
}

/** Idle, or with both arms up: nobody could sit in them. */
const ARMS_ELSEWHERE: ReadonlySet<Action> = new Set<Action>([
  ...(['stand', 'walk', 'look', 'talk', 'cheer', 'climb', 'reach', 'jump', 'throw'] as const),
  ...(['push', 'pull', 'dig', 'cover_ears'] as const),
])
/** They now hold what sits in their arms. */
function withFullArms(player: Player): Player {
  if (!player.measured.isHuman || !ARMS_ELSEWHERE.has(player.action)) return player
  const carrier = { ...player, action: 'carry', isFree: false } as const
  const { size: _size, ...measured } = measure(performanceOf(carrier))
  return { ...carrier, measured }
}

/** A mouse that matters is drawn large enough to be found and loved. */
const LEAST_HEIGHT = 150
const LEAST_ONLOOKER = 95
const noticed = (height: number, least = LEAST_HEIGHT) => Math.min(2.1, Math.max(1, least / height))
const SMALL = 128

/**
 * Somebody knee-high would be lost from a close picture, and cannot be embraced standing: then they
 * come up to the other's shoulder or arms. On a goose they would be lost behind the neck: beside an
 * animal they stand. So does who gives.
 */
function lifted(actor: SceneActor, height: number, { brief, isHuman }: Company): SceneActor {
  const lead = brief.cast.find(
    (other) =>
      other.id !== actor.id &&
      (other.pair?.with === actor.id ||
        actor.pair?.with === other.id ||
        (brief.shot === 'close' &&
          isHuman(other) &&
          ![actor.action, other.action].includes('give') &&
          (other.looksAt === actor.id || actor.looksAt === other.id))),
  )
  if (!lead || height > SMALL || actor.attach || actor.at) return actor
  const { pair: _pair, ...alone } = actor
  const type = actor.pair?.type ?? lead.pair?.type
  return {
    ...alone,
    attach: { to: lead.id, where: type === 'hug' || type === 'carry' ? 'arms' : 'shoulder' },
  }
}

export function assignRoles({
  brief,
  cast,
  stage,
  sizes,
  angle,
}: {
  brief: SceneBrief
  cast: Readonly<Record<string, Character>>
  stage: Stage
  sizes: ThingSizes
  angle?: Angle | undefined
}): Roles {
  const crowd = brief.crowd
    .slice(0, 5)
    .map((species, i): { actor: SceneActor; character: Character } => ({
      actor: { id: `crowd_${i}`, action: i % 2 ? 'sit' : 'stand', feeling: 'curious', extra: true },
      character: bystander(species),
    }))
  const company = { brief, isHuman: ({ id }: SceneActor) => cast[id]?.kind === 'human' }
  const named = brief.cast.flatMap((actor) => {
    const character = cast[actor.id]
    return character ? [{ actor, character }] : []
  })
  const all = [...named, ...crowd].map((told): Player => {
    const { actor, footing, outOf, ...own } = groundedPart(
      { ...told, footing: footingOf(told.actor, { brief, stage, sizes }) },
      stage,
    )
    const character = inOwnThings(own.character, actor)
    const mayBeUp = character.kind === 'human' && !isOnWheels(character)
    const throne = mayBeUp ? throneFor(actor, stage, company) : undefined
    const around = glassFor(character, stage)
    const glass = around === 'pool' && actor.attach ? 'bowl' : around
    const isInWater = glass === 'bowl' || glass === 'pool'
    const dressed = {
      ...actor,
      wears: actor.wears ?? (isInWater ? undefined : glass),
      ...(throne ? { at: throne } : {}),
    } as SceneActor
    const seat = throne ? undefined : seatFor(actor, character, company)
    const isHuman = character.kind === 'human'
    const sitsUp =
      footing &&
      !footing.isFlat &&
      !footing.isIn &&
      !footing.isDeep &&
      (actor.action === 'sit' || wavesFrom(actor, footing.kind)) &&
      mayBeUp
    const action =
      actor.pair?.type === 'ride'
        ? 'ride'
        : seat || (throne && !crossesLegs(character)) || sitsUp
          ? 'perch'
          : isHuman && armsFull(actor, brief, sizes)
            ? 'carry'
            : isInWater && STANDING_IN_WATER.has(actor.action)
              ? 'stand'
              : isHuman && sitsOnNothing(actor, footing)
                ? 'sit'
                : onWheels(character, actor.action)
    const seen = viewOf(actor, company)
    // As the throne does, or the deep armchair.
    const isAsTheSeat = isHuman && (throne || footing?.isDeep) && isLow(action)
    const view = isAsTheSeat && seen === 'three_quarter' ? 'front' : seen
    const isFree = !objectsOf(brief).some(({ heldBy }) => heldBy === actor.id)
    const manner = brief.page
    const { size, ...measured } = measure({
      character,
      action,
      view,
      feeling: actor.feeling,
      isFree,
      manner,
      waves: sitsAndWaves(actor, action),
      wears: dressed.wears,
      glass,
      angle,
    })
    return {
      actor:
        actor.extra || character.kind === 'human' || isInWater
          ? dressed
          : lifted(dressed, measured.height * size, company),
      character,
      measured,
      action,
      view,
      isFree,
      manner,
      glass,
      angle,
      size:
        size *
        (actor.extra
          ? 0.9
          : sizeAtHome(character, brief) * sizeAfar(character, measured.height * size, brief)),
      ...(seat ? { seat } : {}),
      ...(footing ? { footing } : {}),
      ...(outOf ? { outOf } : {}),
    }
  })
  const pairs = all.flatMap((player): PairPart[] => {
    const { pair, id } = player.actor
    return pair &&
      pair.with !== id &&
      all.some(({ actor }) => actor.id === pair.with && actor.attach?.to !== id) &&
      player.actor.attach?.to !== pair.with
      ? [{ type: pair.type, first: id, second: pair.with }]
      : []
  })
  const pairOf = (id: string) => pairs.find((pair) => pair.first === id || pair.second === id)
  const bound = all.map((player): Player => {
    const pair = pairOf(player.actor.id)
    return pair ? { ...player, ...measurePair(pair, all, player.actor.id), pair } : player
  })
  const canRide = (player: Player) =>
    player.actor.attach !== undefined &&
    player.measured.height * player.size < RIDER_HEIGHT[player.actor.attach.where] &&
    all.some((other) => other.actor.id === player.actor.attach?.to && other !== player)
  const riders = bound.filter((player) => !player.pair && canRide(player))
  const pulls = ({ action, actor }: Player) =>
    action === 'pull' && all.some((other) => other.actor.id === actor.looksAt)
  const follows = (player: Player) => {
    const { near, touches, attach, extra } = player.actor
    return (near ?? touches ?? attach ?? extra) || pulls(player) ? 1 : 0
  }
  const carries = (id: string) =>
    riders.some(({ actor }) => actor.attach?.to === id && actor.attach.where === 'arms')
  const players = bound
    .filter((player) => player.pair || !canRide(player))
    .map((player): Player =>
      player.actor.attach
        ? { ...player, actor: { ...player.actor, near: player.actor.attach.to } }
        : player,
    )
    .toSorted((one, other) => follows(one) - follows(other))
    .map((player): Player =>
      player.pair
        ? player
        : {
            ...player,
            size:
              player.size *
              noticed(
                standingHeight(player) * player.size,
                player.actor.extra ? LEAST_ONLOOKER : LEAST_HEIGHT,
              ),
          },
    )
    .map((player): Player => (carries(player.actor.id) ? withFullArms(player) : player))
  const hero =
    (
      players.find(({ character, actor }) => character.kind === 'human' && !actor.extra) ??
      players[0]
    )?.actor.id ?? ''
  return {
    players,
    riders,
    gathering: gatheringOf(brief, players, sizes),
    hero: players.some(({ actor }) => actor.id === named[0]?.actor.id)
      ? (named[0]?.actor.id ?? hero)
      : hero,
  }
}
