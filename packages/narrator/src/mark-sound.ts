import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import { type Aligner, ALIGNER_RATE } from './aligner'
import { findSound, resample, RATE, samplesToMs } from './pcm'
import { makeSpeakable, type Pronunciation } from './speakable'
import { makeMarks } from './word-marks'

/** Marks for sound that came without any: listened for, and shared out where nothing was heard. */
export function markSound({
  text,
  language,
  pronunciations,
  pcm,
  rate,
  aligner,
}: {
  text: string
  language: Language
  pronunciations: Pronunciation[]
  pcm: Float32Array
  rate: number
  aligner: Aligner
}): WordMark[] {
  const { spoken, words } = makeSpeakable({
    text,
    start: 0,
    end: text.length,
    language,
    pronunciations,
  })
  const heard = resample({ pcm, from: rate, to: ALIGNER_RATE })
  const onsets = aligner.align({
    pcm: heard,
    words: words.map(({ start, end }) => spoken.slice(start, end)),
  })
  const { start, end } = findSound(resample({ pcm, from: rate, to: RATE }))
  return makeMarks({
    words,
    onsets,
    startMs: samplesToMs(start),
    endMs: samplesToMs(end),
    language,
  })
}
