import type { Language } from '@luciole/contract/language'
import { openDecoder } from '#aligner'

/** What a new word costs: without it the grammar's loop hears a crowd of short words. */
const WORD_COST: Record<Language, number> = { en: 1e-4, fr: 1e-2 }

/** Best guess at what was said, from the page's own words in any order. */
export async function loadRecogniser(language: Language) {
  const { decoder, known, listen } = await openDecoder(language, { wip: WORD_COST[language] })
  return ({ pcm, vocabulary }: { pcm: Float32Array; vocabulary: string[] }): string[] => {
    const words = [...new Set(vocabulary.map(known))].join(' | ')
    decoder.set_grammar(`#JSGF V1.0;\ngrammar page;\npublic <page> = (${words})+ ;\n`)
    return listen(pcm).map(({ t }) => t.replace(/\(\d+\)$/, ''))
  }
}

/** Word error: what must be changed, added or dropped to turn what was heard into what was said. */
export function countWordErrors({ said, heard }: { said: string[]; heard: string[] }): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const [index, word] of said.entries()) {
    const next = [index + 1]
    for (const [column, other] of heard.entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (word === other ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
