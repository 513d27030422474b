import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import type { Aligner } from './aligner'
import type { Onset } from './engine-marks'
import { level } from './loudness'
import { durationOf, encodeMp3, ENCODER_DELAY_MS } from './mp3'
import type { NarratedPage, PageToNarrate } from './narrate-page'
import { trimLine, type Line } from './page-lines'
import { ALIGNER_RATE } from './aligner'
import { resample } from './pcm'
import { makeSpeakable, type Pronunciation } from './speakable'
import { splicePage } from './splice-page'
import { splitUtterances, type Utterance } from './utterances'
import { findVoice } from './voices'

/** What one speaker says in one go: what a service that speaks is asked for. */
export type Take = Utterance & {
  spoken: string
  /** Of each character of `spoken`, where it stands on the page. */
  origins: number[]
}
/** A take as a service spoke it; times of its characters where the service gives them. */
export type SpokenTake = { pcm: Float32Array; rate: number; startsMs?: number[] }

function sayTake({
  text,
  start,
  end,
  pronunciations,
}: {
  text: string
  start: number
  end: number
  pronunciations: Pronunciation[]
}): Pick<Take, 'spoken' | 'origins'> {
  let spoken = ''
  const origins: number[] = []
  for (let at = start; at < end;) {
    const named = pronunciations.find(
      ({ name }) =>
        text.startsWith(name, at) &&
        !/\p{L}/u.test(text[at - 1] ?? '') &&
        !/\p{L}/u.test(text[at + name.length] ?? ''),
    )
    const said = named?.sayAs ?? (/[“”«»—*\n\u00a0]/.test(text[at] ?? '') ? ' ' : (text[at] ?? ''))
    spoken += said
    for (let count = 0; count < said.length; count += 1) origins.push(at)
    at += named?.name.length ?? 1
  }
  return { spoken, origins }
}

/** A page in as few goes as its speakers and the service’s longest text allow. */
export function planTakes({
  page: { text, spans, pronunciations },
  maximumCharacters,
}: {
  page: Pick<PageToNarrate, 'text' | 'spans' | 'pronunciations'>
  maximumCharacters: number
}): Take[] {
  const merged: Utterance[] = []
  for (const utterance of splitUtterances({ text, spans })) {
    const last = merged.at(-1)
    const fits = last && utterance.end - last.start <= maximumCharacters / 2
    if (last && fits && last.speaker === utterance.speaker) last.end = utterance.end
    else merged.push({ ...utterance })
  }
  return merged.map((one) => ({
    ...one,
    ...sayTake({ text, start: one.start, end: one.end, pronunciations }),
  }))
}

function onsetsOf({
  line,
  take,
  sound: { pcm, rate, startsMs },
  aligner,
}: {
  line: Line
  take: Take
  sound: SpokenTake
  aligner: Aligner | null
}): Onset[] {
  if (startsMs && startsMs.length === take.spoken.length) {
    return line.words.map(({ shown }) => {
      const at = take.origins.findIndex((origin) => origin >= shown.start && origin < shown.end)
      return at < 0 ? undefined : startsMs[at]
    })
  }
  if (!aligner) return line.words.map(() => undefined)
  const words = line.words.map(({ start, end }) => line.spoken.slice(start, end))
  return aligner.align({ pcm: resample({ pcm, from: rate, to: ALIGNER_RATE }), words })
}

/** Takes of a service as one page: our silences, our loudness, a mark for every shown word. */
export async function assemblePage({
  page,
  takes,
  sounds,
  aligner,
}: {
  page: PageToNarrate
  takes: Take[]
  sounds: SpokenTake[]
  aligner: (language: Language) => Promise<Aligner>
}): Promise<NarratedPage> {
  const { text, language, pronunciations, style } = page
  const isTimed = sounds.every(({ startsMs }) => startsMs !== undefined)
  const ears = isTimed ? null : await aligner(language)
  const lines = takes.map((take): Line => {
    const { start, end } = take
    const said = makeSpeakable({ text, start, end, language, pronunciations })
    return { ...take, ...said, voice: findVoice({ language, voiceId: undefined }) }
  })
  const spoken = lines.map((line, at) => {
    const take = takes[at]
    const sound = sounds[at]
    if (!take || !sound) throw new Error('a take was not spoken')
    const onsets = onsetsOf({ line, take, sound, aligner: ears })
    return trimLine({ pcm: sound.pcm, rate: sound.rate, formant: 1, onsets })
  })
  const pauses = style.isBedtime ? 1.35 : 1
  const { pcm, marks }: { pcm: Float32Array; marks: WordMark[] } = splicePage({
    lines,
    spoken,
    language,
    pauses,
    delayMs: ENCODER_DELAY_MS,
  })
  if (lines.length) level(pcm)
  const mp3 = await encodeMp3(pcm)
  return { mp3, durationMs: durationOf(mp3), marks }
}
