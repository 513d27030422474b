import { availableParallelism, loadavg } from 'node:os'
import type { Language } from '@luciole/contract/language'
import { ALIGNER_RATE, loadAligner } from '#aligner'
import { connectEspeak, type Espeak, findEspeakProgram } from '#espeak-pipe'
import { type Flite, loadFlite } from '#flite'
import { ENCODER_DELAY_MS } from '#mp3'
import { type PageToNarrate, speakPage } from '#narrate-page'
import { decibels, findSound, peakOf, RATE, resample, rmsOf, samplesToMs } from '#pcm'
import { findShownWords } from '#shown-words'
import { checkSpeed } from './check-speed'
import { findMarkFaults, measureMarks, sayAloud } from './judge-marks'
import { asHeard, findPocketsphinx } from './judge-pocketsphinx'
import { countWordErrors, loadRecogniser } from './judge-words'
import { hasFailed, quantile, report, tell } from './report'
import { SAMPLE_PAGES, SAMPLE_VOICES } from './sample-pages'

const WORDS_PER_MINUTE = 124
const espeakProgram = findEspeakProgram()
let flite: Promise<Flite> | undefined
let espeak: Espeak | undefined
const tools = {
  flite: () => (flite ??= loadFlite()),
  espeak: () => (espeak ??= connectEspeak(espeakProgram ?? '')),
  aligner: loadAligner,
}
const range = (values: number[]) =>
  `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`

const pagesOf = (language: Language): PageToNarrate[] =>
  SAMPLE_PAGES[language].map(({ text, spans }) => ({
    text,
    spans,
    language,
    voiceMap: SAMPLE_VOICES,
    style: { wordsPerMinute: WORDS_PER_MINUTE, isBedtime: false },
    pronunciations: [],
  }))

type Errors = { errors: number; words: number }

async function checkSound(language: Language) {
  const aligner = await loadAligner(language)
  const recognise = await loadRecogniser(language)
  const pages = pagesOf(language)
  const offsets: number[] = []
  const rms: number[] = []
  const peaks: number[] = []
  const heads: number[] = []
  const sizes: number[] = []
  let faults = 0
  let words = 0
  let errors = 0
  let minutes = 0
  const stranger = language === 'en' ? findPocketsphinx() : null
  const unknown: Errors = { errors: 0, words: 0 }
  for (const page of pages) {
    const { mp3, durationMs, marks, pcm } = await speakPage({ page, ...tools })
    faults += findMarkFaults({ text: page.text, marks, durationMs }).length
    offsets.push(...measureMarks({ page, pcm, marks, aligner, delayMs: ENCODER_DELAY_MS }))
    rms.push(decibels(rmsOf(pcm)))
    peaks.push(decibels(peakOf(pcm)))
    heads.push(samplesToMs(findSound(pcm).start) + ENCODER_DELAY_MS)
    sizes.push(mp3.length / 1024 / (durationMs / 1000))
    minutes += durationMs / 60_000
    const said = findShownWords(page.text).map(({ text }) => sayAloud(text, language).toLowerCase())
    const sound = resample({ pcm, from: RATE, to: ALIGNER_RATE })
    errors += countWordErrors({ said, heard: recognise({ pcm: sound, vocabulary: said }) })
    words += said.length
    if (!stranger) continue
    const plain = asHeard(said)
    unknown.errors += countWordErrors({ said: plain, heard: stranger(sound) })
    unknown.words += plain.length
  }
  const median = quantile(offsets, 0.5)
  const late = quantile(offsets, 0.95)
  report({ bar: 'marks: median ≤ 40 ms', value: `${median.toFixed(0)} ms`, isKept: median <= 40 })
  report({
    bar: 'marks: p95 ≤ 120 ms',
    value: `${late.toFixed(0)} ms, ${offsets.length} of ${words} words judged`,
    isKept: late <= 120,
  })
  report({
    bar: 'marks: each word one, in order, inside',
    value: `${faults} faults`,
    isKept: faults === 0,
  })
  report({
    bar: 'loudness −20 ± 1 dBFS',
    value: range(rms),
    isKept: rms.every((db) => Math.abs(db + 20) <= 1),
  })
  report({ bar: 'peak ≤ −1 dBFS', value: range(peaks), isKept: peaks.every((db) => db <= -1) })
  report({
    bar: 'head 200 to 300 ms',
    value: range(heads),
    isKept: heads.every((ms) => ms >= 200 && ms <= 300),
  })
  report({ bar: 'size ≤ 7 KiB/s', value: range(sizes), isKept: sizes.every((size) => size <= 7) })
  const wordError = (share: Errors) =>
    `${((100 * share.errors) / share.words).toFixed(0)} % of ${share.words} words`
  tell('word error of a recogniser that knows the page', wordError({ errors, words }))
  if (stranger) tell('word error of PocketSphinx, which does not', wordError(unknown))
  const pace = words / minutes
  report({
    bar: `pace ${WORDS_PER_MINUTE} words a minute ± 15 %`,
    value: pace.toFixed(0),
    isKept: Math.abs(pace / WORDS_PER_MINUTE - 1) <= 0.15,
  })
}

process.stdout.write(
  `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; speeds are promised for two idle ones\n`,
)
for (const language of espeakProgram ? (['en', 'fr'] as const) : (['en'] as const)) {
  process.stdout.write(`\n${language}\n`)
  await checkSound(language)
  await checkSpeed(pagesOf(language))
}
espeak?.close()
process.exitCode = hasFailed() ? 1 : 0
