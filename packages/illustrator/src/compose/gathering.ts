import type { SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import { clamp, lerp } from '#core/geometry'
import type { Random } from '#core/random'
import { stepTo } from '#stages/stage'
import type { Slot, Stage } from '#stages/stage'
import { ACTION_RULES } from './actions'
import { isUnplaced } from './companionship'
import type { Charge } from './cost'
import { isAttentive } from './look-at-things'
import type { PlacedObject, Placement, Player } from './plan'
import type { Places } from './place-cast'
import type { ThingSizes } from './place-objects'
import type { Stance } from './stance'
import { farthestBack, isAloft, isLarge, isMark, isSecret } from './thing-kinds'

/** Three or more around one centre: somebody, or a thing on the ground. */
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

/** Whom or what most of a page attend to, if they are enough to stand around it. */
export function gatheringOf(
  brief: SceneBrief,
  players: readonly Player[],
  sizes: ThingSizes,
): Gathering | undefined {
  const attending = new Map<string, Player[]>()
  for (const player of players) {
    const { actor, action } = player
    const sought = actor.looksAt ?? (isAttentive(action) ? brief.focus : undefined)
    if (sought && sought !== actor.id && !actor.extra)
      attending.set(sought, [...(attending.get(sought) ?? []), player])
  }
  const [found] = [...attending].toSorted(([, one], [, other]) => other.length - one.length)
  if (!found) return undefined
  const [centre, attentive] = found
  const members = new Set(attentive.filter(canGather).map(({ actor }) => actor.id))
  const somebody = players.find(({ actor }) => actor.id === centre)
  if (somebody) {
    if (attentive.length + 1 < LEAST || ACTION_RULES[somebody.action].slots) return undefined
    const isBound = ({ actor }: Player) => actor.near === centre || actor.touches === centre
    const isFree =
      canGather(somebody) &&
      !players.some(
        (player) => isBound(player) || (isHandsOn(player) && player.actor.looksAt === centre),
      )
    return { centre, members, isFree }
  }
  const object = brief.objects.find(({ id }) => id === centre)
  const size = sizes.get(centre)
  const isLoose = object && size && !object.heldBy && !object.at && !isAloft(object)
  const isWorkedOn = players.some(
    ({ action, actor }) => WORKED_ON.has(action) || actor.touches === centre,
  )
  if (!isLoose || isSecret(object) || isWorkedOn || attentive.length < LEAST) return undefined
  const thing = { object, width: size.width, isLarge: isLarge(size) }
  const isFree = !players.some(({ footing, seat }) => (footing?.thing ?? seat) === centre)
  return { centre, members, isFree, thing }
}

const sizeAt = ({ box: [, top, , bottom], scale: [far, near] }: Slot, y: number) =>
  lerp(far, near, (y - top) / Math.max(1, bottom - top))

/** How deep a place is for those who stand about in it. */
const depthOf = ({ box: [, top, , bottom] }: Slot, { depth: [far, near] }: Stance) =>
  [lerp(top, bottom, far), lerp(top, bottom, near)] as const
/** Less than this is a ledge. */
const SHALLOW = 60

const isOnGround = ({ slot: { kind } }: Placement) => kind === 'ground' || kind === 'small'
const standsFree = (place: Placement) => isOnGround(place) && !place.isTied
const groundOf = ({ slots }: Stage, members: readonly Placement[]) =>
  members.find(({ slot }) => slot.kind === 'ground')?.slot ??
  slots.find(({ kind }) => kind === 'ground')
const membersOf = ({ members }: Gathering, places: Places) =>
  [...places.values()].filter((place) => members.has(place.actor.id) && standsFree(place))

/** Where the ground is under a centre that stays where it is, and how far it goes to either side. */
function fixedCentre({ centre, thing }: Gathering, places: Places) {
  const bearer = [...places.values()].find(({ footing }) => footing?.thing === centre)
  if (bearer?.base && thing) return { ...bearer.base, half: (thing.width / 2) * bearer.base.scale }
  const somebody = places.get(centre)
  if (!somebody || !isOnGround(somebody)) return undefined
  const { box } = somebody.measured.anchors
  const { x, y } = somebody.base ?? somebody
  return { x, y, half: (box.width / 2) * somebody.scale }
}

const AIR = [-16, 44] as const
/** How far past the side of the ground that is surely free. */
const BEYOND = 60
/** The tallest stand farthest from us. */
const BY_HEIGHT = 0.65

interface Room {
  random: Random
  stage: Stage
  view: Stance
}

/** An arc round the centre: either it is open to us, the last of it nearest, or it lies behind. */
export function gather(places: Places, gathering: Gathering, { random, stage, view }: Room) {
  const members = membersOf(gathering, places)
  const slot = groundOf(stage, members)
  if (!slot || members.length < 2) return
  const [far, near] = depthOf(slot, view)
  if (near - far < SHALLOW) return
  const { thing, isFree } = gathering
  const fixed = isFree && thing ? { x: 0, y: 0, half: 0 } : fixedCentre(gathering, places)
  if (!fixed) return
  const isDeep = thing?.isLarge && isFree
  const isOpen = isDeep || (isFree ? random.chance(0.5) : fixed.y < (far + near) / 2)
  const y = isDeep
    ? farthestBack(thing.object.thing, stage, slot.box[1])
    : isFree
      ? lerp(far, near, isOpen ? random.between(0, 0.2) : random.between(0.8, 1))
      : fixed.y
  const half = isFree && thing ? (thing.width / 2) * sizeAt(slot, y) * view.size : fixed.half
  const shuffled = members
    .map((place) => ({ place, rank: random.next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place)
  const tall = ({ measured, scale }: Placement) => -measured.anchors.box.y * scale
  const order = random.chance(BY_HEIGHT)
    ? shuffled.toSorted((one, other) => tall(other) - tall(one))
    : shuffled
  const first = random.chance(0.5) ? 1 : -1
  const edges = { [-1]: half, [1]: half }
  const arc = order.map((place, i) => {
    const side = i % 2 ? (-first as 1 | -1) : (first as 1 | -1)
    const outward = (Math.floor(i / 2) + 1) / Math.ceil(members.length / 2)
    const at = isOpen
      ? lerp(Math.max(y, far), near, outward - random.between(0, 0.25))
      : lerp(far, y, outward < 1 || members.length < 3 ? random.between(0, 0.2) : 0.45)
    const scale = (place.scale * sizeAt(slot, at)) / sizeAt(place.slot, place.y)
    const { box } = place.measured.anchors
    const away = edges[side] + random.between(...AIR) + (box.x + box.width) * scale
    edges[side] = away - box.x * scale
    return { place, side, away, at, scale }
  })
  const [left, , right] = slot.box
  const within = (at: number) => stepTo(clamp(at, left - BEYOND, right + BEYOND), slot, stage)
  const [from, to] = [within(-Infinity) + edges[-1] - BEYOND, within(Infinity) - edges[1] + BEYOND]
  const x = !isFree ? fixed.x : from < to ? random.between(from, to) : (from + to) / 2
  const somebody = isFree ? places.get(gathering.centre) : undefined
  if (somebody) {
    somebody.scale *= sizeAt(slot, y) / sizeAt(somebody.slot, somebody.y)
    Object.assign(somebody, { x, y, z: y + 1, slot })
  }
  for (const { place, side, away, at, scale } of arc)
    Object.assign(place, {
      x: within(x + side * away),
      y: at,
      z: at + 1,
      scale,
      slot,
      flip: side > 0,
      ...(thing ? { around: { id: gathering.centre, at: [x, y] } } : {}),
    })
}

/** Of the depth that a place has, how far those who look on are before or behind what they look at. */
const WANTED = 0.42
const ROW = 20
const ONE_SIDE = 14

/** Those who attend to one centre stand around it, not beside it in a row. */
export function chargeRow(
  {
    places,
    objects,
    gathering,
    stage,
    view,
  }: {
    places: Places
    objects: readonly PlacedObject[]
    gathering?: Gathering | undefined
    stage: Stage
    view: Stance
  },
  charge: Charge,
) {
  const members = gathering ? membersOf(gathering, places) : []
  const slot = groundOf(stage, members)
  if (!gathering || !slot || members.length < 2) return
  const [far, near] = depthOf(slot, view)
  const thing = objects.find(({ object }) => object.id === gathering.centre)
  const centre = thing ?? fixedCentre(gathering, places)
  if (!centre || near - far < SHALLOW || (thing && isMark(thing.object))) return
  const mean = members.reduce((sum, { y }) => sum + y - centre.y, 0) / members.length
  charge('in a row', ROW * Math.max(0, 1 - Math.abs(mean) / ((near - far) * WANTED)))
  const toRight = members.filter(({ x }) => x > centre.x).length
  if (members.length >= LEAST && toRight % members.length === 0) charge('on one side', ONE_SIDE)
}
