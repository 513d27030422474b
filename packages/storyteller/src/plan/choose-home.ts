import type { ReadingBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import type { Plant } from '#bank/authoring'
import { OWN_LINES, TALENT_LINES, TRAIT_LINES, VOICES, WORLDS } from '#bank/layers'
import type { GuardFacts } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import type { PickName } from '#plan/choose-lines'
import { canFollow, canMeetIn } from '#plan/meet-helper'
import { fewestWords } from '#plan/first-page-words'
import { FRAME_IDS } from '#plan/frames'
import { isOfAKind, type Party } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import type { Trait } from '#plan/traits'
import type { Random } from '#random'
import { READERS } from '#reading-bands'

type Lines = StoryPlan['lines']
type HomeLines = Pick<
  Lines,
  'home' | 'trait' | 'hero' | 'keep' | 'about' | 'talent' | 'isTalentAtHome' | 'era' | 'loved'
> & {
  /** Words spoken first. */
  spoken: string | null
  frame: (typeof FRAME_IDS)[number]
}

/**
 * Page 1 from five years up: who they are, where they go, what is wanted, and two facts beside, one of them the
 * thing that will matter. The year comes before the kid's own detail, which is then said in four words, and both
 * before the helper's ways; a page too short for its reader has the helper's ways all the same. A word between the
 * two about that thing makes one scene of it, where the page has the room; what the helper is, is told in passing there.
 * A casting may have its own such word about the kid's thing (`about own`), which belongs to its story.
 */
export function chooseHome({
  band,
  prose,
  party,
  trait,
  plant,
  era,
  wish,
  out,
  gag,
  talent: { shown, gift },
  pick,
  heroFacts,
  random,
}: {
  band: ReadingBand
  prose: StoryText
  party: Party
  trait: Trait | null
  plant: Plant
  era: string | null
  wish: string | null
  out: string | null
  gag: string | null
  /** The talent in scene, on the way, and told in a line. */
  talent: { shown: string | null; gift: string | null }
  pick: PickName
  heroFacts: GuardFacts
  random: Random
}): HomeLines | null {
  const { voice } = party.helper
  const lines = VOICES[voice]
  const keptKind = plant.from === 'trait' ? trait?.keepsake?.kind : undefined
  const keep = keptKind ? pick(TRAIT_LINES, `keep ${keptKind}`, 'keep:', heroFacts) : null
  const isTalentAtHome =
    gift !== null && !trait && !wish && (!shown || (!era && random.below(2) === 0))
  const talent = isTalentAtHome ? gift : shown
  const own = (of: string) => pick(TRAIT_LINES, of, 'trait:', heroFacts)
  const isOneThing = keep !== null && (era || wish || isOfAKind(party.hero) || party.others.length)
  const detail =
    !trait || isOneThing
      ? null
      : era || wish
        ? pick(TRAIT_LINES, `brief ${trait.kind}`, 'trait:', heroFacts)
        : (own(`trait ${trait.concept}`) ?? own(`trait ${trait.kind}`))
  /** What page 1 says besides; a thing of the child's that is kept and told of is two. */
  const jokes = [era, wish, detail, keep && detail, party.others.length > 0].filter(Boolean)
  const kind = party.hero.species
  const heroLine = (of: string) => pick(TRAIT_LINES, of, 'hero:', heroFacts)
  /** Said in passing, it is said of this kind alone, where there are words for it and room. */
  const ofThisKind = () => (kind && jokes.length === 1 ? heroLine(`bare hero ${kind}`) : null)
  const passing = () => ofThisKind() ?? heroLine('bare hero')
  const hero = !isOfAKind(party.hero) ? null : jokes.length ? passing() : heroLine('hero')
  const inTraits = (name: string | null) => (name ? TRAIT_LINES.get(name)?.[0] : undefined)
  const around = [
    prose.get('when')?.[0],
    era ? WORLDS.get(era)?.[0] : undefined,
    wish ? WORLDS.get(wish)?.[0] : undefined,
    out ? OWN_LINES.get(out)?.[0] : undefined,
    isTalentAtHome && gift ? TALENT_LINES.get(gift)?.[0] : undefined,
    inTraits(keep) ?? prose.get(`plant ${plant.id}`)?.[0],
    inTraits(hero),
  ]
  const [least] = READERS[band].words
  /** Names, and where there are many the words that tell the last of them apart. */
  const named = party.others.length * 2 + (party.others.length > 2 ? 8 : 0)
  const talk = chooseTalk({ prose, plant, keptKind, isMet: voice !== 'passerby', pick, heroFacts })
  const isShort = (...units: (Unit | undefined)[]) =>
    fewestWords([...around, talk?.unit, ...units]) + named < least
  const unitOf = (name: string | null) => (name ? lines.get(name)?.[0] : undefined)
  const isKnown = voice === 'mom' || voice === 'dad'
  const isNamed = talk && (isKnown || [talk.unit.en, talk.unit.fr].every(canMeetIn))
  const mayFollow = talk && [talk.unit.en, talk.unit.fr].every(canFollow)
  const met = isNamed ? pick(lines, mayFollow ? 'met' : 'met in', `home:${voice} `) : null
  /** Of the thing that will matter, page 1 tells the story itself: no line beside it is needed. */
  const asked = met && keep && !isShort(unitOf(met)) ? null : detail
  const isMet = met !== null && !isShort(unitOf(met), inTraits(asked))
  const isTold = era || wish || (asked && !keep) || (keep && talk) || isTalentAtHome
  const plain = isTold ? pick(lines, 'plain', `home:${voice} `) : null
  const isPlain = plain !== null && !isShort(unitOf(plain), inTraits(asked))
  const frames = FRAME_IDS.filter(
    (id) => !((keep || talk) && id === 'object') && !((isMet || isPlain) && id === 'speech'),
  )
  const wanted = random.pick(frames)
  const spoken = wanted === 'speech' ? pick(lines, 'say', `home:${voice} `) : null
  const told = isMet ? met : isPlain ? plain : null
  const home = told ?? spoken ?? pick(lines, 'home', `home:${voice} `, undefined, gag ?? '')
  if (home === null) return null
  const frame = wanted === 'speech' && !spoken ? 'detail' : wanted
  const filler =
    !trait && !isTalentAtHome && isShort(unitOf(home), inTraits(asked)) ? own('trait none') : null
  return {
    home,
    trait: asked ?? filler,
    hero,
    keep,
    about: talk?.name ?? null,
    talent,
    isTalentAtHome,
    era,
    loved: false,
    spoken,
    frame,
  }
}

/** What the helper and the hero say to each other of the thing that will matter. */
function chooseTalk({
  prose,
  plant,
  keptKind,
  isMet,
  pick,
  heroFacts,
}: {
  prose: StoryText
  plant: Plant
  keptKind: string | undefined
  /** Whoever is met on the way has not seen it yet. */
  isMet: boolean
  pick: PickName
  heroFacts: GuardFacts
}): { name: string; unit: Unit } | null {
  if (!isMet) return null
  const own = `about ${plant.id}`
  const name =
    keptKind && !prose.has(own) ? pick(TRAIT_LINES, `about ${keptKind}`, 'about:', heroFacts) : own
  const unit = name === null ? undefined : (prose.get(name) ?? TRAIT_LINES.get(name))?.[0]
  return name !== null && unit ? { name, unit } : null
}

/**
 * Page 1 for the youngest: their own thing, what they wear, or what they love; never two at once but for three and four.
 * One and two hear what the child loves where the story comes to it, if it has whole words for that, and not here:
 * beside the thing that will matter and where they are going it would be a third fact.
 */
export function chooseYoungHome({
  band,
  prose,
  era,
  trait,
  alsoWears,
  plant,
  pick,
  heroFacts,
  random,
}: {
  band: ReadingBand
  prose: StoryText
  era: Era
  trait: Trait | null
  alsoWears: Trait | null
  plant: Plant
  pick: PickName
  heroFacts: GuardFacts
  random: Random
}): HomeLines {
  const keptKind = plant.from === 'trait' ? trait?.keepsake?.kind : undefined
  const worn = keptKind === 'collection' ? 'worn' : 'worn any'
  /** A line for this very thing: it squeaks, it shines. */
  const heard =
    keptKind && trait && !alsoWears
      ? [trait.concept, trait.kind]
          .map((word) => pick(TRAIT_LINES, `keep ${word} heard`, 'keep:', heroFacts))
          .find(Boolean)
      : undefined
  const keep = keptKind
    ? (heard ?? pick(TRAIT_LINES, `keep ${alsoWears ? worn : keptKind}`, 'keep:', heroFacts))
    : null
  const isOnlySeen = trait?.kind === 'look' && (band === '0-2' || era !== 'today')
  const said = keep || isOnlySeen ? null : (alsoWears ?? trait)
  const isLoved = said?.kind === 'activity'
  const isToldLater = isLoved && band === '0-2' && /^< /m.test(prose.get('loved')?.[0]?.en ?? '')
  const own = (of: string) => pick(TRAIT_LINES, `trait ${of}`, 'trait:', heroFacts)
  return {
    home: '',
    spoken: null,
    frame: random.pick(FRAME_IDS),
    keep,
    trait: said && !isToldLater ? (own(said.concept) ?? own(said.kind)) : null,
    hero: null,
    about: null,
    talent: null,
    isTalentAtHome: false,
    era: era === 'today' ? null : `time ${era}`,
    loved: isLoved && (band !== '0-2' || isToldLater),
  }
}
