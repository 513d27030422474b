import {
  LOCATIONS,
  SETTINGS,
  type LocationId,
  type SceneActor,
  type SceneBrief,
  type SceneObject,
  type Setting,
} from '@luciole/contract/scene-brief'
import type { PageText } from '@luciole/contract/book'
import type { CreatureId } from '@luciole/contract/creatures'
import type { ThingId } from '@luciole/contract/things'
import type { Action, Feeling } from '@luciole/contract/scene-brief'
import type { ActorLetter, Casting, PageKind, Scene } from '#bank/authoring'
import { castingById } from '#bank/castings'
import { friendsSeen } from '#pages/friends-seen'
import { isInOwnHand, isRole } from '#pages/in-hand'
import { ownAmong, ownOnPage, plantedThing, withOwn } from '#pages/own-on-page'
import { isWornAtHome, plantIn } from '#pages/own-worn'
import { pagesOf } from '#pages/realise'
import { pageName } from '#plan/page-name'
import { sceneOf } from '#plan/simulate'
import type { StoryPlan } from '#plan/story-plan'

const HOMES: readonly LocationId[] = ['bedroom', 'living_room', 'garden', 'kitchen']

export function settingOf(location: LocationId): Setting {
  const setting = SETTINGS.find((id) => (LOCATIONS[id] as readonly string[]).includes(location))
  if (!setting) throw new Error(`No setting holds ${location}`)
  return setting
}

function homeScene({ plan, casting }: { plan: StoryPlan; casting: Casting }): Scene {
  const thing = isWornAtHome(plan) ? null : plantedThing({ plan, casting })
  return (
    casting.scenes.home ?? {
      at: HOMES[plan.lines.frame % HOMES.length] ?? 'bedroom',
      shot: 'medium',
      mood: 'cozy',
      who: { H: thing ? 'hold/happy' : 'stand/happy', F: 'sit/happy' },
      ...(thing && { holds: { H: thing } }),
    }
  )
}

const isLetter = (word: string): word is ActorLetter => /^[A-Z]$/.test(word)

type IdOf = (letter: ActorLetter) => string
const idsIn =
  (casting: Casting, plan: StoryPlan): IdOf =>
  (letter) =>
    letter === 'H'
      ? 'hero'
      : letter === 'F'
        ? plan.party.helper.id
        : (casting.roles[letter]?.id ?? letter)

function objectsOf({
  scene,
  extra,
  idOf,
}: {
  scene: Scene
  extra: ThingId | null
  idOf: IdOf
}): SceneObject[] {
  const things = (scene.things ?? []).map((one) => (typeof one === 'string' ? { thing: one } : one))
  const { onto } = scene
  const lies = onto && { at: isLetter(onto) ? idOf(onto) : onto }
  const isThere = things.some(({ thing }) => thing === extra)
  if (extra && !isThere && !Object.values(scene.holds ?? {}).includes(extra))
    things.push({ thing: extra, ...lies, ...(scene.isGiants && { near: 'hero' }) })
  const objects = things.map((one, at): SceneObject => ({
    ...one,
    id:
      things.findIndex(({ thing }) => thing === one.thing) === at
        ? one.thing
        : `${one.thing}_${at}`,
    role: at === 0 ? 'focal' : 'support',
  }))
  if (scene.secret)
    objects.push({ id: `secret_${scene.secret}`, thing: scene.secret, role: 'support' })
  return objects
}

function actorsOf({
  scene,
  casting,
  plan,
  kind,
  words,
  isLaden,
}: {
  scene: Scene
  casting: Casting
  plan: StoryPlan
  kind: PageKind | 'cover'
  words: readonly PageText[]
  isLaden: boolean
}): SceneActor[] {
  const idOf = idsIn(casting, plan)
  const actors = (Object.entries(scene.who) as [ActorLetter, string][]).map(([letter, state]) => {
    const [action, feeling] = state.split('/') as [Action, Feeling]
    const actor: SceneActor = { id: idOf(letter), action, feeling }
    const held = scene.holds?.[letter]
    if (held) actor.holds = held
    const seen = scene.looks?.[letter]
    if (seen) actor.looksAt = isLetter(seen) ? idOf(seen) : seen
    const touched = scene.touches?.[letter]
    if (touched) actor.touches = isLetter(touched) ? idOf(touched) : touched
    if (scene.farOff?.includes(letter)) actor.isFarOff = true
    const place = scene.places?.[letter]
    if (place && isLetter(place)) actor.near = idOf(place)
    else if (place) actor.at = place
    const worn = scene.wears?.[letter]
    const wears = worn === undefined && isRole(letter) ? casting.roles[letter]?.wears : worn
    if (wears) actor.wears = wears
    if (scene.pair?.who === letter)
      actor.pair = { with: idOf(scene.pair.with), type: scene.pair.type }
    if (scene.attach?.who === letter)
      actor.attach = { to: idOf(scene.attach.to), where: scene.attach.where }
    return actor
  })
  return [...actors, ...friendsSeen({ scene, plan, kind, actors, words, isLaden })]
}

/** Two hedgehogs, and nobody knows which is the friend. */
function onlookersOf({ scene, plan }: { scene: Scene; plan: StoryPlan }): CreatureId[] {
  const { hero, helper, others } = plan.party
  const ours = new Set([hero, helper, ...others].map(({ species }) => species))
  return (scene.crowd ?? []).filter((one) => !ours.has(one))
}

const SEEN_NEAR = 4
/** On the last page few are seen as a group, not as specks in a place. */
const isFewEnough = (cast: readonly SceneActor[]) =>
  cast.filter(({ extra }) => !extra).length <= SEEN_NEAR

function briefOf({
  scene: common,
  page,
  casting,
  plan,
  kind,
  words,
}: {
  scene: Scene
  page: number
  casting: Casting
  plan: StoryPlan
  kind: PageKind | 'cover'
  words: readonly PageText[]
}): SceneBrief {
  const name = kind === 'cover' ? kind : pageName({ kind, plan })
  const plant = plantIn(casting, plan)
  const told: Scene = {
    ...common,
    ...casting.pictures?.[plan.textBand]?.[name],
    ...(name !== 'cover' && plant?.pictures?.[name]),
    ...plant?.ofBand?.[plan.textBand]?.[name],
  }
  const asked = { plan, casting, kind, page, told }
  const own = ownOnPage(asked)
  const { scene, changesHands } = withOwn(asked, own)
  const isHeld = kind === 'home' && isInOwnHand({ scene, planted: own.planted })
  const cast = actorsOf({ scene, casting, plan, kind, words, isLaden: isHeld })
  const hero = cast.find(({ id }) => id === 'hero')
  const taker = cast.find(({ id }) => Object.values(casting.roles).some((role) => role?.id === id))
  const things = objectsOf({ scene, extra: own.planted, idOf: idsIn(casting, plan) })
  const goesInto = things.some(({ id }) => id === hero?.looksAt)
  if (changesHands && hero && hero === cast[0] && taker && !goesInto) hero.looksAt = taker.id
  if (own.worn && hero) hero[own.worn.what] = own.worn.look
  const focus = things.find(({ role }) => role === 'focal')?.id ?? cast[0]?.id
  return {
    page,
    setting: settingOf(scene.at),
    location: scene.at,
    era: plan.era,
    time: scene.time ?? casting.time,
    weather: scene.weather ?? casting.weather ?? 'clear',
    mood: scene.mood,
    shot: kind === 'restore' && isFewEnough(cast) && scene.shot === 'wide' ? 'medium' : scene.shot,
    textZone: 'none',
    cast,
    objects: ownAmong({ objects: things, own, scene, isHeld, cast }),
    crowd: onlookersOf({ scene, plan }),
    ...(scene.isBare && { isBare: true }),
    ...(scene.isGiants && { isGiants: true }),
    ...(focus && { focus }),
  }
}

const ROOM_BEFORE_TINY = 2

/** Who is once seen tiny in a big world is not seen from afar just before. */
function comingCloser(pages: readonly SceneBrief[]): SceneBrief[] {
  const tiny = pages.findIndex(({ shot }) => shot === 'tiny')
  return pages.map((brief, at) =>
    brief.shot === 'wide' && at < tiny && at >= tiny - ROOM_BEFORE_TINY
      ? { ...brief, shot: 'medium' }
      : brief,
  )
}

/** What each page's picture shows, and the cover's. */
export function briefsOf(
  plan: StoryPlan,
  casting: Casting = castingById(plan.casting),
): { pages: SceneBrief[]; cover: SceneBrief } {
  const { tries, talent } = plan
  const { en, fr } = pagesOf(plan)
  const pages = plan.pages.map((kind, at) => {
    const scene =
      kind === 'home'
        ? homeScene({ plan, casting })
        : (sceneOf({ casting, kind, tries, talent }) ?? casting.scenes.lack)
    const words = [en[at], fr[at]].flatMap((told) => told ?? [])
    return briefOf({ scene, page: at + 1, casting, plan, kind, words })
  })
  const cover = briefOf({
    scene: casting.scenes.cover,
    page: 0,
    casting,
    plan,
    kind: 'cover',
    words: [],
  })
  return { pages: comingCloser(pages), cover }
}
