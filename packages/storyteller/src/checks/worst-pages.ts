import type { Language } from '@luciole/contract/language'
import { runsSaidTwice } from '#checks/said-twice'
import { findForbidden } from '#gate/word-lists'
import { pageName } from '#plan/page-name'
import { READERS } from '#reading-bands'
import type { ToldStory } from '#tell-story'
import { sentencesOf, wordsOf } from '#text/readability'

export interface Offence {
  kind: 'budget' | 'sentence' | 'list' | 'twice'
  /** The unit an author would open. */
  where: string
  size: number
  said: string
}

const LONGEST_SENTENCE = 26

/** Pages beside their budget, sentences too long for a beginner, words a list would stop. */
export function offencesOf({ book, plan }: ToldStory): Offence[] {
  const [least, most] = READERS[book.band].words
  const twice = (['en', 'fr'] satisfies Language[]).flatMap((language): Offence[] =>
    book.band < '5'
      ? []
      : runsSaidTwice({ plan, language }).map((said) => ({
          kind: 'twice',
          where: `${plan.casting} ${plan.textBand} ${language}: “${said}”`,
          size: 1,
          said: 'said twice',
        })),
  )
  const pages = book.pages.flatMap(({ text }, at) =>
    (['en', 'fr'] satisfies Language[]).flatMap((language): Offence[] => {
      const where = `${plan.casting} ${plan.textBand} ${language}: ${pageName({ kind: plan.pages[at] ?? 'home', plan })}`
      const said = text[language].text
      const words = wordsOf(said).length
      const out = Math.max(0, words - most, least - words)
      const found: Offence[] = out
        ? [{ kind: 'budget', where, size: out, said: `${words} words` }]
        : []
      if (findForbidden(said)) found.push({ kind: 'list', where, size: 1, said: said.slice(0, 80) })
      for (const sentence of book.band === '5-6' ? sentencesOf(said) : []) {
        const length = wordsOf(sentence).length
        if (length > LONGEST_SENTENCE)
          found.push({ kind: 'sentence', where, size: length, said: sentence })
      }
      return found
    }),
  )
  return [...twice, ...pages]
}

/** The units most often at fault, worst first. */
export function worstOffenders({
  offences,
  kind,
  count,
}: {
  offences: readonly Offence[]
  kind: Offence['kind']
  count: number
}): string[] {
  const byUnit = new Map<string, { times: number; worst: Offence }>()
  for (const offence of offences.filter((one) => one.kind === kind)) {
    const known = byUnit.get(offence.where)
    const worst = known && known.worst.size >= offence.size ? known.worst : offence
    byUnit.set(offence.where, { times: (known?.times ?? 0) + 1, worst })
  }
  return [...byUnit.values()]
    .toSorted((a, b) => b.times - a.times || b.worst.size - a.worst.size)
    .slice(0, count)
    .map(({ times, worst }) => `${times} × ${worst.where} (${worst.said})`)
}
