import type { Action, SceneActor, SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import { LIKED_DRAWINGS, type ThingId } from '@luciole/contract/things'
import { clamp } from '#core/geometry'
import type { Random } from '#core/random'
import { STAGE_WIDTH } from '#stages/stage'
import type { Stage } from '#stages/stage'
import { climbOn, climbedBy, heightToClimb } from './climbing'
import { airOver, isForOne, pileOn } from './piling'
import type { Base, Footing, PlacedObject, Placement, Player } from './plan'
import type { ThingSizes } from './place-objects'
import { farthestBack, isAloft } from './thing-kinds'

/**
 * Where one stands on a thing: `rim` is what feet or legs are behind, or the top itself, as a share of its
 * height; `deck` is lower where there is a parapet or a side before the feet; `half` of its width is free.
 */
interface Top {
  rim: number
  deck?: number
  /** One is in it, sitting or standing. */
  isIn?: boolean
  /** How much of an animal is out of sight in it. */
  inside?: number
  half: number
  /** How much larger than in life it may get for whoever is on it; a rock or a bridge as it likes. */
  grows?: number
  /** One sits in it with the legs on its cushion, facing us as it does. */
  isDeep?: boolean
  /** So far to one side of its middle, where something rises that is to be seen. */
  aside?: number
}
const TOPS: Partial<Record<ThingId, Top>> = {
  bridge: { rim: 0.96, deck: 0.62, half: 0.24 },
  table: { rim: 0.97, half: 0.4 },
  long_table: { rim: 0.97, half: 0.44 },
  bed: { rim: 0.5, half: 0.3 },
  sandcastle: { rim: 0.72, half: 0.2 },
  bench: { rim: 0.42, half: 0.4 },
  chair: { rim: 0.47, half: 0.3, grows: 1.15 },
  tiny_chair: { rim: 0.47, half: 0.3, grows: 1.15 },
  feast_table: { rim: 0.72, deck: 0, isIn: true, inside: 0.3, half: 0.42 },
  nap_table: { rim: 0.02, deck: 0, isIn: true, half: 0.9 },
  hang_ladder: { rim: 0.26, half: 0.5 },
  suitcase: { rim: 0.8, half: 0.7, grows: 1.3 },
  door: { rim: 0.03, half: 0.24 },
  woolly_hat: { rim: 0.04, half: 0.32 },
  cup: { rim: 0.92, deck: 0.1, isIn: true, inside: 0.62, half: 0.9 },
  fish_cup: { rim: 0.86, deck: 0.1, isIn: true, inside: 0.62, half: 0.9 },
  slide: { rim: 0.72, half: 0.2 },
  rocket_home: { rim: 0.1, half: 0.2 },
  nest: { rim: 0.7, deck: 0.3, half: 0.4 },
  pillow: { rim: 0.6, half: 0.6, grows: 1.3 },
  hay_bale: { rim: 0.8, half: 0.4 },
  mitten_nest: { rim: 0.66, deck: 0.4, half: 0.4 },
  machine: { rim: 0.66, half: 0.3 },
  idle_machine: { rim: 0.8, half: 0.3 },
  // Half-way up, where its steps are under the middle.
  attic_stair: { rim: 0.55, half: 0.06, grows: 1 },
  low_wall: { rim: 0.94, half: 0.42 },
  // Lower than the heads of who sits on it already.
  sea_wall: { rim: 0.42, half: 0.4 },
  armchair: { rim: 0.42, half: 0.3, grows: 1.15 },
  wardrobe: { rim: 0.08, half: 0.25, grows: 1.3 },
  stone: { rim: 0.9, half: 0.25 },
  wheelbarrow: { rim: 0.8, deck: 0.4, isIn: true, half: 0.2 },
  narrow_door: { rim: 0.03, half: 0.22 },
  big_armchair: { rim: 0.36, half: 0.4, grows: 1.15, isDeep: true },
  walking_bush: { rim: 0.8, deck: 0.1, isIn: true, half: 0.32 },
  writing_desk: { rim: 0.66, deck: 0.05, isIn: true, half: 0.3 },
  school_desk: { rim: 0.94, deck: 0.3, isIn: true, half: 0.8 },
  shop_step: { rim: 0.13, half: 0.24 },
  crate: { rim: 0.97, half: 0.8 },
  stool: { rim: 0.95, half: 0.34, grows: 1.3 }, // no larger than where it stands empty
  folding_stool: { rim: 0.92, half: 0.4, grows: 1.3 },
  potato_barrow: { rim: 0.82, deck: 0.3, isIn: true, half: 0.4, grows: 1.15 },
  basket: { rim: 0.6, deck: 0.1, isIn: true, half: 0.25 },
  box: { rim: 0.75, deck: 0.1, isIn: true, half: 0.3 },
  cardboard_box: { rim: 0.75, deck: 0.1, isIn: true, half: 0.3 },
  flower_pot: { rim: 0.8, deck: 0.3, isIn: true, half: 0.3 },
  coat: { rim: 0.8, deck: 0.68, isIn: true, half: 0.5 },
  dug_hole: { rim: 0.5, deck: 0, isIn: true, inside: 0.55, half: 0.3 },
  splash: { rim: 0.34, deck: 0.05, isIn: true, inside: 0.26, half: 0.3 },
  present_shelf: { rim: 0.44, half: 0.4 }, // on the shelf, not on the rock that it is in
  flag_quilt: { rim: 0.9, deck: 0.2, isIn: true, half: 0.36 },
  soup_pot: { rim: 0.82, deck: 0.2, isIn: true, half: 0.3 },
  bucket: { rim: 0.9, deck: 0.2, isIn: true, half: 0.3 },
  toy_boat: { rim: 0.3, deck: 0.1, isIn: true, half: 0.3 },
  table_boat: { rim: 0.3, deck: 0.14, isIn: true, inside: 0.2, half: 0.085 },
  rover: { rim: 0.6, deck: 0.3, isIn: true, half: 0.25 },
}
/** Open, one is in it: before its lid, on what fills it. */
const OPEN_TOPS: Partial<Record<ThingId, Top>> = {
  treasure_chest: { rim: 0.53, half: 0.4, grows: 1.3 },
  iron_chest: { rim: 0.53, half: 0.4, grows: 1.3 },
  // On its near rim, with the water up behind.
  fountain: { rim: 0.17, half: 0.14, aside: 0.3, grows: 1 },
  // A heap of it, up to the chin.
  paper: { rim: 0.8, deck: 0.1, isIn: true, inside: 0.5, half: 0.3 },
}
/** A list is no mattress. */
const SHEETS = new Set<ThingId>(['book', 'map', 'paper', 'letter'])
/** What lies on the ground: one stands in its middle. */
const FLAT: ReadonlySet<ThingId> = new Set<ThingId>([
  ...(['blanket', 'scarf', 'boat_drawing', 'puddle', 'dragon_footprint'] as const),
  ...(['bare_prints', 'drawn_ring', 'footprints', 'silver_trail', 'flat_grass'] as const),
  ...([
    'hopscotch',
    'combed_kelp',
    'wool_trail',
    'paw_prints',
    'kid_drawing',
    'beetle_rug',
  ] as const),
  ...LIKED_DRAWINGS,
  ...SHEETS,
])
const FLAT_TOP: Top = { rim: 0.42, half: 0.3 }
/** Room for a family. */
const RUG_TOP: Top = { rim: 0.5, half: 0.38, grows: 2.4 }
const PLAIN_TOP: Top = { rim: 0.95, half: 0.34 }

/** Where things lie on it as well. */
export const lyingOn = (object: SceneObject): Pick<Top, 'rim' | 'half'> =>
  FLAT.has(object.thing) ? FLAT_TOP : topOf(object)
const topOf = ({ thing, state = 'whole' }: SceneObject): Top =>
  (state === 'whole' ? undefined : OPEN_TOPS[thing]) ?? TOPS[thing] ?? PLAIN_TOP

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
  const isFlat = FLAT.has(object.thing) && !(object.state === 'full' && object.thing in OPEN_TOPS)
  const {
    rim,
    deck = rim,
    half,
    isIn = false,
    inside,
    grows = SHEETS.has(object.thing) ? SHEET_GROWS : MOST_GROWN,
    isDeep,
    aside,
  } = object.thing === 'beetle_rug' ? RUG_TOP : isFlat ? FLAT_TOP : topOf(object)
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
    isFlat,
    isIn,
    ...(inside === undefined ? {} : { inside }),
  }
}

const MOST_GROWN = 2
const SHEET_GROWS = 1.3
/** Between those who stand on one thing. */
const SHOULDER_ROOM = 0.95
/** A parapet hides shins, not a mouse. */
const MOST_HIDDEN = 0.2
const MOST_INSIDE = 0.34
/** An animal draws itself in to fit into what it is in, and stays large enough to be found. */
const LEAST_INSIDE = 0.5
const HEADROOM = 44

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
  const needed = Math.max((wide * SHOULDER_ROOM) / (2 * half * size.width), high / size.height)
  const grow = clamp(footing.climbs ? high / size.height : needed, 1, footing.grows)
  const scale = own * grow
  const reach = Math.min(STAGE_WIDTH / 2, (size.width * scale) / 2)
  const x = clamp(placement.x, reach, STAGE_WIDTH - reach)
  const back = farthestBack(footing.kind, stage, placement.slot.box[1])
  return { x, y: footing.isFlat ? placement.y : back, scale }
}

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
  const sunk = sits
    ? 0
    : Math.min(
        (rim - deck) * size.height * base.scale,
        tall * (footing.isIn ? (footing.inside ?? MOST_INSIDE) : MOST_HIDDEN),
      )
  const free = half * size.width * base.scale
  const wide = measured.anchors.box.width * placement.scale
  const narrow = footing.isIn && !measured.isHuman ? Math.max(LEAST_INSIDE, (2 * free) / wide) : 1
  const air = isPile ? (airOver(sharing) * placement.scale) / placement.size : 0
  const fits = Math.min(1, narrow, (base.y - top + sunk - HEADROOM) / (tall + air))
  const place = isPile ? 0 : order
  const step = (2 * free) / Math.max(1, under.length)
  const isBehindRim = deck < rim && !sits
  const beside = (footing.aside ?? 0) * size.width * base.scale
  return {
    ...placement,
    base,
    scale: placement.scale * fits,
    x:
      base.x -
      free +
      step * (place + 0.5) +
      (beside && (random.between(-1, 1) < 0 ? -beside : beside)) +
      (footing.isDeep ? 0 : random.between(-0.16, 0.16)) * step,
    y: Math.min(base.y, base.y - top + sunk - seat * fits),
    z: base.y + (isBehindRim ? -0.2 : 0.2) - place * 0.01,
  }
}

/** Who lies on a thing lies along it, and in a bed with the head on its pillow. */
export function lieAlong(place: Placement) {
  const { base, footing, slot, measured, scale } = place
  if (!LYING.has(place.action) || footing?.climbs) return
  const pillow = base && footing?.thing.startsWith('bed') ? base.x + 1 : slot.towards
  const middle = base?.x ?? (pillow === undefined ? undefined : (slot.box[0] + pillow) / 2)
  if (middle === undefined) return
  const { box, head } = measured.anchors
  const own = box.x + box.width / 2
  if (pillow !== undefined) place.flip = pillow > middle !== head[0] > own
  place.x = middle - (place.flip ? -1 : 1) * own * scale
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
    z: footing.isFlat ? base.y - height : base.y,
    scale: base.scale * footing.size.grow,
    radius: Math.max(height, width) / 2,
    width,
    height,
    ...(footing.size.shape ? { shape: footing.size.shape, spread: footing.size.spread } : {}),
    bears: on.flatMap((one) => (one.footing?.thing === object.id ? [one.actor.id] : [])),
  }
}
