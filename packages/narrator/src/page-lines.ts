import type { Onset } from './engine-marks'
import type { PageToNarrate } from './narrate-page'
import { findSound, resample, RATE, samplesToMs } from './pcm'
import { makeSpeakable, type Speakable } from './speakable'
import { splitUtterances, type Utterance } from './utterances'
import { findVoice, type Voice } from './voices'

/** What one voice says in one breath. */
export type Line = Utterance & Speakable & { voice: Voice }
/** A line as it sounds, at our rate and without the engine's silences. */
export type SpokenLine = { pcm: Float32Array; onsets: Onset[] }

export function planLines({
  text,
  spans,
  language,
  voiceMap,
  pronunciations,
}: PageToNarrate): Line[] {
  return splitUtterances({ text, spans }).map((utterance) => ({
    ...utterance,
    ...makeSpeakable({
      text,
      start: utterance.start,
      end: utterance.end,
      language,
      pronunciations,
    }),
    voice: findVoice({ language, voiceId: voiceMap[utterance.speaker] }),
  }))
}

/** Brings an engine's sound to our rate and throat and cuts its silences; times follow. */
export function trimLine({
  pcm,
  rate,
  formant,
  onsets,
}: {
  pcm: Float32Array
  rate: number
  formant: number
  onsets: Onset[]
}): SpokenLine {
  const tuned = resample({ pcm, from: rate * formant, to: RATE })
  const { start, end } = findSound(tuned)
  const startMs = samplesToMs(start)
  return {
    pcm: tuned.subarray(start, end),
    onsets: onsets.map((ms) => (ms === undefined ? undefined : ms / formant - startMs)),
  }
}
