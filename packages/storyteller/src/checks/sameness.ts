import { gramsOf, jaccard } from '#checks/text-measures'
import { sentencesOf, wordsOf } from '#text/readability'

const LONGEST_RUN = 4

/** How much of one text is said, in runs of one to four words, by any of the others: 0 to 1. */
export function selfBleu(texts: readonly string[]): number {
  const grams = texts.map((text) =>
    Array.from({ length: LONGEST_RUN }, (_, at) => gramsOf({ words: wordsOf(text), size: at + 1 })),
  )
  const known = Array.from({ length: LONGEST_RUN }, (_, at) => {
    const owners = new Map<string, Set<number>>()
    for (const [text, byLength] of grams.entries())
      for (const gram of byLength[at] ?? [])
        owners.set(gram, (owners.get(gram) ?? new Set()).add(text))
    return owners
  })
  const shares = grams.map((byLength, text) => {
    const logs = byLength.map((own, at) => {
      const said = own.filter((gram) => {
        const owners = known[at]?.get(gram)
        return owners !== undefined && (owners.size > 1 || !owners.has(text))
      }).length
      return Math.log(Math.max(said, 0.5) / Math.max(1, own.length))
    })
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / LONGEST_RUN)
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** Sentences of six words and more that stand in more than one of these texts. */
export function sharedSentences(texts: readonly string[]): string[] {
  const seen = new Map<string, Set<number>>()
  for (const [at, text] of texts.entries())
    for (const sentence of sentencesOf(text)) {
      const words = wordsOf(sentence)
      if (words.length < 6) continue
      const key = words.join(' ')
      seen.set(key, (seen.get(key) ?? new Set()).add(at))
    }
  return [...seen].filter(([, texts]) => texts.size > 1).map(([sentence]) => sentence)
}

/** The likest two of these texts, by runs of four words. */
export function likestPair(texts: readonly string[]): number {
  const grams = texts.map((text) => gramsOf({ words: wordsOf(text), size: LONGEST_RUN }))
  return Math.max(
    0,
    ...grams.flatMap((one, at) => grams.slice(0, at).map((other) => jaccard(one, other))),
  )
}
