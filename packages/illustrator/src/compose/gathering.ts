import type { SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import type { Slot, Stage } from '#stages/stage'
import { ACTION_RULES } from './actions'
import { isUnplaced } from './companionship'
import type { Charge } from './cost'
import { isAttentive } from './look-at-things'
import type { PlacedObject, Placement, Player } from './plan'
import type { Places } from './place-cast'
import type { ThingSizes } from './place-objects'
import type { Stance } from './stance'
import { isAloft, isLarge, isMark, isSecret } from './thing-kinds'

/** Three or more with one centre: somebody of theirs, or a thing on the ground. */
export interface Gathering {
  centre: string
  members: ReadonlySet<string>
  /** Nobody is bound to where the centre stands. */
  isFree: boolean
  /** The centre, when it is a thing, and how wide it is at scale 1. */
  thing?: { object: SceneObject; width: number; isLarge: boolean }
}

const LEAST = 3

const isHandsOn = ({ action, actor }: Player) => {
  const { near, handles, aim } = ACTION_RULES[action]
  return near === true || handles === true || aim === 'touch' || actor.touches !== undefined
}
const WORKED_ON: ReadonlySet<string> = new Set(['push', 'pull', 'build', 'dig'])

/** Whoever may take any place from which to see. */
const canGather = (player: Player) =>
  isUnplaced(player) && !isHandsOn(player) && !player.actor.dir && player.view !== 'back'

/** Whom or what most of a page attend to, and who they are. */
function mostSought(brief: SceneBrief, players: readonly Player[]) {
  const attending = new Map<string, Player[]>()
  for (const player of players) {
    const { actor, action } = player
    const sought = actor.looksAt ?? (isAttentive(action) ? brief.focus : undefined)
    if (sought && sought !== actor.id && !actor.extra)
      attending.set(sought, [...(attending.get(sought) ?? []), player])
  }
  return [...attending].toSorted(([, one], [, other]) => other.length - one.length)[0]
}

/** Around whom, or around what, so many of a page are that they do not stand in a row. */
export function gatheringOf(
  brief: SceneBrief,
  players: readonly Player[],
  sizes: ThingSizes,
): Gathering | undefined {
  const [centre, attentive] = mostSought(brief, players) ?? []
  if (!centre || !attentive) return undefined
  const members = new Set(attentive.filter(canGather).map(({ actor }) => actor.id))
  const somebody = players.find(({ actor }) => actor.id === centre)
  if (somebody) {
    const isInAir = ACTION_RULES[somebody.action].slots !== undefined
    if (attentive.length + 1 < LEAST || isInAir) return undefined
    const isBound = (player: Player) =>
      player.actor.near === centre ||
      player.actor.touches === centre ||
      (isHandsOn(player) && player.actor.looksAt === centre)
    return { centre, members, isFree: canGather(somebody) && !players.some(isBound) }
  }
  const object = brief.objects.find(({ id }) => id === centre)
  const size = sizes.get(centre)
  const isLoose = object && size && !object.heldBy && !object.at && !isAloft(object)
  const isWorkedOn = players.some(
    ({ action, actor }) => WORKED_ON.has(action) || actor.touches === centre,
  )
  if (!isLoose || isSecret(object) || isWorkedOn || attentive.length < LEAST) return undefined
  const isFree = !players.some(({ footing, seat }) => (footing?.thing ?? seat) === centre)
  return { centre, members, isFree, thing: { object, width: size.width, isLarge: isLarge(size) } }
}

/** How deep a place is for those who stand about in it, far and near. */
export const depthOf = ({ box: [, top, , bottom] }: Slot, { depth: [far, near] }: Stance) =>
  [top + (bottom - top) * far, top + (bottom - top) * near] as const
/** Less than this is a ledge. */
export const SHALLOW = 60

const isOnGround = ({ slot: { kind } }: Placement) => kind === 'ground' || kind === 'small'
export const membersOf = ({ members }: Gathering, places: Places) =>
  [...places.values()].filter(
    (place) => members.has(place.actor.id) && isOnGround(place) && !place.isTied,
  )
export const groundUnder = (members: readonly Placement[], { slots }: Stage) =>
  members.find(({ slot }) => slot.kind === 'ground')?.slot ??
  slots.find(({ kind }) => kind === 'ground')

/** Where the ground is under who or what has a place already, and how far they go to either side. */
export function groundOf({ centre, thing }: Gathering, places: Places) {
  const bearer = [...places.values()].find(({ footing }) => footing?.thing === centre)
  if (bearer?.base && thing) return { ...bearer.base, half: (thing.width / 2) * bearer.base.scale }
  const somebody = places.get(centre)
  if (!somebody || !isOnGround(somebody)) return undefined
  const { x, y } = somebody.base ?? somebody
  return { x, y, half: (somebody.measured.anchors.box.width / 2) * somebody.scale }
}

/** Of the depth that a place has, how far those who look on are before or behind what they look at. */
const WANTED = 0.42
const ROW = 60
const ONE_SIDE = 30

/** Those who attend to one centre stand around it, not beside it in a row. */
export function chargeRow(
  judged: {
    places: Places
    objects: readonly PlacedObject[]
    gathering?: Gathering | undefined
    stage: Stage
    view: Stance
  },
  charge: Charge,
) {
  const { places, objects, gathering, stage, view } = judged
  const members = gathering ? membersOf(gathering, places) : []
  const slot = groundUnder(members, stage)
  if (!gathering || !slot || members.length < 2) return
  const [far, near] = depthOf(slot, view)
  const thing = objects.find(({ object }) => object.id === gathering.centre)
  const centre = thing ?? groundOf(gathering, places)
  if (!centre || near - far < SHALLOW || (thing && isMark(thing.object))) return
  const mean = members.reduce((sum, { y }) => sum + y - centre.y, 0) / members.length
  charge('in a row', ROW * Math.max(0, 1 - Math.abs(mean) / ((near - far) * WANTED)))
  const toRight = members.filter(({ x }) => x > centre.x).length
  if (members.length >= LEAST && toRight % members.length === 0) charge('on one side', ONE_SIDE)
}
