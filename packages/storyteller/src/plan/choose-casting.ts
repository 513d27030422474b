import type { TextBand } from '@luciole/contract/book'
import type { Casting } from '#bank/authoring'
import { CASTINGS } from '#bank/castings'
import { answerFit, hasBand } from '#plan/answer-fit'
import { REMEMBERED_STORIES, storiesSince } from '#plan/ledger-distance'
import type { StoryAsk } from '#story-ask'

/**
 * Castings this story may be: those that honour the answers best; of these, none told within ten
 * stories and no kernel twice running while there is a choice; else the one told longest ago.
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
  const told = castings.filter((casting) => hasBand({ casting, band }))
  const fits = told.map((casting) => ({ casting, fit: answerFit({ casting, answers, band }) }))
  const best = Math.max(...fits.map(({ fit }) => fit))
  const fitting = fits.filter(({ fit }) => fit === best).map(({ casting }) => casting)
  const since = (casting: Casting) =>
    storiesSince({ ledger, isIt: (entry) => entry.casting === casting.id })
  const fresh = fitting.filter((casting) => since(casting) > REMEMBERED_STORIES)
  if (fresh.length === 0) {
    const longest = Math.max(...fitting.map(since))
    return fitting.filter((casting) => since(casting) === longest)
  }
  const simple = fresh.filter(({ pastOne }) => ask.kid.age > 1 || !pastOne)
  const easy = simple.length ? simple : fresh
  const kernelSince = (casting: Casting) =>
    storiesSince({ ledger, isIt: (entry) => entry.kernel === casting.kernel })
  const farthest = Math.max(...easy.map(kernelSince))
  const otherKernel = easy.filter((casting) => kernelSince(casting) === farthest)
  return otherKernel.length ? otherKernel : easy
}
