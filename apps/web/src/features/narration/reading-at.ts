import type { WordMark } from '@luciole/contract/narration'

export interface Range {
  start: number
  end: number
}
/** What the voice is saying, as ranges of the page's text. */
export interface Reading {
  sentence: Range | null
  word: Range | null
}
export const HIGHLIGHTS = ['word', 'sentence', 'off'] as const
export type Highlight = (typeof HIGHLIGHTS)[number]

const SENTENCE_END = /[.!?…]+[\u00a0\u202f]?["”’»)\]]*(?=\s|$)|\n+/gu

/** Sentences of a page, without the space around them; a paragraph's end also ends one. */
export function sentencesOf(text: string): Range[] {
  const sentences: Range[] = []
  let from = 0
  const add = (to: number) => {
    const start = from + (text.slice(from, to).match(/^\s*/)?.[0].length ?? 0)
    const end = start + text.slice(start, to).trimEnd().length
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) sentences.push({ start, end })
    from = to
  }
  for (const match of text.matchAll(SENTENCE_END)) {
    const to = match.index + match[0].length
    // “No…” whispered Nina: what goes on in small letters is the same breath.
    if (!match[0].includes('\n') && /^\s+\p{Ll}/u.test(text.slice(to))) continue
    add(to)
  }
  add(text.length)
  return sentences
}

/** The last of an ordered list that has begun at `at`; −1 before the first. */
export function findLast<Item>({
  items,
  at,
  startOf,
}: {
  items: readonly Item[]
  at: number
  startOf: (item: Item) => number
}): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && startOf(item) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A word stays lit through the short silence behind it, not through a pause. */
const LINGER_MS = 250

/** What to light at this moment of the sound. Called at every frame: a search, not a walk. */
export function readingAt({
  marks,
  sentences,
  ms,
  highlight,
}: {
  marks: readonly WordMark[]
  sentences: readonly Range[]
  ms: number
  highlight: Highlight
}): Reading | null {
  if (highlight === 'off') return null
  const mark = marks[findLast({ items: marks, at: ms, startOf: ({ t0 }) => t0 })]
  if (!mark) return null
  const sentence =
    sentences[findLast({ items: sentences, at: mark.s, startOf: ({ start }) => start })] ?? null
  const isSaid = highlight === 'word' && ms < mark.t1 + LINGER_MS
  return { sentence, word: isSaid ? { start: mark.s, end: mark.e } : null }
}

const isSameRange = (a: Range | null, b: Range | null) => a?.start === b?.start && a?.end === b?.end
export const isSameReading = (a: Reading | null, b: Reading | null) =>
  isSameRange(a?.sentence ?? null, b?.sentence ?? null) &&
  isSameRange(a?.word ?? null, b?.word ?? null)
