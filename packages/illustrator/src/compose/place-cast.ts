import type { SceneBrief, Shot } from '@luciole/contract/scene-brief'
import type { Random } from '#core/random'
import { STAGE_HEIGHT, scaleAt, stepTo, STAGE_WIDTH } from '#stages/stage'
import type { Slot, Stage } from '#stages/stage'
import { ACTION_RULES } from './actions'
import { isFarShot } from './camera'
import { isUnplaced } from './companionship'
import { faceOthers, targetOf } from './facing'
import { gather } from './arc'
import { stepAside } from './own-ground'
import type { Placement, Player } from './plan'
import type { Roles } from './roles'
import type { Stance } from './stance'
import { shiftTogether, standOn } from './standing-on'
import { mittenTip } from './worn-mitten'

export type Places = Map<string, Placement>

/** Swimming and flying need no slot of their own: the whole upper picture is theirs. */
const AIR: Slot = { id: 'air', kind: 'air', box: [260, 560, 1280, 880], scale: [1.1, 1.3] }

/** A moon seen from far below hangs above the roofs. */
const orbOf = ({ character, pair }: Player) =>
  character.kind === 'living_thing' &&
  !pair &&
  (character.thing === 'moon' || character.thing === 'sun')
const inTheSky = ({ horizon }: Stage): Slot => ({
  id: 'sky',
  kind: 'air',
  box: [420, horizon * 0.48, 1116, horizon * 0.56],
  scale: [1, 1],
})

function slotsFor(player: Player, stage: Stage, shot: Shot): readonly Slot[] {
  const { actor, measured, size, pair } = player
  const named = stage.slots.filter((slot) => slot.id === actor.at)
  if (named.length) return named
  // What fits a door is for whom the page puts there.
  const slots = stage.slots.filter(({ id }) => !stage.fitted?.includes(id))
  const grounds = slots.filter(({ kind }) => kind === 'ground')
  if (player.footing?.slot) return [player.footing.slot]
  if (player.footing && grounds.length) return grounds
  // Two who hold each other are drawn on their feet: they stand on the bottom of the sea.
  const isUpright = pair !== undefined && pair.type !== 'ride'
  const kinds = player.seat || isUpright ? [] : (ACTION_RULES[player.action].slots ?? [])
  const [x, y] = stage.anchors[actor.at ?? ''] ?? []
  if (kinds.includes('air') && x !== undefined && y !== undefined)
    return [{ id: 'air', kind: 'air', box: [x, y, x, y], scale: [1, 1] }]
  if (kinds.includes('air') && stage.kind === 'outdoors' && isFarShot(shot) && orbOf(player))
    return [inTheSky(stage)]
  if (kinds.includes('air')) return [slots.find((slot) => slot.kind === 'air') ?? AIR]
  const light = measured.height * size < 190
  const wanted = slots.filter(
    (slot) => kinds.includes(slot.kind) && (light || slot.kind !== 'perch'),
  )
  if (wanted.length) return wanted
  const base = slots.filter((slot) => slot.kind === 'ground' || (slot.kind === 'small' && light))
  return base.length ? base : slots
}

export interface Sampler {
  brief: SceneBrief
  stage: Stage
  roles: Roles
  random: Random
  view: Stance
  /** Everybody comes up to the hero: for feeling, and for covers. */
  isGathered?: boolean
}

/** What is far up in the sky is small, and above what stands on the horizon. */
const FAR_OFF = 0.5
const ABOVE_HORIZON = 30
const IN_THE_SKY = 440
function hangFarOff(player: Player, { stage, random }: Sampler): Placement {
  const { box } = player.measured.anchors
  const scale = player.size * FAR_OFF
  const lowest = Math.min(stage.horizon, IN_THE_SKY) - ABOVE_HORIZON - (box.y + box.height) * scale
  const highest = HEADROOM * 2 - box.y * scale
  const x = random.between(STAGE_WIDTH * 0.2, STAGE_WIDTH * 0.8)
  const y = Math.max(highest, lowest - random.between(0, 120))
  return {
    ...player,
    x,
    y,
    z: 1,
    scale,
    flip: false,
    slot: { id: 'far_off', kind: 'air', box: [x, y, x, y], scale: [1, 1] },
    isTied: false,
    shortOfReach: 0,
  }
}

/** Nobody is taller than the place. */
const HEADROOM = 40

/** Who perches on a bough or a roof sits on it with the legs down; on a doorstep they would be in the ground. */
function dangles({ action, measured }: Player, slot: Slot, { slots }: Stage): boolean {
  const { seat } = measured.anchors
  const floor = slots.find(({ kind }) => kind === 'ground')?.box[1] ?? 0
  const legs = (seat ? -seat[1] : 0) * slot.scale[0]
  return (
    action === 'perch' && measured.isHuman && slot.kind === 'perch' && slot.box[1] + legs < floor
  )
}

/** A mitten on a fin goes below the body: that high over the ground it is all in the picture. */
const TRIMMED = 70
const hangsDown = ({ actor, measured }: Player) =>
  actor.wears === 'mitten' && !measured.isHuman ? mittenTip(measured.anchors)[1] : 0

function standIn(slot: Slot, player: Player, { random, view, stage }: Sampler): Placement {
  const [left, top, right, bottom] = slot.box
  const u = random.between(view.depth[0], view.depth[1])
  const isPoint = left === right
  // Whoever is low is no smaller where there is room for nobody else: a fox is one size through a book.
  const there =
    slot.kind === 'small'
      ? scaleAt(stage, top + (bottom - top) * u)
      : slot.scale[0] + (slot.scale[1] - slot.scale[0]) * u
  const own = there * player.size * view.size
  const scale = Math.min(own, (bottom - HEADROOM) / player.measured.height)
  const sits = slot.kind === 'seat' || dangles(player, slot, stage)
  const seat = sits ? (player.measured.anchors.seat?.[1] ?? 0) : 0
  const free = slot.kind === 'air' ? HEADROOM * 2 + player.measured.height * scale : 0
  // A hat, or who sits on the head, is below the upper edge too.
  const y = Math.min(
    Math.max(top + (bottom - top) * u - seat * scale, Math.min(bottom, free)),
    STAGE_HEIGHT - TRIMMED - hangsDown(player) * scale,
  )
  return {
    ...player,
    x: isPoint ? left + random.between(-12, 12) : random.between(left, right),
    y,
    z: slot.z ?? y + 1,
    scale,
    flip: player.pair ? random.chance(0.5) : false,
    slot,
    isTied: false,
    shortOfReach: 0,
  }
}

const halfWidth = ({ measured, scale }: Placement) =>
  (measured.isHuman ? 46 : Math.min(110, measured.anchors.box.width / 2)) * scale

/** The second of a pair stands where the first does: both are drawn in the pair's own units. */
function tiePair(player: Player, lead: Placement): Placement {
  lead.isTied = true
  return {
    ...player,
    x: lead.x,
    y: lead.y,
    z: lead.z,
    ...(lead.base ? { base: lead.base, footing: lead.footing } : {}),
    scale: lead.scale,
    flip: lead.flip,
    slot: lead.slot,
    isTied: true,
    shortOfReach: 0,
  }
}

function comeClose(
  placement: Placement,
  partner: Placement,
  { random, stage }: Sampler,
  /** To which side one pulls. */
  away?: number,
): Placement {
  const { near, handles } = ACTION_RULES[placement.action]
  const isBehind = placement.action === 'pull' && partner.action === 'pull'
  const side = (isBehind ? away : undefined) ?? (random.chance(0.5) ? 1 : -1)
  const isAtLength = placement.action === 'pull' && !isBehind
  const reach = isAtLength
    ? placement.measured.armLength * placement.scale * random.between(2.2, 3.6)
    : near || (handles && placement.actor.looksAt)
      ? placement.measured.armLength * placement.scale * random.between(0.75, 1.05)
      : placement.actor.near
        ? halfWidth(placement) * random.between(0.3, 1.5)
        : random.between(10, 110) * placement.scale
  const x = partner.x + side * (halfWidth(partner) + halfWidth(placement) + reach * 0.6)
  const [left, , right] = placement.slot.box
  return {
    ...placement,
    x: left === right ? placement.x : stepTo(x, placement.slot, stage),
  }
}

const KEEPS_COMPANY = 0.6

/** Whom somebody keeps close to: as told, for what they do, or because everybody comes close. */
function friendOf(player: Player, { roles, isGathered, random }: Sampler, places: Places) {
  const { near, looksAt, extra, touches } = player.actor
  const rule = ACTION_RULES[player.action]
  if (touches) return places.get(touches)
  if (near) return places.get(near)
  if (rule.near) return places.get(looksAt ?? roles.hero)
  const lead = places.get(roles.hero)
  if (player.action === 'pull' && lead?.action === 'pull') return lead
  if (rule.handles) return places.get(looksAt ?? '') ?? lead
  const comes = isGathered ? !extra : isUnplaced(player) && random.chance(KEEPS_COMPANY)
  return comes ? places.get(roles.hero) : undefined
}

/** Who pulls stands on one side of what is pulled, and who helps is further that way. */
function awayFrom({ x, actor }: Placement, places: Places): number | undefined {
  const pulled = places.get(actor.looksAt ?? '')
  return pulled && Math.sign(x - pulled.x)
}

/** A ladder is put up under what its climber looks at. */
function below(placement: Placement, sampler: Sampler, places: Places): Placement {
  const goal = placement.footing?.climbs && targetOf(placement.actor.looksAt, sampler, places)
  return goal ? { ...placement, x: goal[0] } : placement
}

/** Everybody who has no place yet gets one, at random but lawful. */
function placeMissing(places: Places, sampler: Sampler): Places {
  const { roles, stage, random } = sampler
  for (const player of roles.players) {
    if (places.has(player.actor.id)) continue
    if (player.actor.isFarOff) {
      places.set(player.actor.id, hangFarOff(player, sampler))
      continue
    }
    const slots = slotsFor(player, stage, sampler.brief.shot)
    const free = slots.filter(
      (slot) =>
        slot.box[0] !== slot.box[2] || ![...places.values()].some((place) => place.slot === slot),
    )
    const placement = standIn(random.pick(free.length ? free : slots), player, sampler)
    const partner = places.get(partnerOf(player) ?? '')
    const friend = friendOf(player, sampler, places)
    const others = [...places.values()]
    places.set(
      player.actor.id,
      partner
        ? tiePair(player, partner)
        : player.footing
          ? standOn(below(placement, sampler, places), {
              others,
              roles: roles.players,
              random,
              stage,
            })
          : friend && !player.actor.at
            ? comeClose(placement, friend, sampler, awayFrom(friend, places))
            : placement,
    )
  }
  for (const place of places.values()) place.y = Math.min(place.y, STAGE_HEIGHT - 40)
  faceOthers(places, sampler)
  if (random.chance(STEPS_ASIDE)) {
    stepAside(places.values(), sampler)
    faceOthers(places, sampler)
  }
  return places
}

const STEPS_ASIDE = 0.7

const partnerOf = ({ pair, actor }: Player) =>
  pair && (pair.first === actor.id ? pair.second : pair.first)

export function placeCast(sampler: Sampler): Places {
  const places = placeMissing(new Map(), sampler)
  const { roles, random } = sampler
  if (!roles.gathering || !random.chance(GATHERS)) return places
  gather(places, roles.gathering, sampler)
  stepAside(places.values(), sampler)
  faceOthers(places, sampler)
  return places
}
const GATHERS = 0.5

const STEPS = [170, 46] as const

/** The same arrangement with one of them a step aside, or somewhere else. */
export function moveOne(places: Places, sampler: Sampler): Places {
  if (!places.size) return places
  const { random, roles } = sampler
  const moved: Places = new Map([...places].map(([id, place]) => [id, { ...place }]))
  const one = random.pick([...moved.values()])
  const [left, , right] = one.slot.box
  const isBelow = one.footing?.climbs && one.actor.looksAt !== undefined
  if (left !== right && !one.pair && !isBelow && random.chance(0.6)) {
    const x = stepTo(one.x + random.between(-1, 1) * random.pick(STEPS), one.slot, sampler.stage)
    if (one.base) shiftTogether(moved.values(), one, x - one.x)
    else one.x = x
    faceOthers(moved, sampler)
    return moved
  }
  moved.delete(one.actor.id)
  moved.delete(partnerOf(one) ?? '')
  const placed = placeMissing(moved, sampler)
  return new Map(roles.players.map(({ actor }) => [actor.id, placed.get(actor.id) as Placement]))
}
