import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import type { Onset } from './engine-marks'
import type { SpokenWord } from './speakable'
import { countSyllables } from './syllables'

const SHORTEST_MS = 20

/** Gaps are shared out by syllables, so that every shown word has its moment, in order. */
export function makeMarks({
  words,
  onsets,
  startMs,
  endMs,
  language,
}: {
  words: SpokenWord[]
  onsets: Onset[]
  startMs: number
  endMs: number
  language: Language
}): WordMark[] {
  const starts = words.map((_, index) => {
    const onset = index === 0 ? startMs : onsets[index]
    return onset === undefined ? undefined : Math.min(Math.max(onset, startMs), endMs)
  })
  // An onset out of order is as good as none.
  let latest = startMs
  for (const [index, start] of starts.entries()) {
    if (start === undefined) continue
    if (index > 0 && start < latest + SHORTEST_MS) starts[index] = undefined
    else latest = start
  }
  const weights = words.map(({ shown }) => countSyllables({ word: shown.text, language }))
  const filled: number[] = []
  for (let from = 0; from < words.length;) {
    let to = from + 1
    while (to < words.length && starts[to] === undefined) to++
    const begin = starts[from] ?? startMs
    const share = (starts[to] ?? endMs) - begin
    const total = weights.slice(from, to).reduce((sum, weight) => sum + weight, 0)
    let passed = 0
    for (let index = from; index < to; index++) {
      filled.push(begin + (share * passed) / total)
      passed += weights[index] ?? 1
    }
    from = to
  }
  return words.map(({ shown }, index) => ({
    s: shown.start,
    e: shown.end,
    t0: Math.round(filled[index] ?? startMs),
    t1: Math.round(filled[index + 1] ?? endMs),
  }))
}
