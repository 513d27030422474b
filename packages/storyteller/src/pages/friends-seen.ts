import type { Action, Feeling, SceneActor, Shot, Worn } from '@luciole/contract/scene-brief'
import type { PageText } from '@luciole/contract/book'
import type { ThingId } from '@luciole/contract/things'
import type { PageKind, Scene } from '#bank/authoring'
import type { Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'

const MOST_FRIENDS_DRAWN = 4
/** With so many on a page, who neither acts nor speaks stays away. */
const A_CROWD = 5

/** From far away one sees everybody who came along. */
const FAR: ReadonlySet<Shot> = new Set<Shot>(['wide', 'tiny'])
const TOGETHER: ReadonlySet<PageKind | 'cover'> = new Set(['cover', 'home', 'restore'])

/** What the page tells, in each language: nothing, on a cover. */
type Words = readonly PageText[]

/** A name as it stands in a pattern. */
const literally = ({ name }: Player) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const namesIn = (words: Words, player: Player): boolean => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literally(player)}(?![\\p{L}\\p{N}])`, 'iu')
  return words.some(({ text }) => whole.test(text))
}
const speaks = (words: Words, { id }: Player): boolean =>
  words.some(({ spans }) => spans.some(({ speaker }) => speaker === id))

const OTHER_NAMES = /(?:[,\s]+|and |the |\p{Lu}[\p{L}’'-]*)*/u.source
/** What the page has one of them do, alone or with others: *Léo and Maman sat on her tail.* */
const does = (words: Words, player: Player, verb: string): boolean => {
  const told = new RegExp(
    `(?<![\\p{L}])(?:${literally(player)}|Everybody)(?![\\p{L}])${OTHER_NAMES}(?<=\\s)${verb}(?![\\p{L}])`,
    'u',
  )
  return words.some(({ text }) => told.test(text))
}

/** Arms that hang, or lie in a lap, have room for a lovey; seen from above or below nobody is carried. */
const ARMS_FREE: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'look', 'talk', 'sit'])
const TILTED: ReadonlySet<Shot> = new Set<Shot>(['low', 'high'])

function canCarry({
  hero,
  lead,
  actors,
  scene,
}: {
  hero: Player
  lead: SceneActor | undefined
  actors: readonly SceneActor[]
  scene: Scene
}) {
  const isBusy = actors.some(
    ({ pair, attach, touches }) =>
      pair?.with === hero.id || attach?.to === hero.id || touches === hero.id,
  )
  return (
    lead !== undefined &&
    hero.character.kind === 'human' &&
    ARMS_FREE.has(lead.action) &&
    !lead.holds &&
    !lead.pair &&
    !lead.touches &&
    !isBusy &&
    !TILTED.has(scene.shot)
  )
}

/** Who goes where the hero goes goes the same way. */
const GOES: ReadonlySet<Action> = new Set<Action>([
  'walk',
  'run',
  'tiptoe',
  'jump',
  'swim',
  'float',
  'dance',
])

/** What comes over everybody who is there. */
const SHARED: ReadonlySet<Worn> = new Set<Worn>(['wet', 'flour', 'gold', 'kisses'])

/** Laid down for whoever sits. */
const RUGS: ReadonlySet<ThingId> = new Set<ThingId>(['beetle_rug'])

/** Up there is no room for who came along: they stand by. */
const NARROW: ReadonlySet<ThingId> = new Set<ThingId>([
  'crate',
  'suitcase',
  'wardrobe',
  'soup_pot',
  'flower_pot',
  'potato_barrow',
])

/**
 * The friends beside the helper, where the hero and the helper are: whoever the words name or hear is in the
 * picture, and a lovey is wherever there is room, in the hero's arms when these are free.
 */
export function friendsSeen({
  scene,
  plan: { party, lines },
  kind,
  actors,
  words,
  isLaden,
}: {
  scene: Scene
  plan: StoryPlan
  kind: PageKind | 'cover'
  actors: readonly SceneActor[]
  words: Words
  /** The hero has in hand what page 1 gives. */
  isLaden?: boolean
}): SceneActor[] {
  if (!scene.who.H || !scene.who.F) return []
  const { hero, helper } = party
  const [heroDoes] = scene.who.H.split('/') as [Action]
  const feeling: Feeling = scene.mood === 'sad' || scene.mood === 'tense' ? 'worried' : 'happy'
  const moves = GOES.has(heroDoes) ? heroDoes : 'stand'
  /** A close page would cut off at the neck whoever comes up to the hero's knee. */
  const isRoomy = actors.length < A_CROWD && scene.shot !== 'close'
  const lead = actors.find(({ id }) => id === hero.id)
  const things = (scene.things ?? []).map((one) => (typeof one === 'string' ? one : one.thing))
  const isOnThing = things.some((thing) => thing === lead?.at && !NARROW.has(thing))
  const place = isOnThing && lead?.at ? { at: lead.at } : { near: hero.id }
  const rug = things.find((thing) => RUGS.has(thing))
  const last = scene.who.F.startsWith('pull/') ? helper.id : hero.id
  const got = scene.wears?.F
  const worn = got && SHARED.has(got) ? { wears: got } : {}
  let areArmsFree = !isLaden && canCarry({ hero, lead, actors, scene })
  return party.others
    .flatMap((player, at): SceneActor[] => {
      const { id } = player
      const isSpeaking = speaks(words, player) || (kind === lines.goAt && lines.goBy === at)
      const isTold = isSpeaking || namesIn(words, player)
      const isLovey = player.voice === 'lovey'
      if (isLovey && areArmsFree) {
        areArmsFree = false
        return [{ id, action: 'sit', feeling, attach: { to: hero.id, where: 'arms' } }]
      }
      if (does(words, player, '(?:sat|sits?)'))
        return [{ id, action: 'sit', feeling, ...(rug ? { at: rug } : { near: hero.id }), ...worn }]
      // Behind who pulls last, so that a reader sees who pulls whom.
      if (heroDoes === 'pull' && does(words, player, 'pull(?:s|ed)?'))
        return [{ id, action: 'pull', feeling, looksAt: last, near: last, ...worn }]
      const goes = does(words, player, '(?:was|were|stood|stands?|stayed)') ? 'stand' : moves
      if (isTold || (isLovey && isRoomy))
        return [{ id, action: isSpeaking ? 'talk' : goes, feeling, ...place, ...worn }]
      if (!TOGETHER.has(kind) && !FAR.has(scene.shot)) return []
      return [{ id, action: 'stand', feeling, extra: true, ...worn }]
    })
    .slice(0, MOST_FRIENDS_DRAWN)
}
