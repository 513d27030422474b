import type { TextBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import type { Casting, EndingFamily, PageCount, Plant } from '#bank/authoring'
import { castingById, CASTINGS, proseOf } from '#bank/castings'
import { FRIENDS } from '#bank/layers'
import { acceptedText } from '#gate/accepted-text'
import { matchConcepts } from '#lexicon/match'
import { possibleTalents, turnsIn, WITHOUT_TALENT } from '#plan/answer-fit'
import { shortlistCastings } from '#plan/choose-casting'
import { chooseCameo } from '#plan/choose-cameo'
import { chooseLines } from '#plan/choose-lines'
import { inAThing, isLoveOfOlder } from '#plan/loved-things'
import { staleness, storiesSince } from '#plan/ledger-distance'
import { wordsOutOfBudget } from '#plan/fit-pages'
import { castParty, type Party } from '#plan/party'
import { shapesOf, triesIn } from '#plan/shapes'
import { simulate } from '#plan/simulate'
import type { StoryPlan } from '#plan/story-plan'
import { traitOf, type Trait } from '#plan/traits'
import { isHandless, speciesIn, unfitFor } from '#plan/unfit-kinds'
import { villainOf } from '#plan/villain-name'
import { createRandom, type Random } from '#random'
import { READERS, readingBand } from '#reading-bands'
import { answered, type StoryAsk } from '#story-ask'

const SEEDS = 64
/** So many of the best-scored are set out whole; the one whose pages fit best is told. */
const FINALISTS = 4
const COST_OF_A_WORD = 0.2
/** A friend of the same kind as the thief, or as the lost one: told only where nothing else fits. */
const COST_OF_A_TWIN = 15
const ENDING_FAMILIES: readonly EndingFamily[] = ['celebration', 'fame', 'learning', 'friends']

/** Every try of the casting's, in its authored order, that fits into this many pages. */
function chooseTries({
  casting,
  pageCount,
  random,
}: {
  casting: Casting
  pageCount: PageCount
  random: Random
}): string[] {
  const chosen = new Set(
    random
      .shuffle(casting.tries)
      .slice(0, triesIn(pageCount))
      .map(({ id }) => id),
  )
  return casting.tries.map(({ id }) => id).filter((id) => chosen.has(id))
}

function choosePlant({
  casting,
  band,
  trait,
  random,
}: {
  casting: Casting
  band: TextBand
  trait: Trait | null
  random: Random
}): Plant | undefined {
  const keepsake = trait?.keepsake
  const prose = proseOf({ casting, band })
  const written = casting.plants.filter(({ id }) => prose.has(`pay ${id}`))
  const own = written.filter(
    ({ from, kinds }) => from === 'trait' && keepsake && (!kinds || kinds.includes(keepsake.kind)),
  )
  const authored = written.filter(({ from }) => from !== 'trait')
  /** A love is told in two ways: a thing that is given away, or a word on page 1 to which the end comes back. */
  const isOnlyTold = isLoveOfOlder({ trait, band }) && authored.length > 0 && random.below(2) === 0
  if (own.length && !isOnlyTold) return random.pick(own)
  return authored.length ? random.pick(authored) : undefined
}

/** The parent's details as traits: what can be planted comes first. */
function traitsOf(ask: StoryAsk): Trait[] {
  const { matches } = matchConcepts(acceptedText({ answers: ask.answers, key: 'hero-details' }))
  const era = answered(ask.answers, 'setting-time')
  const traits = matches.map((match) => traitOf({ match, era }))
  return [
    ...traits.filter(({ keepsake }) => keepsake),
    ...traits.filter((trait) => !trait.keepsake),
  ]
}

interface Frame {
  ask: StoryAsk
  party: Party
  traits: readonly Trait[]
  random: Random
  casting: Casting
}

function candidate({ ask, party, traits, random, casting }: Frame): StoryPlan | null {
  const { answers } = ask
  const band = readingBand(ask.kid.age)
  const { textBand, pages: pageCount } = READERS[band]
  const honoured = possibleTalents({ casting, answers, band: textBand })
  const turns = honoured.length ? honoured : turnsIn({ casting, band: textBand })
  const shown = turns.filter((id) => !WITHOUT_TALENT.includes(id))
  const talent = random.pick(shown.length && random.below(4) ? shown : turns)
  const tries = chooseTries({ casting, pageCount, random })
  const held = traits.filter(({ keepsake }) => keepsake || !traits[0]?.keepsake)
  /** Who wears a raincoat is drawn in it: what is told is what they collect. */
  const isSeenAnyway = ({ kind, isOutfit }: Trait) =>
    kind === 'garment' && (textBand === '0-4' || (isOutfit && !party.hero.species))
  const carried = held.filter((one) => !isSeenAnyway(one))
  const chosen = held.length ? random.pick(carried.length ? carried : held) : null
  const era: Era =
    answered(answers, 'setting-time') ??
    (casting.eras.includes('today') ? 'today' : (casting.eras[0] ?? 'today'))
  const trait = inAThing({ trait: chosen, casting, band: textBand, era, random })
  const alsoWears =
    band === '3-4' && trait && trait.kind !== 'garment'
      ? (traits.find(({ kind }) => kind === 'garment') ?? null)
      : null
  const plant = choosePlant({ casting, band: textBand, trait, random })
  if (!plant) return null
  const pages = random.pick(shapesOf({ casting, pageCount }))
  const facts = simulate({ casting, pages, tries, talent, plant: plant.id })
  if (!facts) return null
  const endingFamily = answered(answers, 'ending') ?? random.pick(ENDING_FAMILIES)
  const cameo = chooseCameo({ ask, casting, random })
  const lines = chooseLines({
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
    isRoadFree: !cameo,
    endingFamily,
    isEndingAsked: answered(answers, 'ending') !== undefined,
    wish: answered(answers, 'challenge') ?? null,
    ledger: ask.ledger,
    random,
    wordings: createRandom(`${ask.seed} ${casting.id} wordings`),
  })
  if (!lines) return null
  const titles = proseOf({ casting, band: textBand }).get('title') ?? []
  const villain = villainOf({ casting, typed: acceptedText({ answers, key: 'villain-name' }) })
  const plan: StoryPlan = {
    seed: ask.seed,
    band,
    textBand,
    pageCount,
    kernel: casting.kernel,
    casting: casting.id,
    party,
    villainName: villain.name,
    villainSex: villain.sex,
    talent,
    tries,
    plant: plant.id,
    trait,
    alsoWears,
    lines,
    endingFamily,
    title: random.below(Math.max(1, titles.length)),
    era,
    pages,
    facts: [
      ...facts,
      `age(${ask.kid.age})`,
      `era(${era})`,
      ...(trait ? [`own(${trait.concept})`] : []),
    ],
    cameo,
    units: [],
  }
  return { ...plan, units: unitsOfPlan(plan) }
}

/** What the ledger keeps, so that the next stories choose away from it. */
function unitsOfPlan(plan: StoryPlan): string[] {
  const { lines, party, casting } = plan
  const voice = party.helper.voice
  const kept = [
    `turn:${casting} ${plan.talent}`,
    `plant:${casting} ${plan.plant}`,
    `title:${casting} ${plan.title}`,
    ...plan.tries.map((id) => `try:${casting} ${id}`),
  ]
  if (lines.home) kept.push(`home:${voice} ${lines.home}`)
  if (lines.gag) kept.push(`gag:${voice} ${lines.gag}`)
  for (const step of lines.gagSteps ?? []) kept.push(`step:${voice} ${step}`)
  if (lines.talent) kept.push(`talent:${lines.talent}`)
  const voiceOf = (by: number | null) => (by === null ? voice : party.others[by]?.voice)
  if (lines.ending) kept.push(`ending:${lines.ending}`)
  const remarkKey = (name: string, by: number | null) =>
    FRIENDS.has(name) ? name : `${voiceOf(by)} ${name}`
  if (lines.fail) kept.push(`fail:${remarkKey(lines.fail, lines.failBy)}`)
  if (lines.go) kept.push(`go:${remarkKey(lines.go, lines.goBy)}`)
  if (plan.textBand !== '0-4') kept.push(`frame:${lines.frame}`)
  if (lines.era) kept.push(`era:${lines.era}`)
  if (lines.wish) kept.push(`wish:${lines.wish}`)
  if (lines.party) kept.push(`party:${lines.party}`)
  if (lines.last) kept.push(`last:${lines.last}`)
  if (lines.trait) kept.push(`trait:${lines.trait}`)
  if (lines.keep) kept.push(`keep:${lines.keep}`)
  if (lines.about) kept.push(`about:${lines.about}`)
  if (lines.hero) kept.push(`hero:${lines.hero}`)
  if (plan.cameo && plan.pages.includes('road')) kept.push(`cameo:${plan.cameo}`)
  if (!party.helper.source) kept.push(`name:${party.helper.name}`, `helper:${party.helper.species}`)
  if (!party.hero.source) kept.push(`name:${party.hero.name}`)
  return kept
}

const STALE_WEIGHTS: Record<string, number> = {
  gag: 12,
  ending: 10,
  home: 9,
  try: 8,
  turn: 8,
  plant: 4,
  helper: 6,
}

/** Higher is better: nothing heard lately, and the kid's own things in the plot. */
function scorePlan({ plan, ask }: { plan: StoryPlan; ask: StoryAsk }): number {
  const stale = plan.units.reduce((sum, unit) => {
    const kind = unit.split(':')[0] ?? ''
    return sum + staleness({ ledger: ask.ledger, unit }) * (STALE_WEIGHTS[kind] ?? 3)
  }, 0)
  const isReturning = plan.lines.later?.startsWith('after like') || plan.lines.loved
  const isOwn = isReturning ? 4 : plan.trait?.keepsake && plan.lines.keep ? 3 : 0
  const kernelAgain =
    storiesSince({ ledger: ask.ledger, isIt: (entry) => entry.kernel === plan.kernel }) === 1
      ? 5
      : 0
  const casting = castingById(plan.casting)
  const isTwin = speciesIn(casting).some((species) =>
    [plan.party.helper, ...plan.party.others].some((player) => player.species === species),
  )
  const isUnable = casting.hands && isHandless(plan.party.hero)
  return (
    isOwn - stale - kernelAgain - (isTwin || isUnable ? COST_OF_A_TWIN : 0) + (plan.cameo ? 1 : 0)
  )
}

/** 64 seeded candidates, each played forward over facts; of the best-scored, the one that fits its pages. */
export function planStory(
  ask: StoryAsk,
  { castings = CASTINGS }: { castings?: readonly Casting[] } = {},
): StoryPlan {
  const allTraits = traitsOf(ask)
  const band = READERS[readingBand(ask.kid.age)].textBand
  const shortlist = shortlistCastings({ ask, band, castings })
  const scored: { plan: StoryPlan; score: number }[] = []
  for (let at = 0; at < SEEDS; at++) {
    const random = createRandom(`${ask.seed}/${at}`)
    const casting = random.pick(shortlist)
    const party = castParty({ ask, random, taken: unfitFor(casting) })
    const { species } = party.hero
    const traits = allTraits.filter(({ concept }) => concept !== species)
    const plan = candidate({ ask, party, traits, random, casting })
    if (!plan) continue
    scored.push({ plan, score: scorePlan({ plan, ask }) })
  }
  let best: (typeof scored)[number] | undefined
  for (const { plan, score } of scored.toSorted((a, b) => b.score - a.score).slice(0, FINALISTS)) {
    // Telling a plan to count its words costs most of all: not done for one that cannot win.
    if (best && score <= best.score) break
    const fitting = score - wordsOutOfBudget(plan) * COST_OF_A_WORD
    if (!best || fitting > best.score) best = { plan, score: fitting }
  }
  if (!best) throw new Error('No story could be planned')
  return best.plan
}
