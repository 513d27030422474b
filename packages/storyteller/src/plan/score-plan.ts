import { lateWords } from '#plan/late-words'
import { staleness, storiesSince } from '#plan/ledger-distance'
import { isNamesake } from '#plan/names'
import { drawnSpecies } from '#plan/party'
import type { Sketch } from '#plan/sketch-plan'
import type { StoryPlan } from '#plan/story-plan'
import { unitsOfLines, unitsOfSketch } from '#plan/told-units'
import { isFootless, isHandless, speciesIn } from '#plan/unfit-kinds'
import { answered } from '#story-ask'

/** Somebody of the same kind as the thief, or of the lost one's name: told only where nothing else fits. */
const COST_OF_A_TWIN = 15
const COST_OF_A_KERNEL_AGAIN = 5
/** Something the kid likes to which the end comes back; a thing of the kid's own in the plot. */
const WORTH_OF_A_RETURN = 4
const WORTH_OF_A_THING = 3

const STALE_WEIGHTS: Record<string, number> = {
  gag: 12,
  ending: 10,
  home: 9,
  try: 8,
  turn: 8,
  plant: 4,
  helper: 6,
}

const staleIn = ({ units, ask }: { units: readonly string[]; ask: Sketch['ask'] }): number =>
  units
    .map((unit) => ({ unit, stale: staleness({ ledger: ask.ledger, unit }) }))
    .filter(({ stale }) => stale > 0)
    .map(({ unit, stale }) => stale * (STALE_WEIGHTS[unit.split(':')[0] ?? ''] ?? 3))
    .reduce((sum, cost) => sum + cost, 0)

/** What is known of it before its lines are. */
function scoreWithoutLines({ ask, casting, plan }: Sketch): number {
  const { hero, helper, others } = plan.party
  const since = storiesSince({ ledger: ask.ledger, isIt: ({ kernel }) => kernel === plan.kernel })
  const isTwin = speciesIn(casting).some((species) =>
    [hero, helper, ...others].some((player) => drawnSpecies(player) === species),
  )
  const names = Object.values(casting.roles).flatMap(({ name }) => [name.en, name.fr])
  const areNamesakes = [hero, helper, ...others].some((player) =>
    names.some((name) => isNamesake(name, player.name)),
  )
  const isUnable =
    (casting.hands && isHandless(hero)) ||
    ((casting.feet || plan.talent === 'climb') && isFootless(hero))
  return (
    (plan.cameo ? 1 : 0) -
    staleIn({ units: unitsOfSketch(plan), ask }) -
    (since === 1 ? COST_OF_A_KERNEL_AGAIN : 0) -
    (isTwin || areNamesakes || isUnable ? COST_OF_A_TWIN : 0)
  )
}

/** Whether the end has room to come back to what page 1 told of the kid. */
function mayReturn({ ask, casting, plant, plan }: Sketch): boolean {
  const { trait, textBand, alsoWears, era, endingFamily } = plan
  if (textBand === '0-4') return trait?.kind === 'activity' && !alsoWears
  const { isTold, isAside } = lateWords({
    casting,
    isYoung: false,
    endingFamily,
    isEndingAsked: answered(ask.answers, 'ending') !== undefined,
    wish: answered(ask.answers, 'challenge') ?? null,
  })
  return trait?.kind === 'like' && plant.from !== 'trait' && era === 'today' && isTold && !isAside
}

/** No lines make more of it. */
export function scoreAtMost(sketch: Sketch): number {
  const isThing = sketch.plant.from === 'trait' && sketch.plan.trait?.keepsake
  const own = mayReturn(sketch) ? WORTH_OF_A_RETURN : isThing ? WORTH_OF_A_THING : 0
  return scoreWithoutLines(sketch) + own
}

/** Higher is better: nothing heard lately, and the kid's own things in the plot. */
export function scorePlan({ sketch, plan }: { sketch: Sketch; plan: StoryPlan }): number {
  const { lines, trait } = plan
  const isReturning = lines.later?.startsWith('after like') || lines.loved
  const own = isReturning ? WORTH_OF_A_RETURN : trait?.keepsake && lines.keep ? WORTH_OF_A_THING : 0
  return scoreWithoutLines(sketch) + own - staleIn({ units: unitsOfLines(plan), ask: sketch.ask })
}
