import type { Character } from '@luciole/contract/character'
import type { Action, SceneActor, SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import type { CreatureId } from '@luciole/contract/creatures'
import type { ThingId } from '@luciole/contract/things'
import type { Stage } from '#stages/stage'
import { isThin } from '#people/wardrobe'
import { withSharedBook } from './shared-reading'
import { ALOFT, FURNITURE, isSecret, set } from './thing-kinds'
import { SHEETS } from './tops'

const FOOD = set<ThingId>(
  ...([
    'apple',
    'bread',
    'biscuit',
    'ice_cream',
    'carrot',
    'honey_pot',
    'bowl',
    'spoon',
    'bun',
  ] as const),
)

/** What one goes on a way with. */
const LUGGAGE = set<ThingId>(
  ...(['lantern', 'basket', 'bucket', 'map', 'suitcase', 'umbrella', 'soup_pot', 'torch'] as const),
  ...(['flashlight'] as const),
  ...(['banner', 'compass', 'blanket', 'jar', 'box', 'cardboard_box', 'net', 'toy_boat'] as const),
)

/** What each pair of hands would take, first choice first. */
const TAKES: Partial<Record<Action, ReadonlySet<string> | 'anything'>> = {
  read: SHEETS,
  eat: FOOD,
  drink: set<ThingId>('cup', 'bowl', 'teapot', 'jar', 'potion'),
  pour: set<ThingId>(
    'teapot',
    'watering_can',
    'jar',
    'cup',
    'bucket',
    'potion',
    'soup_pot',
    'bowl',
  ),
  draw: set<ThingId>('pencil', 'chalk', 'paintbrush'),
  dig: set<ThingId>('spade', 'broom'),
  play_music: set<ThingId>('drum', 'flute', 'guitar', 'trumpet', 'music_box', 'bell'),
  walk: LUGGAGE,
  run: LUGGAGE,
  tiptoe: LUGGAGE,
  carry: 'anything',
  hold: 'anything',
  give: 'anything',
  throw: 'anything',
}

const takes = (action: Action, thing: ThingId) => {
  const wish = TAKES[action]
  return wish === 'anything'
    ? !FURNITURE.has(thing) && !ALOFT.has(thing)
    : (wish?.has(thing) ?? false)
}

/** A star who speaks is on the page once: the thing of the same name steps back. */
function withoutDoubles(
  brief: SceneBrief,
  cast: Readonly<Record<string, Character>>,
): Pick<SceneBrief, 'objects' | 'focus'> {
  const bodies = new Map<string, string>()
  for (const { id } of brief.cast) {
    const character = cast[id]
    if (character?.kind === 'living_thing' && character.thing) bodies.set(character.thing, id)
  }
  const replaced = new Map<string, string>()
  const objects = brief.objects.filter((object) => {
    const actor =
      object.count === undefined && !object.heldBy ? bodies.get(object.thing) : undefined
    if (actor) replaced.set(object.id, actor)
    return !actor
  })
  const focus = replaced.get(brief.focus ?? '') ?? brief.focus
  return { objects, ...(focus ? { focus } : {}) }
}

/** Cakes and pots are more than a paw can hold: those are eaten from the ground. */
const TOO_MUCH_FOR_PAWS = set<ThingId>(
  'cake',
  'soup_pot',
  'basket',
  'machine',
  'blanket',
  'umbrella',
)
/** Who is broad enough to be ridden. */
const MOUNTS = set<CreatureId>(
  ...([
    'pony',
    'unicorn',
    'donkey',
    'whale',
    'elephant',
    'dragon',
    'bear',
    'lion',
    'turtle',
  ] as const),
  ...(['cow', 'phoenix', 'monster', 'goose', 'dog', 'sheep', 'goat'] as const),
)

/** Who draws a cart has it behind, and no hands to hold a rope with. */
export const isDraught = (character: Character) =>
  character.kind === 'animal' && DRAUGHT.has(character.species)
const DRAUGHT = set<CreatureId>('cow', 'pony', 'donkey', 'sheep', 'goat', 'dog', 'elephant')

/** Who rides sits on somebody: the first on the animal that is there, small ones on a shoulder. */
function mounted(
  actors: readonly SceneActor[],
  cast: Readonly<Record<string, Character>>,
): SceneActor[] {
  const mount = actors.find(({ id, action }) => {
    const character = cast[id]
    return (
      action !== 'ride' &&
      character !== undefined &&
      character.kind !== 'human' &&
      character.kind !== 'lovey' &&
      MOUNTS.has(character.species)
    )
  })
  const isAsked = (actor: SceneActor) => actor.action === 'ride' && !actor.pair && !actor.attach
  const rider = mount && actors.find((actor) => isAsked(actor) && cast[actor.id]?.kind === 'human')
  if (!mount || !rider || actors.some(({ pair }) => pair?.with === mount.id)) return [...actors]
  return actors.map((actor): SceneActor => {
    if (actor.id === rider.id) return { ...actor, pair: { with: mount.id, type: 'ride' } }
    return isAsked(actor) ? { ...actor, action: 'look', near: mount.id } : actor
  })
}

/** What is beside an octopus that does this is in its other arms. */
const EIGHT_BUSY: ReadonlySet<Action> = new Set<Action>([
  'hold',
  'carry',
  'pour',
  'give',
  'wave',
  'cheer',
  'build',
])

/** Who does something with their hands has the thing in them, when the page has one that suits. */
function intoHands(
  cast: readonly SceneActor[],
  objects: readonly SceneObject[],
  isHuman: (id: string) => boolean,
  hasManyHands: (id: string) => boolean,
): SceneObject[] {
  const taken = new Map<SceneObject, string>()
  const busy = new Set(cast.filter((actor) => actor.holds ?? actor.pair).map(({ id }) => id))
  for (const { heldBy } of objects) if (heldBy) busy.add(heldBy)
  for (const actor of cast) {
    if (busy.has(actor.id) || actor.extra) continue
    const thing = objects.find(
      (object) =>
        !object.heldBy &&
        !object.at &&
        (object.count ?? 1) === 1 &&
        !taken.has(object) &&
        !isSecret(object) &&
        takes(actor.action, object.thing) &&
        (isHuman(actor.id) || !TOO_MUCH_FOR_PAWS.has(object.thing)) &&
        !cast.some(({ holds }) => holds === object.thing),
    )
    if (thing) taken.set(thing, actor.id)
  }
  return objects.map((object) => {
    const many = cast.find(({ id, action }) => id === object.near && EIGHT_BUSY.has(action))
    const isOneOfMany = many && hasManyHands(many.id) && !FURNITURE.has(object.thing)
    const holder = taken.get(object) ?? (isOneOfMany ? many.id : undefined)
    return holder ? { ...object, heldBy: holder } : object
  })
}

/** What stands on its own feet is shown, not lifted: a stool, a scooter. */
function setDown(
  actors: readonly SceneActor[],
  objects: readonly SceneObject[],
): { actors: SceneActor[]; objects: SceneObject[] } {
  const beside = actors.flatMap((actor): SceneObject[] =>
    actor.holds && FURNITURE.has(actor.holds) && !objects.some(({ thing }) => thing === actor.holds)
      ? [{ id: actor.holds, thing: actor.holds, role: 'focal', near: actor.id }]
      : [],
  )
  return {
    actors: actors.map((actor) => {
      const { holds, ...others } = actor
      return holds && FURNITURE.has(holds)
        ? { ...others, action: actor.action === 'hold' ? 'point' : actor.action, looksAt: holds }
        : actor
    }),
    objects: [...beside, ...objects],
  }
}

/** A place that is a thing, or has it built in, needs no second one standing about. */
function isBuiltIn(
  { thing, role, heldBy }: SceneObject,
  stage: Pick<Stage, 'id' | 'kind' | 'anchors'>,
): boolean {
  if (heldBy) return false
  if (thing === 'rocket') return stage.id === 'rocket_inside'
  if (thing === 'window') return role === 'support' || stage.kind !== 'outdoors'
  if (thing !== 'door') return false
  return 'door' in stage.anchors || (role === 'support' && stage.kind === 'indoors')
}

/** In the snow who has bare arms or knees puts on a coat. */
const inTheCold = (
  actors: readonly SceneActor[],
  {
    brief,
    cast,
    stage,
  }: { brief: SceneBrief; cast: Readonly<Record<string, Character>>; stage: Stage },
): SceneActor[] => {
  const isCold = brief.weather === 'snow' || stage.id === 'snow_hill'
  return actors.map((actor) => {
    const character = cast[actor.id]
    const needsCoat = character?.kind === 'human' && isThin(character) && !actor.wears
    return isCold && stage.kind === 'outdoors' && needsCoat ? { ...actor, wears: 'coat' } : actor
  })
}

/** Nobody stands on top of a lamp in the street: it is beside who is told to be there. */
function besideMasts(
  actors: readonly SceneActor[],
  objects: readonly SceneObject[],
): { actors: SceneActor[]; objects: SceneObject[] } {
  const mast = objects.find(({ thing, heldBy }) => thing === 'street_lamp' && !heldBy)
  const isThere = ({ at, action }: SceneActor) =>
    mast !== undefined && action !== 'climb' && (at === mast.id || at === mast.thing)
  const first = actors.find(isThere)
  if (!mast || !first) return { actors: [...actors], objects: [...objects] }
  return {
    actors: actors.map((actor) => {
      const { at: _at, ...others } = actor
      return isThere(actor) ? { ...others, ...(actor === first ? {} : { near: first.id }) } : actor
    }),
    objects: objects.map((one) => (one === mast ? { ...one, near: first.id } : one)),
  }
}

/** Nobody sleeps with open eyes, whatever they dream of. */
const eyesShut = (actor: SceneActor): SceneActor =>
  actor.action === 'sleep' ? { ...actor, feeling: 'asleep' } : actor

/** The brief as it is acted: who has what in hand, what hangs in the sky, nothing there twice. */
export function stageBrief(
  brief: SceneBrief,
  { cast, stage }: { cast: Readonly<Record<string, Character>>; stage: Stage },
): SceneBrief {
  const { focus: _focus, ...rest } = brief
  const { objects, ...seen } = withoutDoubles(brief, cast)
  const isShown = ({ thing, heldBy }: SceneObject) =>
    heldBy !== undefined ||
    !stage.orb ||
    (thing !== 'sun' && (thing !== 'moon' || brief.time !== 'night'))
  const shown = objects.filter((object) => isShown(object) && !isBuiltIn(object, stage))
  const there = besideMasts(mounted(brief.cast.map(eyesShut), cast), shown)
  const reading = withSharedBook(there.actors, there.objects)
  const { actors, objects: standing } = setDown(reading.actors, reading.objects)
  const isHuman = (id: string) => cast[id]?.kind === 'human'
  const hasManyHands = (id: string) => {
    const character = cast[id]
    return character?.kind === 'animal' && character.species === 'octopus'
  }
  const shownOff = standing.find(({ thing, near }) => near === seen.focus && FURNITURE.has(thing))
  const focus = shownOff?.id ?? seen.focus
  return {
    ...rest,
    ...(focus ? { focus } : {}),
    cast: inTheCold(actors, { brief, cast, stage }),
    objects: intoHands(actors, standing, isHuman, hasManyHands),
  }
}
