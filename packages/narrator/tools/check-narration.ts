import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Language } from '@luciole/contract/language'
import { ALIGNER_RATE, loadAligner } from '#aligner'
import { connectEspeak, type Espeak, findEspeakProgram } from '#espeak-pipe'
import { type Flite, loadFlite } from '#flite'
import { ENCODER_DELAY_MS } from '#mp3'
import { type PageToNarrate, speakPage } from '#narrate-page'
import { createNarrator } from '#narrator'
import { decibels, findSound, peakOf, RATE, resample, rmsOf, samplesToMs } from '#pcm'
import { findShownWords } from '#shown-words'
import { findMarkFaults, measureMarks, sayAloud } from './judge-marks'
import { countWordErrors, loadRecogniser } from './judge-words'
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
let failures = 0

function report({ bar, value, isKept }: { bar: string; value: string; isKept: boolean }) {
  if (!isKept) failures++
  process.stdout.write(`${isKept ? 'ok  ' : 'FAIL'} ${bar.padEnd(52)} ${value}\n`)
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
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
  const wordError = `${((100 * errors) / words).toFixed(0)} % of ${words} words`
  process.stdout.write(`     word error of a recogniser that knows the page       ${wordError}\n`)
  const pace = words / minutes
  report({
    bar: `pace ${WORDS_PER_MINUTE} words a minute ± 15 %`,
    value: pace.toFixed(0),
    isKept: Math.abs(pace / WORDS_PER_MINUTE - 1) <= 0.15,
  })
}

/** Pages as the server asks for them: through the process, with the caller's own loop watched. */
async function checkSpeed(language: Language) {
  const narrator = createNarrator()
  const [first] = pagesOf(language)
  if (first) await narrator.narratePage(first)
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  const seconds: number[] = []
  const hashes: string[] = []
  for (const page of [...pagesOf(language), ...pagesOf(language)]) {
    const started = performance.now()
    const { mp3 } = await narrator.narratePage(page)
    const words = findShownWords(page.text).length
    seconds.push(((performance.now() - started) / 1000) * (75 / words))
    hashes.push(createHash('sha256').update(mp3).digest('hex'))
  }
  lag.disable()
  narrator.close()
  const slow = quantile(seconds, 0.95)
  const book = seconds.slice(0, 8).reduce((sum, value) => sum + value, 0)
  report({ bar: 'ready ≤ 3 s p95 per 75 words', value: `${slow.toFixed(2)} s`, isKept: slow <= 3 })
  report({ bar: 'a book ≤ 25 s', value: `${book.toFixed(1)} s`, isKept: book <= 25 })
  const lagMs = lag.percentile(99) / 1e6
  report({
    bar: 'event-loop lag ≤ 50 ms p99',
    value: `${lagMs.toFixed(0)} ms`,
    isKept: lagMs <= 50,
  })
  const isSame = hashes.slice(0, 8).every((hash, index) => hash === hashes[index + 8])
  report({ bar: 'same input, identical bytes', value: isSame ? 'yes' : 'no', isKept: isSame })
}

process.stdout.write(
  `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; speeds are promised for two idle ones\n`,
)
for (const language of espeakProgram ? (['en', 'fr'] as const) : (['en'] as const)) {
  process.stdout.write(`\n${language}\n`)
  await checkSound(language)
  await checkSpeed(language)
}
espeak?.close()
process.exitCode = failures ? 1 : 0
