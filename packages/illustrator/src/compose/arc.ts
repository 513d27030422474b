import { clamp, lerp } from '#core/geometry'
import type { Random } from '#core/random'
import { stepTo } from '#stages/stage'
import type { Slot, Stage } from '#stages/stage'
import { measure, performanceOf } from './figure'
import { depthOf, groundOf, groundUnder, membersOf, SHALLOW } from './gathering'
import type { Gathering } from './gathering'
import type { Placement } from './plan'
import type { Places } from './place-cast'
import type { Stance } from './stance'
import { farthestBack } from './thing-kinds'

interface Room {
  random: Random
  stage: Stage
  view: Stance
}

const sizeAt = ({ box: [, top, , bottom], scale: [far, near] }: Slot, y: number) =>
  lerp(far, near, (y - top) / Math.max(1, bottom - top))
/** How large somebody is who comes from their own ground to stand there. */
const scaleOn = (slot: Slot, y: number, place: Placement) =>
  (place.scale * sizeAt(slot, y)) / sizeAt(place.slot, place.y)

/** Between two bodies; below nothing one is a little before the other. */
const AIR = [-16, 44] as const
/** How far past the side of the ground that is surely free. */
const BEYOND = 60

/** Where the centre is, and whether the arc is open to us, its ends nearest, or lies behind the centre. */
function centreOf(
  gathering: Gathering,
  places: Places,
  { slot, room }: { slot: Slot; room: Room },
) {
  const { thing, isFree } = gathering
  const { random, stage, view } = room
  const [far, near] = depthOf(slot, view)
  if (!isFree || !thing) {
    const found = groundOf(gathering, places)
    if (!found || !isFree) return found && { ...found, isOpen: found.y < (far + near) / 2 }
    const isOpen = random.chance(0.5)
    return { ...found, isOpen, y: lerp(far, near, isOpen ? 0.1 : 0.9) }
  }
  const isOpen = thing.isLarge || random.chance(0.5)
  const y = thing.isLarge
    ? farthestBack(thing.object.thing, stage, slot.box[1])
    : lerp(far, near, isOpen ? 0.1 : 0.9)
  return { x: 0, y, isOpen, half: (thing.width / 2) * sizeAt(slot, y) * view.size }
}

const BY_HEIGHT = 0.65
const tall = ({ measured, scale }: Placement) => -measured.anchors.box.y * scale

/** From the middle outwards: as it comes, or the tall ones first, who are then farthest from us. */
function inOrder(members: readonly Placement[], random: Random): Placement[] {
  const shuffled = members
    .map((place) => ({ place, rank: random.next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place)
  return random.chance(BY_HEIGHT)
    ? shuffled.toSorted((one, other) => tall(other) - tall(one))
    : shuffled
}

/** Seen well from the side. */
const IN_PROFILE: ReadonlySet<string> = new Set([
  'stand',
  'look',
  'listen',
  'talk',
  'wave',
  'kneel',
  'crouch',
  'point',
])
const TURNS_AWAY = 0.45

/** Who is nearest to us turns from us to the others. */
function inProfile(place: Placement): Pick<Placement, 'view' | 'measured'> {
  const view = 'profile'
  const { size: _size, ...measured } = measure(performanceOf({ ...place, view }))
  return { view, measured }
}

function turnNearest(members: readonly Placement[]) {
  const [nearest] = members.toSorted((one, other) => other.y - one.y)
  if (
    nearest?.measured.isHuman &&
    nearest.view === 'three_quarter' &&
    IN_PROFILE.has(nearest.action)
  )
    Object.assign(nearest, inProfile(nearest))
}

/** Everybody who attends to one centre comes to stand in an arc around it, faces towards it. */
export function gather(places: Places, gathering: Gathering, room: Room) {
  const { random, stage, view } = room
  const members = membersOf(gathering, places)
  const slot = groundUnder(members, stage)
  if (!slot || members.length < 2) return
  const [far, near] = depthOf(slot, view)
  const centre = near - far < SHALLOW ? undefined : centreOf(gathering, places, { slot, room })
  if (!centre) return
  const { y, half, isOpen } = centre
  const first = random.chance(0.5) ? 0 : 1
  const edges = [half, half]
  const arc = inOrder(members, random).map((place, i) => {
    const side = (first + i) % 2
    const outward = (Math.floor(i / 2) + 1) / Math.ceil(members.length / 2)
    const isEnd = outward === 1 && members.length > 2
    const at = isOpen
      ? lerp(Math.max(y, far), near, outward - random.between(0, 0.25))
      : lerp(far, y, isEnd ? 0.45 : random.between(0, 0.2))
    const scale = scaleOn(slot, at, place)
    const { box } = place.measured.anchors
    const away = (edges[side] ?? half) + random.between(...AIR) + (box.x + box.width) * scale
    edges[side] = away - box.x * scale
    return { place, away: side ? away : -away, y: at, scale }
  })
  const [left, , right] = slot.box
  const within = (at: number) => stepTo(clamp(at, left - BEYOND, right + BEYOND), slot, stage)
  const from = within(-Infinity) + (edges[0] ?? half) - BEYOND
  const to = within(Infinity) - (edges[1] ?? half) + BEYOND
  const x = gathering.isFree ? (from < to ? random.between(from, to) : (from + to) / 2) : centre.x
  const somebody = gathering.isFree ? places.get(gathering.centre) : undefined
  if (somebody) {
    const scale = scaleOn(slot, y, somebody)
    Object.assign(somebody, { x, y, z: y + 1, scale, slot })
  }
  const around = gathering.thing && { id: gathering.centre, at: [x, y] as const }
  for (const { place, away, y: own, scale } of arc)
    Object.assign(place, { x: within(x + away), y: own, z: own + 1, scale, slot, around })
  if (isOpen && random.chance(TURNS_AWAY)) turnNearest(members)
}
