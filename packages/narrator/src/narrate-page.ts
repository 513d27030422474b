import type { Span } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import type { Aligner } from './aligner'
import { type Espeak } from './espeak-pipe'
import type { Flite } from './flite'
import { findMissingOnsets } from './missing-onsets'
import { level } from './loudness'
import { durationOf, encodeMp3, ENCODER_DELAY_MS } from './mp3'
import { planLines } from './page-lines'
import { polish } from './sound-chain'
import type { Pronunciation } from './speakable'
import { speakEnglish } from './speak-english'
import { speakFrench } from './speak-french'
import { splicePage } from './splice-page'
import type { VoiceMap } from './voices'

export type NarrationStyle = { wordsPerMinute: number; isBedtime: boolean }
export type PageToNarrate = {
  text: string
  spans: Span[]
  language: Language
  voiceMap: VoiceMap
  style: NarrationStyle
  pronunciations: Pronunciation[]
}
export type NarratedPage = { mp3: Uint8Array; durationMs: number; marks: WordMark[] }

const BEDTIME = { pace: 0.88, pauses: 1.35 }

/** The same page twice gives the same bytes. Heavy: the caller's thread is no place for it. */
export async function speakPage({
  page,
  flite,
  espeak,
  aligner,
}: {
  page: PageToNarrate
  flite: () => Promise<Flite>
  espeak: () => Espeak
  aligner: (language: Language) => Promise<Aligner>
}): Promise<NarratedPage & { pcm: Float32Array }> {
  const { language, style } = page
  const lines = planLines(page)
  const wordsPerMinute = style.wordsPerMinute * (style.isBedtime ? BEDTIME.pace : 1)
  const said =
    language === 'en'
      ? speakEnglish({ flite: await flite(), lines, wordsPerMinute })
      : await speakFrench({ espeak: espeak(), lines, wordsPerMinute })
  const spoken = await findMissingOnsets({ lines, spoken: said, aligner: () => aligner(language) })
  const pauses = style.isBedtime ? BEDTIME.pauses : 1
  const { pcm, marks } = splicePage({ lines, spoken, language, pauses, delayMs: ENCODER_DELAY_MS })
  if (lines.length) {
    polish({ pcm, engine: language === 'en' ? 'flite' : 'espeak', isBedtime: style.isBedtime })
    level(pcm)
  }
  const mp3 = await encodeMp3(pcm)
  return { mp3, durationMs: durationOf(mp3), marks, pcm }
}
