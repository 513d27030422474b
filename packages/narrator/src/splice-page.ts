import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import type { Line, SpokenLine } from './page-lines'
import { gainOf, msToSamples, peakOf, rmsOf, samplesToMs } from './pcm'
import { SILENCES_MS } from './utterances'
import { makeMarks } from './word-marks'

/** Every voice at the same strength: a bear must not drown a mouse. */
const LINE_RMS = gainOf(-22)
const FADE_MS = 8
const SILENT_WORD_MS = 60

function evenOut(pcm: Float32Array): Float32Array {
  const gain = Math.min(LINE_RMS / Math.max(rmsOf(pcm), 1e-6), 0.98 / Math.max(peakOf(pcm), 1e-6))
  const fade = msToSamples(FADE_MS)
  return pcm.map((sample, index) => {
    const edge = Math.min(1, index / fade, (pcm.length - 1 - index) / fade)
    return sample * gain * Math.max(0, edge)
  })
}

/** A name in letters the voice cannot read is silent, but is lit for a moment. */
const lengthOf = (line: Line, spoken: SpokenLine | undefined) =>
  Math.max(spoken?.pcm.length ?? 0, msToSamples(SILENT_WORD_MS * line.words.length))

/** Lines and silences on one tape. Marks are exact at every line, so errors never add up. */
export function splicePage({
  lines,
  spoken,
  language,
  pauses,
  delayMs,
}: {
  lines: Line[]
  spoken: SpokenLine[]
  language: Language
  /** 1 as usual, more at bedtime. */
  pauses: number
  /** What the encoder puts before the sound when it is played. */
  delayMs: number
}): { pcm: Float32Array; marks: WordMark[] } {
  const starts: number[] = []
  let at = 0
  for (const [index, line] of lines.entries()) {
    const stretch = index === 0 ? 1 : pauses
    at += msToSamples(line.pauseBeforeMs * stretch - (index === 0 ? delayMs : 0))
    starts.push(at)
    at += lengthOf(line, spoken[index])
  }
  const pcm = new Float32Array(at + msToSamples(SILENCES_MS.tail))
  const marks: WordMark[] = []
  for (const [index, line] of lines.entries()) {
    const { pcm: linePcm, onsets } = spoken[index] ?? { pcm: new Float32Array(0), onsets: [] }
    const start = starts[index] ?? 0
    pcm.set(evenOut(linePcm), start)
    const startMs = samplesToMs(start) + delayMs
    marks.push(
      ...makeMarks({
        words: line.words,
        onsets: onsets.map((ms) => (ms === undefined ? undefined : ms + startMs)),
        startMs,
        endMs: startMs + samplesToMs(lengthOf(line, spoken[index])),
        language,
      }),
    )
  }
  return { pcm, marks }
}
