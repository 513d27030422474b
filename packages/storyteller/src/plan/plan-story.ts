import type { Casting } from '#bank/authoring'
import { CASTINGS } from '#bank/castings'
import { acceptedText } from '#gate/accepted-text'
import { matchConcepts } from '#lexicon/match'
import { pickCasting, shortlistCastings } from '#plan/choose-casting'
import { wordsOutOfBudget } from '#plan/fit-pages'
import { castParty } from '#plan/party'
import { scoreAtMost, scorePlan } from '#plan/score-plan'
import { setOut, sketchPlan, type Sketch } from '#plan/sketch-plan'
import type { StoryPlan } from '#plan/story-plan'
import { traitOf, type Trait } from '#plan/traits'
import { unfitFor } from '#plan/unfit-kinds'
import { createRandom } from '#random'
import { READERS, readingBand } from '#reading-bands'
import { answered, type StoryAsk } from '#story-ask'

const SEEDS = 24
/** So many of the best-scored are told, to count their words; the one whose pages fit best is kept. */
const FINALISTS = 2
const COST_OF_A_WORD = 0.2
/** So few words out of place, over a whole book in two languages, are not worth telling another. */
const UNNOTICED = 6

/** The parent's details as traits: what can be planted comes first. */
function traitsOf(ask: StoryAsk): Trait[] {
  const { matches } = matchConcepts(acceptedText({ answers: ask.answers, key: 'hero-details' }))
  const era = answered(ask.answers, 'setting-time')
  const traits = matches.map((match) => traitOf({ match, era, years: ask.kid.age }))
  return [
    ...traits.filter(({ keepsake }) => keepsake),
    ...traits.filter((trait) => !trait.keepsake),
  ]
}

/** Of the castings that serve the answers, as many sketches as can be played forward. */
export function sketchesOf({
  ask,
  castings = CASTINGS,
}: {
  ask: StoryAsk
  castings?: readonly Casting[]
}): Sketch[] {
  const allTraits = traitsOf(ask)
  const band = READERS[readingBand(ask.kid.age)].textBand
  const shortlist = shortlistCastings({ ask, band, castings })
  return Array.from({ length: SEEDS }, (_, at) => {
    const random = createRandom(`${ask.seed}/${at}`)
    const casting = pickCasting(shortlist, random)
    const party = castParty({ ask, random, taken: unfitFor(casting) })
    const { species, said } = party.hero
    const traits = allTraits.filter(({ concept }) => concept !== species && concept !== said?.id)
    return sketchPlan({ ask, party, traits, random, casting })
  }).filter((sketch) => sketch !== null)
}

interface Scored {
  plan: StoryPlan
  score: number
}

/** The best, each set out whole; of a sketch that could not come among them, no line is chosen. */
function finalistsOf(sketches: readonly Sketch[]): Scored[] {
  const most = sketches.map((sketch) => ({ sketch, atMost: scoreAtMost(sketch) }))
  let finalists: Scored[] = []
  for (const { sketch, atMost } of most.toSorted((a, b) => b.atMost - a.atMost)) {
    const last = finalists[FINALISTS - 1]
    if (last && atMost <= last.score) break
    const plan = setOut(sketch)
    if (!plan) continue
    const scored = { plan, score: scorePlan({ sketch, plan }) }
    finalists = [...finalists, scored].toSorted((a, b) => b.score - a.score).slice(0, FINALISTS)
  }
  return finalists
}

/** 24 seeded sketches, each played forward over facts; of the best-scored, the one that fits its pages. */
export function planStory(
  ask: StoryAsk,
  { castings = CASTINGS }: { castings?: readonly Casting[] } = {},
): StoryPlan {
  let best: Scored | undefined
  for (const { plan, score } of finalistsOf(sketchesOf({ ask, castings }))) {
    const atMost = best ? (score - best.score) / COST_OF_A_WORD : Number.POSITIVE_INFINITY
    if (atMost <= 0) break
    const words = wordsOutOfBudget({ plan, atMost: atMost + UNNOTICED })
    const fitting = score - Math.max(0, words - UNNOTICED) * COST_OF_A_WORD
    if (!best || fitting > best.score) best = { plan, score: fitting }
  }
  if (!best) throw new Error('No story could be planned')
  return best.plan
}
