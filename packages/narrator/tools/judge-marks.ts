import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import { type Aligner, ALIGNER_RATE } from '#aligner'
import { resample, RATE } from '#pcm'
import { findShownWords } from '#shown-words'
import { sayWord } from '#say-word'
import { splitUtterances } from '#utterances'
import type { PageToNarrate } from '#narrate-page'

const AROUND_MS = 60

export type MarkFault = 'missing' | 'backwards' | 'outside' | 'empty'

/** Every shown word has its mark, in order, inside the file. */
export function findMarkFaults({
  text,
  marks,
  durationMs,
}: {
  text: string
  marks: WordMark[]
  durationMs: number
}): MarkFault[] {
  const faults: MarkFault[] = []
  for (const [index, word] of findShownWords(text).entries()) {
    const mark = marks[index]
    if (!mark || mark.s !== word.start || mark.e !== word.end) faults.push('missing')
  }
  for (const [index, { t0, t1 }] of marks.entries()) {
    if (t0 < (marks[index - 1]?.t1 ?? 0) - 1) faults.push('backwards')
    if (t1 > durationMs || t0 < 0) faults.push('outside')
    if (t1 <= t0) faults.push('empty')
  }
  return faults
}

/** How far each mark is from where the aligner, which saw none of them, hears the word begin. */
export function measureMarks({
  page,
  pcm,
  marks,
  aligner,
  delayMs,
}: {
  page: PageToNarrate
  pcm: Float32Array
  marks: WordMark[]
  aligner: Aligner
  delayMs: number
}): number[] {
  return splitUtterances(page).flatMap((utterance) => {
    const inside = marks.filter(({ s, e }) => s >= utterance.start && e <= utterance.end)
    const from = (inside[0]?.t0 ?? 0) - delayMs - AROUND_MS
    const to = (inside.at(-1)?.t1 ?? 0) - delayMs + AROUND_MS
    const cut = pcm.subarray(Math.max(0, (from * RATE) / 1000), (to * RATE) / 1000)
    const words = inside.map(({ s, e }) => sayAloud(page.text.slice(s, e), page.language))
    const onsets = aligner.align({
      pcm: resample({ pcm: cut, from: RATE, to: ALIGNER_RATE }),
      words,
    })
    return inside.flatMap(({ t0 }, index) => {
      const onset = onsets[index]
      return onset === undefined ? [] : [Math.abs(t0 - delayMs - (onset + Math.max(0, from)))]
    })
  })
}

export const sayAloud = (word: string, language: Language) =>
  sayWord({ word, language }).replace(/\s+/g, '-')
