import type { Point } from '#core/geometry'
import { STAGE_WIDTH } from '#stages/stage'
import { ACTION_RULES } from './actions'
import type { Places, Sampler } from './place-cast'
import { toWorld } from './plan'
import { lieAlong, lookOut } from './standing-on'
import { bringTogether } from './touching'
import type { Placement } from './plan'

/** Where the eye of an actor or the middle of a thing is. */
export function targetOf(
  id: string | undefined,
  { brief, stage, roles }: Pick<Sampler, 'brief' | 'stage' | 'roles'>,
  places: Places,
): Point | undefined {
  if (!id || id === 'viewer' || id === 'away') return undefined
  const place = places.get(id)
  if (place) return toWorld(place, place.measured.anchors.eye)
  const rider = roles.riders.find(({ actor }) => actor.id === id)
  const host = rider?.actor.attach && places.get(rider.actor.attach.to)
  if (host)
    return toWorld(
      host,
      rider.actor.attach?.where === 'shoulder'
        ? host.measured.anchors.shoulders.near
        : host.measured.anchors.pocket,
    )
  const object = brief.objects.find((one) => one.id === id)
  const holder =
    places.get(object?.heldBy ?? '') ?? [...places.values()].find(({ actor }) => actor.holds === id)
  if (holder) return toWorld(holder, holder.measured.anchors.hands.far)
  return stage.anchors[object?.at ?? id]
}

const TOWARDS_SOMEBODY: ReadonlySet<string> = new Set([
  ...([
    'talk',
    'listen',
    'whisper',
    'hush',
    'shout',
    'give',
    'laugh',
    'shrug',
    'bow',
    'pull_face',
  ] as const),
  ...(['wave', 'dance', 'cheer'] as const),
])
const INTO_THE_DISTANCE: ReadonlySet<string> = new Set([
  'look_far',
  'sleep',
  'cry',
  'hide',
  'think',
])

/** Nobody stares past the others: words go to somebody, eyes to what the page is about. */
function whatToFace(place: Placement, sampler: Sampler, places: Places): Point | undefined {
  const { brief, roles } = sampler
  const { actor } = place
  const carries = (id: string | undefined) =>
    roles.riders.some((one) => one.actor.id === id && one.actor.attach?.to === actor.id)
  if (place.around) return place.around.at
  const named = carries(actor.looksAt) ? undefined : targetOf(actor.looksAt, sampler, places)
  if (named || (actor.looksAt && !carries(actor.looksAt))) return named
  const others = [...places.values()].filter(
    (other) => other.actor.id !== actor.id && !other.actor.extra,
  )
  const closest = others.toSorted(
    (one, other) => Math.abs(one.x - place.x) - Math.abs(other.x - place.x),
  )[0]
  const partner =
    others.find(
      (other) => other.actor.id === (actor.id === roles.hero ? brief.focus : roles.hero),
    ) ?? closest
  const eyes = partner && toWorld(partner, partner.measured.anchors.eye)
  if (TOWARDS_SOMEBODY.has(actor.action) && eyes) return eyes
  const isOwn =
    brief.focus === actor.id ||
    carries(brief.focus) ||
    brief.objects.some(({ id, heldBy }) => id === brief.focus && heldBy === actor.id)
  const focus = isOwn ? undefined : targetOf(brief.focus, sampler, places)
  return focus ?? (INTO_THE_DISTANCE.has(actor.action) ? undefined : eyes)
}

/** Everybody turns to what they look at. */
export function faceOthers(places: Places, sampler: Sampler) {
  const { random } = sampler
  for (const place of places.values()) {
    const { actor } = place
    place.target = whatToFace(place, sampler, places)
    if (place.isTied) continue
    const climbed = place.footing?.climbs
      ? place.base?.x
      : place.slot.kind === 'climb'
        ? place.slot.towards
        : undefined
    if (climbed !== undefined) {
      place.flip = climbed < place.x
      if (!places.has(actor.looksAt ?? ''))
        place.target = toWorld(place, place.measured.anchors.hands.far)
      continue
    }
    const dx = place.target ? place.target[0] - place.x : STAGE_WIDTH / 2 - place.x
    place.flip = Math.abs(dx) < 12 ? random.chance(0.5) : dx < 0
    const lead = places.get(sampler.roles.hero)
    if (
      lead &&
      lead !== place &&
      !places.has(actor.looksAt ?? '') &&
      ACTION_RULES[place.action].handles
    )
      place.flip = lead.flip
    if (actor.looksAt === 'away') place.flip = !place.flip
    if (actor.dir === 'left' || actor.dir === 'right') place.flip = actor.dir === 'left'
    lieAlong(place)
    lookOut(place)
  }
  bringTogether(places, sampler.stage)
}
