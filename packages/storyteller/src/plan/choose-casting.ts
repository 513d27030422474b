import type { TextBand } from '@luciole/contract/book'
import type { Casting } from '#bank/authoring'
import { CASTINGS } from '#bank/castings'
import { KERNELS } from '#bank/kernels'
import { answerFit, hasBand, WEIGHT_OF_FINE_POINTS } from '#plan/answer-fit'
import { REMEMBERED_STORIES, storiesSince } from '#plan/ledger-distance'
import type { Random } from '#random'
import type { StoryAsk } from '#story-ask'

/**
 * Castings this story may be: those that honour the answers best; of these, none told within ten
 * stories and neither kernel nor world twice running while there is a choice; else the one told longest ago.
 */
export function shortlistCastings({
  ask,
  band,
  castings = CASTINGS,
}: {
  ask: StoryAsk
  band: TextBand
  castings?: readonly Casting[]
}): readonly Casting[] {
  const { ledger, answers } = ask
  const fits = castings
    .filter((casting) => hasBand({ casting, band }))
    .map((casting) => ({ casting, fit: answerFit({ casting, answers, band }) }))
  const fitting = bestOf(fits)
  const since = (casting: Casting) =>
    storiesSince({ ledger, isIt: (entry) => entry.casting === casting.id })
  const isFresh = (casting: Casting) => since(casting) > REMEMBERED_STORIES
  const easy = easyOf({ fits, age: ask.kid.age }).filter(isFresh)
  const fresh = easy.length ? easy : fitting.filter(isFresh)
  if (fresh.length === 0) {
    const longest = Math.max(...fitting.map(since))
    return fitting.filter((casting) => since(casting) === longest)
  }
  const kernelSince = (casting: Casting) =>
    storiesSince({ ledger, isIt: (entry) => entry.kernel === casting.kernel })
  const farthest = Math.max(...fresh.map(kernelSince))
  const otherKernel = fresh.filter((casting) => kernelSince(casting) === farthest)
  return elsewhereThan({ told: ledger.entries.at(-1)?.casting, castings: otherKernel })
}

/** Left to chance, tonight's world is not last night's while there is another. */
function elsewhereThan({
  told,
  castings,
}: {
  told: string | undefined
  castings: readonly Casting[]
}): readonly Casting[] {
  const [world] = CASTINGS.find(({ id }) => id === told)?.settings ?? []
  const others = castings.filter(({ settings }) => settings[0] !== world)
  return others.length ? others : castings
}

interface Fit {
  casting: Casting
  fit: number
}

function bestOf(fits: readonly Fit[]): Casting[] {
  const best = Math.max(...fits.map(({ fit }) => fit))
  return fits.filter(({ fit }) => fit === best).map(({ casting }) => casting)
}

/** The best a child of this age can follow, where it serves the answers but for their fine points. */
function easyOf({ fits, age }: { fits: readonly Fit[]; age: number }): Casting[] {
  const best = Math.max(...fits.map(({ fit }) => fit))
  return bestOf(
    fits.filter(
      ({ casting, fit }) => age >= (casting.fromAge ?? 0) && fit >= best - WEIGHT_OF_FINE_POINTS,
    ),
  )
}

/** How many wishes a casting serves. */
function breadthOf({ kernel, settings, eras, challenges, themes }: Casting): number {
  const wishes = [
    settings,
    eras,
    challenges ?? KERNELS[kernel].challenges,
    themes ?? KERNELS[kernel].themes,
  ]
  return wishes.reduce((product, { length }) => product * length, 1)
}

/**
 * One of a shortlist. What serves few wishes is chosen more often where it does: else what serves many would be
 * told to every second family. By the root, for what is narrow is not the better for it.
 */
export function pickCasting(shortlist: readonly Casting[], random: Random): Casting {
  const weights = shortlist.map((casting) => 1 / Math.sqrt(breadthOf(casting)))
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const picked = shortlist.find((_, at) => (left -= weights[at] ?? 0) < 0) ?? shortlist.at(-1)
  if (!picked) throw new Error('No casting to pick from')
  return picked
}
