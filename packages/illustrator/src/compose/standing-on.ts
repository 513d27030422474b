import type { Action, SceneActor, SceneBrief } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Random } from '#core/random'
import { STAGE_WIDTH } from '#stages/stage'
import type { Stage } from '#stages/stage'
import { climbOn, climbedBy, heightToClimb } from './climbing'
import { heightOfFlight } from './rocket-pot'
import { airOver, isForOne, pileOn } from './piling'
import { toWorld } from './plan'
import type { Base, Footing, PlacedObject, Placement, Player } from './plan'
import type { ThingSizes } from './place-objects'
import { farthestBack, GOING_ALONG, isAloft } from './thing-kinds'
import { liesFlat, SHEETS, standingOf } from './tops'

/** The thing of the page that somebody climbs, stands on, sits on or is in. */
export function footingOf(
  actor: SceneActor,
  { brief, stage, sizes }: { brief: SceneBrief; stage: Stage; sizes: ThingSizes },
): Footing | undefined {
  if (stage.slots.some(({ id }) => id === actor.at)) return undefined
  const climbed = climbedBy(actor, brief)
  const object =
    climbed ??
    brief.objects.find(
      (one) => (one.id === actor.at || one.thing === actor.at) && !one.heldBy && !isAloft(one),
    )
  const size = object && sizes.get(object.id)
  if (!object || !size) return undefined
  const isFlat = liesFlat(object)
  const there = stage.slots.find(({ id }) => id === object.at)
  const {
    rim,
    deck = rim,
    half,
    isIn = false,
    inside,
    grows = SHEETS.has(object.thing) ? SHEET_GROWS : MOST_GROWN,
    isDeep,
    aside,
    gaps,
  } = standingOf(object)
  return {
    thing: object.id,
    kind: object.thing,
    size,
    rim,
    deck,
    half,
    grows: climbed ? MOST_GROWN : grows,
    ...(climbed ? { climbs: true } : {}),
    ...(isDeep ? { isDeep } : {}),
    ...(aside ? { aside } : {}),
    ...(gaps ? { gaps } : {}),
    ...(there ? { slot: there } : {}),
    isFlat,
    isIn,
    ...(inside === undefined ? {} : { inside }),
  }
}

const MOST_GROWN = 2
const SHEET_GROWS = 1.3
/** Between those who stand on one thing. */
const SHOULDER_ROOM = 0.95
/** Between more than two: the hands of one are not at the mouth of the next. */
const ELBOW_ROOM = 1.2
/** A parapet hides shins, not a mouse. */
const MOST_HIDDEN = 0.2
const MOST_INSIDE = 0.34
/** An animal draws itself in to fit into what it is in, and stays large enough to be found. */
const LEAST_INSIDE = 0.6
/** So that a pot is nearly as large as on the page before. */
const GROWS_FOR_ANIMALS = 1.6
const HEADROOM = 44
/** Whoever is in a thing looks out of it. */
const BELOW_MOUTH = 0.34

/** The thing under the first who stands on it: as far back as the ground goes, before nobody else. */
function layBase(
  placement: Placement,
  footing: Footing,
  { sharing, stage }: { sharing: readonly Player[]; stage: Stage },
): Base {
  const { size, half } = footing
  const own = placement.scale / placement.size
  const wide = sharing.reduce((sum, one) => sum + one.measured.anchors.box.width * one.size, 0)
  const high = Math.max(...sharing.map((one) => (one.footing?.climbs ? heightToClimb(one) : 0)))
  const room = sharing.length > 2 ? ELBOW_ROOM : SHOULDER_ROOM
  const needed = Math.max((wide * room) / (2 * half * size.width), high / size.height)
  const isDrawnIn = footing.isIn && sharing.every(({ measured }) => !measured.isHuman)
  const most = isDrawnIn ? Math.min(GROWS_FOR_ANIMALS, footing.grows) : footing.grows
  const grow = clamp(footing.climbs ? high / size.height : needed, 1, most)
  const scale = own * grow
  const reach = Math.min(STAGE_WIDTH / 2, (size.width * scale) / 2)
  const x = clamp(placement.x, reach, STAGE_WIDTH - reach)
  const back = footing.slot?.box[3] ?? farthestBack(footing.kind, stage, placement.slot.box[1])
  const flight = heightOfFlight(footing, stage, scale)
  const z = footing.slot?.z
  return {
    x,
    y: footing.isFlat ? placement.y : back - flight,
    scale,
    ...(z ? { z } : {}),
    ...(flight ? { isFlying: true } : {}),
  }
}

/** With others on the bed, the one whose bed it is sits up in it, the blanket over the legs. */
const mayBeTuckedIn = ({ action, measured }: Placement, sharing: readonly Player[]) =>
  sharing.length > 1 && !LYING.has(action) && !measured.isHuman
const UNDER_BLANKET = 0.26
/** In steps from the first who sits on it. */
const AT_THE_PILLOW = -0.35

/** Up on the thing, beside whoever is on it already. */
export function standOn(
  placement: Placement,
  {
    others,
    roles,
    random,
    stage,
  }: {
    others: readonly Placement[]
    roles: readonly Player[]
    random: Random
    stage: Stage
  },
): Placement {
  const { footing, measured } = placement
  if (!footing) return placement
  const sharing = roles.filter((one) => one.footing?.thing === footing.thing)
  const isPile = isForOne(footing) && sharing.length > 1
  const order = sharing.findIndex(({ actor }) => actor.id === placement.actor.id)
  const below = isPile && order > 0 && others.find(({ actor }) => actor.id === sharing[0]?.actor.id)
  if (below)
    return pileOn(placement, {
      below,
      order,
      last: sharing.length - 1,
      sway: random.between(-1, 1),
    })
  const mates = others.filter((one) => one.base && one.footing?.thing === footing.thing)
  const under = isPile ? sharing.slice(0, 1) : sharing
  const base = mates[0]?.base ?? layBase(placement, footing, { sharing: under, stage })
  if (footing.climbs) return climbOn(placement, { base, footing, order: mates.length })
  const { size, rim, deck, half } = footing
  const sits = placement.action === 'perch' && measured.isHuman
  const top = rim * size.height * base.scale
  const tall = measured.height * placement.scale
  const seat = sits ? (measured.anchors.seat?.[1] ?? 0) * placement.scale : 0
  const free = half * size.width * base.scale
  const wide = measured.anchors.box.width * placement.scale
  const narrow = footing.isIn && !measured.isHuman ? Math.max(LEAST_INSIDE, (2 * free) / wide) : 1
  const { mouth, headRadius } = measured.anchors
  const chin = -(mouth[1] + headRadius * BELOW_MOUTH) * placement.scale
  const isTuckedIn = footing.kind === 'bed' && order === 0 && mayBeTuckedIn(placement, sharing)
  const sunk = sits
    ? 0
    : isTuckedIn
      ? Math.min(chin, tall * UNDER_BLANKET)
      : Math.min(
          (rim - deck) * size.height * base.scale,
          Math.min(1, narrow) *
            (footing.isIn
              ? Math.min(chin, tall * (footing.inside ?? MOST_INSIDE))
              : tall * MOST_HIDDEN),
        )
  const air = isPile ? (airOver(sharing) * placement.scale) / placement.size : 0
  const fits = Math.min(1, narrow, (base.y - top + sunk - HEADROOM) / (tall + air))
  const place = isPile ? 0 : isTuckedIn ? AT_THE_PILLOW : order
  const step = (2 * free) / Math.max(1, under.length, footing.gaps ?? 0)
  const isBehindRim = deck < rim && !sits
  const beside = (footing.aside ?? 0) * size.width * base.scale
  return {
    ...placement,
    base,
    ...(isTuckedIn ? { isTuckedIn } : {}),
    scale: placement.scale * fits,
    x:
      base.x -
      free +
      step * (place + 0.5) +
      (beside && (random.between(-1, 1) < 0 ? -beside : beside)) +
      (footing.isDeep || footing.gaps ? 0 : random.between(-0.16, 0.16)) * step,
    y: Math.min(base.y, base.y - top + sunk - seat * fits),
    z: (base.z ?? base.y) + (isBehindRim ? -0.2 : 0.2) - place * 0.01,
  }
}

/** From the middle of a bed to its pillow, of its length. */
const PILLOW = 0.26
/** Of the way from where one sits on a bed to its pillow, so much higher one lies. */
const UP_ON_BED = 0.24

/** Who lies on a thing lies along it, and in a bed with the head on its pillow. */
export function lieAlong(place: Placement) {
  const { base, footing, slot, measured, scale } = place
  if (!LYING.has(place.action) || footing?.climbs) return
  const pillow = base && footing?.kind === 'bed' ? base.x - 1 : slot.towards
  const middle = base?.x ?? (pillow === undefined ? undefined : (slot.box[0] + pillow) / 2)
  if (middle === undefined) return
  const { box, head } = measured.anchors
  const own = box.x + box.width / 2
  if (pillow !== undefined) place.flip = pillow > middle !== head[0] > own
  place.x = middle - (place.flip ? -1 : 1) * own * scale
  const rests =
    base && footing?.kind === 'bed'
      ? base.x - footing.size.width * base.scale * PILLOW
      : slot.id === 'bed'
        ? slot.towards
        : undefined
  const [lies] = toWorld(place, head)
  // Whoever is small lies up there too, not in the middle of the bed.
  if (rests !== undefined && Math.abs(lies - middle) < Math.abs(rests - middle))
    place.x += rests - lies
  if (!base && slot.id === 'bed' && slot.towards !== undefined)
    place.y = slot.box[1] - Math.abs(slot.towards - slot.box[0]) * UP_ON_BED
}

/** A face is in the middle of the gap that its owner looks out of, whichever way it is turned. */
export function lookOut(place: Placement) {
  const { base, footing, measured, scale } = place
  if (!base || !footing?.gaps) return
  const gap = (2 * footing.half * footing.size.width * base.scale) / footing.gaps
  const first = base.x - (gap * (footing.gaps - 1)) / 2
  const head = (place.flip ? -1 : 1) * measured.anchors.head[0] * scale
  const order = clamp(Math.round((place.x - first) / gap), 0, footing.gaps - 1)
  place.x = first + order * gap - head
}

const LYING: ReadonlySet<Action> = new Set<Action>(['lie', 'sleep'])

/** Who is moved takes the thing along, and everybody else on it. */
export function shiftTogether(
  places: Iterable<Placement>,
  { footing, base }: Placement,
  by: number,
) {
  if (!footing || !base) return
  const moved = { ...base, x: base.x + by }
  for (const place of places)
    if (place.base && place.footing?.thing === footing.thing) {
      place.x += by
      place.base = moved
    }
}

/** The thing itself, under those who are on it. */
export function underFeet(
  object: PlacedObject['object'],
  on: readonly Placement[],
): PlacedObject | undefined {
  const first = on.find(({ base, footing }) => base && footing?.thing === object.id)
  if (!first?.base || !first.footing) return undefined
  const { base, footing } = first
  const [width, height] = [footing.size.width * base.scale, footing.size.height * base.scale]
  return {
    object,
    x: base.x,
    y: base.y,
    z: base.z ?? (footing.isFlat ? base.y - height : base.y),
    scale: base.scale * footing.size.grow,
    radius: Math.max(height, width) / 2,
    width,
    height,
    ...(GOING_ALONG.has(footing.kind) && first.flip ? { isTurned: true } : {}),
    ...(base.isFlying ? { isFlying: true } : {}),
    ...(footing.size.shape ? { shape: footing.size.shape, spread: footing.size.spread } : {}),
    bears: on.flatMap((one) => (one.footing?.thing === object.id ? [one.actor.id] : [])),
  }
}
