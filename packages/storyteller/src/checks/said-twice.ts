import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { gramsOf } from '#checks/text-measures'
import { pagesOf } from '#pages/realise'
import type { StoryPlan } from '#plan/story-plan'
import { wordsOf } from '#text/readability'

const RUN = 5

/** What is said between refrains and sounds, which are set in italics. */
export function plainParts({ text, emphasis }: PageText): string[] {
  const ends = [0, ...emphasis.map(({ end }) => end)]
  return ends.map((from, at) => text.slice(from, emphasis[at]?.start ?? text.length))
}

/** Runs of five words a book says twice: refrains, sounds and the echoes of its gag are meant. */
export function runsSaidTwice({
  plan,
  language,
}: {
  plan: StoryPlan
  language: Language
}): string[] {
  const withoutGag = pagesOf({ ...plan, lines: { ...plan.lines, gag: null } })
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const part of withoutGag[language].flatMap(plainParts))
    for (const run of gramsOf({ words: wordsOf(part), size: RUN })) {
      if (seen.has(run)) twice.add(run)
      seen.add(run)
    }
  return [...twice]
}
