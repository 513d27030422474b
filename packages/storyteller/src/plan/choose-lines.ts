import type { Ledger, ReadingBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import { proseOf } from '#bank/castings'
import type { Casting, Challenge, EndingFamily, PageKind, Plant, TalentId } from '#bank/authoring'
import { OWN_LINES, TALENT_LINES, TRAIT_LINES, unitsOf, VOICES, WORLDS } from '#bank/layers'
import type { GuardFacts } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import { chooseGagSteps } from '#plan/choose-gag-steps'
import { chooseHome, chooseYoungHome } from '#plan/choose-home'
import { chooseRemarks, jokeOf } from '#plan/choose-remarks'
import { FRAME_IDS } from '#plan/frames'
import { guardsFor } from '#plan/guards-for'
import { lateWords } from '#plan/late-words'
import { staleness } from '#plan/ledger-distance'
import { placeOf } from '#plan/joints'
import { isWorstPage } from '#plan/page-name'
import type { Party, Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import type { Trait } from '#plan/traits'
import { isFootless } from '#plan/unfit-kinds'
import type { Random } from '#random'

/** A line in which nobody speaks, to ask whether a page has a place for any. */
const SILENT: Unit = { name: '', en: '{F}', fr: '{F}', hook: false, guards: [] }

/** Picks among the lines this kid has not heard, or heard longest ago. */
export type Pick = (ask: { units: readonly Unit[]; keyOf: (unit: Unit) => string }) => Unit | null

/** The name of such a line: its text, how it begins, its kind in the ledger, who it is about, and the joke it must not be. */
export type PickName = (
  text: StoryText,
  prefix: string,
  kind: string,
  of?: GuardFacts,
  but?: string,
) => string | null

function createPick({ ledger, random }: { ledger: Ledger; random: Random }): Pick {
  return ({ units, keyOf }) => {
    if (!units.length) return null
    const stale = units.map((unit) => staleness({ ledger, unit: keyOf(unit) }))
    const least = Math.min(...stale)
    return random.pick(units.filter((_, at) => stale[at] === least))
  }
}

/** Which authored lines of the loose layers this story takes. */
export function chooseLines({
  casting,
  band,
  era,
  party,
  talent,
  trait,
  alsoWears,
  plant,
  tries,
  pages,
  isRoadFree,
  endingFamily,
  isEndingAsked,
  wish,
  ledger,
  random,
  wordings,
}: {
  casting: Casting
  band: ReadingBand
  era: Era
  party: Party
  talent: TalentId
  trait: Trait | null
  alsoWears: Trait | null
  plant: Plant
  /** Ids of the tries told. */
  tries: readonly string[]
  pages: readonly PageKind[]
  /** On the second page on the way, nobody of an earlier story passes by. */
  isRoadFree: boolean
  endingFamily: EndingFamily
  isEndingAsked: boolean
  /** The challenge the parent asked for. */
  wish: Challenge | null
  ledger: Ledger
  random: Random
  /** For the words of one joke: a stream of its own, so that a wording more changes nothing else in a book. */
  wordings: Random
}): StoryPlan['lines'] | null {
  const factsOf = (player: Player, page: 'way' | 'road' = 'way') =>
    guardsFor({
      casting,
      band,
      era,
      player,
      isAfoot: ![player, party.hero].some(isFootless),
      page,
    })
  const facts = factsOf(party.helper)
  const ofHero = factsOf(party.hero)
  /** Some lines are for one thing alone: a scarf, swimming. */
  const heroFacts = trait ? { ...ofHero, words: new Set([...ofHero.words, trait.concept]) } : ofHero
  const { voice } = party.helper
  const lines = VOICES[voice]
  const fresh = createPick({ ledger, random })
  const pick: PickName = (text, prefix, kind, of = facts, but = '') => {
    const units = unitsOf({ text, prefix, facts: of }).filter(
      ({ name }) => !but || jokeOf(name) !== jokeOf(but),
    )
    return fresh({ units, keyOf: ({ name }) => `${kind}${name}` })?.name ?? null
  }
  const prose = proseOf({ casting, band: facts.band })
  const pageOf = (name: string) => prose.get(name)?.[0]
  const isYoung = facts.band === '0-4'
  const { isTold, isAside } = lateWords({ casting, isYoung, endingFamily, isEndingAsked, wish })
  const isLastOwn = pageOf('restore')?.en.includes('{>close}') ?? false
  const hasStrand = pages.includes('strand')
  const mayClose = isTold ? isAside && isLastOwn && hasStrand : isLastOwn || hasStrand
  /** A joke that promises something is told where its third step is. */
  const ofGag = mayClose ? facts : { ...facts, words: new Set([...facts.words, 'whole']) }
  const gags = unitsOf({ text: lines, prefix: 'gag', facts: ofGag }).filter(
    (line) => line.name.endsWith(' 1') && placeOf({ page: pageOf('lack'), hook: 'gag1', line }),
  )
  const gag = isYoung
    ? null
    : fresh({ units: gags, keyOf: ({ name }) => `gag:${voice} ${name.slice(0, -2)}` })
  const gagName = gag?.name.slice(0, -2) ?? null
  const gagSteps = gagName
    ? chooseGagSteps({
        gag: gagName,
        text: lines,
        facts: ofGag,
        mayOpen: (line) => placeOf({ page: pageOf('lack'), hook: 'gag1', line }) !== null,
        pick: createPick({ ledger, random: wordings }),
        voice,
      })
    : null
  const ending = isTold ? null : pick(OWN_LINES, `ending ${endingFamily}`, 'ending:')
  const wishLine = isAside && !isYoung ? pick(WORLDS, `wish ${wish}`, 'wish:') : null
  /** A way that is a scene of its own is not broken for a talent: it is told on page 1, or not at all. */
  const isWayOpen = isYoung || (pageOf('way')?.en.includes('{>talent}') ?? false)
  const scenes = unitsOf({ text: TALENT_LINES, prefix: `talent ${talent}`, facts }).filter(
    (line) => isWayOpen && placeOf({ page: pageOf('way'), hook: 'talent', line }),
  )
  /** Who is good at nothing special shows it on no page: it is told, or it is not. */
  const isGift = talent !== 'why' && talent !== 'friend'
  const shown = isGift ? fresh({ units: scenes, keyOf: ({ name }) => `talent:${name}` }) : null
  const gift = pick(TALENT_LINES, `gift ${talent}`, 'talent:')
  /** A year with a joke of its own and a wish with one are a pile: beside a wish the year is said in two words. */
  const eraJoke = era === 'today' || wishLine ? null : pick(WORLDS, `era ${era}`, 'era:')
  const eraLine = era === 'today' || isYoung || eraJoke ? eraJoke : `brief ${era}`
  const out = isYoung ? null : pick(OWN_LINES, 'out', 'out:')
  const first = isYoung
    ? chooseYoungHome({ band, prose, era, trait, alsoWears, plant, pick, heroFacts, random })
    : chooseHome({
        band,
        prose,
        party,
        trait,
        plant,
        era: eraLine,
        wish: wishLine,
        out,
        gag: gagName,
        talent: {
          shown: shown?.name ?? null,
          gift,
        },
        pick,
        heroFacts,
        random,
      })
  const told = first?.talent ?? (isGift && isWayOpen ? gift : null)
  if (!first || (!isYoung && (!gag || (isGift && isWayOpen && !told)))) return null
  const { home, spoken, keep, isTalentAtHome } = first
  /** The end comes back to what page 1 told as a joke, and to nothing it told plainly. */
  const kept = home.startsWith('home') ? home.replace('home', 'kept') : null
  const isLateFree = !isYoung && !ending && !wishLine
  const isClosed = mayClose && (ending !== null || wishLine !== null)
  /**
   * For the oldest, nobody is taken home before a last line of the casting's own. Where others came along the last
   * page has a line of theirs already, and the helper's: what the kid likes is not one more.
   */
  const later = !isLateFree
    ? null
    : eraJoke
      ? eraJoke.replace('era', 'later')
      : isLastOwn && facts.band === '9-14'
        ? null
        : !spoken && kept !== null && lines.has(kept)
          ? kept
          : keep || party.others.length > 0
            ? null
            : pick(TRAIT_LINES, `after ${trait?.kind}`, 'after:', heroFacts)
  const triesAt = pages.filter((kind) => kind.startsWith('try'))
  const hasFail = tries.some((id, at) => {
    const page = pageOf(`try ${id}`)
    const isWorst = isWorstPage({ kind: triesAt[at] ?? 'try1', pages })
    return page?.en.includes('{>fail}') && placeOf({ page, hook: 'fail', line: SILENT, isWorst })
  })
  const isRoadOpen = placeOf({ page: pageOf('road'), hook: 'go', line: SILENT }) !== null
  const road = !pages.includes('road') || !isRoadFree ? null : isRoadOpen ? 'open' : 'closed'
  return {
    home,
    gag: gagName,
    gagSteps,
    ...chooseRemarks({
      party,
      pick: fresh,
      factsOf,
      isWayFree: isTalentAtHome,
      hasFail,
      isClosed,
      road,
      isCrowded: [first.era, wishLine, first.trait, first.hero, first.about, isTalentAtHome].some(
        Boolean,
      ),
      told: [home, gagName, told].filter((name) => name !== null),
    }),
    trait: first.trait,
    hero: first.hero,
    keep,
    about: first.about,
    talent: isYoung ? null : told,
    isTalentAtHome,
    ending,
    isClosed,
    wonder: pick(OWN_LINES, 'wonder', 'wonder:'),
    isSummedUp: random.below(2) === 0,
    era: first.era,
    loved: first.loved,
    later,
    wish: wishLine,
    out,
    frame: FRAME_IDS.indexOf(first.frame),
  }
}
