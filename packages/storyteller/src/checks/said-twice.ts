import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { isMeantEcho } from '#checks/meant-echoes'
import { gramsOf } from '#checks/text-measures'
import { listOf } from '#pages/party-names'
import { pagesOf } from '#pages/realise'
import type { StoryPlan } from '#plan/story-plan'
import { wordsOf } from '#text/readability'

const RUN = 5

/** What is said between refrains and sounds, which are set in italics. */
export function plainParts({ text, emphasis }: PageText): string[] {
  const ends = [0, ...emphasis.map(({ end }) => end)]
  return ends.map((from, at) => text.slice(from, emphasis[at]?.start ?? text.length))
}

/**
 * Runs of five words a book says twice. Refrains, sounds, the echoes of its gag and those its author
 * meant are no slips; nor is what the kid's own thing is called, were it *un livre sur les dinosaures*,
 * or who comes along, were they *Léo, Alma, Igor and Basile*.
 */
export function runsSaidTwice({
  plan,
  language,
}: {
  plan: StoryPlan
  language: Language
}): string[] {
  const { casting, textBand: band, trait, party } = plan
  const withoutGag = pagesOf({ ...plan, lines: { ...plan.lines, gag: null } })
  const friends = listOf({ names: party.others.map(({ name }) => name), language })
  const nouns = [trait?.noun, trait?.keepsake?.noun].flatMap((noun) => noun?.[language].one ?? [])
  const called = [friends, ...nouns].filter(Boolean)
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const part of withoutGag[language].flatMap(plainParts)) {
    const text = called.reduce(
      (said, name) => said.replaceAll(name, name.split(' ')[0] ?? ''),
      part,
    )
    for (const run of gramsOf({ words: wordsOf(text), size: RUN })) {
      if (seen.has(run) && !isMeantEcho({ run, casting, band, language })) twice.add(run)
      seen.add(run)
    }
  }
  return [...twice]
}
