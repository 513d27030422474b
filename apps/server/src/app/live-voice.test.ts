import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { measureMp3, soundOf } from '@luciole/bookbinder/audio/mp3-frames'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNarrationMaking } from '#features/narration/narration-making'
import { narratePage } from '#features/narration/narrate-page.job'
import { listNarration } from '#features/narration/narration.store'
import { inTransaction, type Database } from '#platform/db'
import { appendEvent } from '#platform/events'
import { newId } from '#platform/ids'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { prepareQueues, startWorker } from '#platform/worker'
import { createTestLog } from '#platform/test-log'
import { createBreaker } from '#providers/live/circuit-breaker'
import { modelCalls } from '#providers/live/live.tables'
import { createPurse } from '#providers/live/purse'
import {
  answerHtml,
  answerNever,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import { createTestMedia } from '#providers/media-store/test-media'
import { createBuiltinSpeech } from '#providers/speech/builtin'
import { createLiveSpeech } from '#providers/speech/live-speech'
import { createOpenAiSpeech } from '#providers/speech/openai-speech'
import type { SpeechProvider } from '#providers/speech/speech'
import { speakWav } from '#providers/speech/test-voice'
import { until } from './test-parent'

const TEXTS = ['“Come,” said Zoé.', 'The moon came up.']
const spansOf = (text: string) =>
  text.startsWith('“') ? [{ speaker: 'zoe', start: 1, end: 6 }] : []

let database: Database
let own: SpeechProvider
beforeAll(async () => {
  database = await openTestDatabase()
  own = createBuiltinSpeech()
})
afterAll(async () => {
  await own.close()
  await database.close()
})

/** A book of two pages through the real job, on a real database, with a service that answers so. */
async function readWith({
  answers,
  isAgreed = true,
  storyBudget = 1,
  wholeMs = 20_000,
}: {
  answers: Answer[]
  isAgreed?: boolean
  storyBudget?: number
  wholeMs?: number
}) {
  const service = await openTestService(answers)
  const { log, logged } = createTestLog()
  const clock = createTestClock()
  const asked: string[] = []
  const { db } = database
  const speech = createLiveSpeech({
    own: {
      ...own,
      close: async () => {},
      synthesise(order, signal) {
        asked.push(order.text)
        return own.synthesise(order, signal)
      },
    },
    live: createOpenAiSpeech({ baseUrl: service.url, apiKey: 'sk-secret-key', model: 'm' }),
    voices: { narrator: 'nova', girl: 'shimmer' },
    price: 15,
    purse: createPurse({ db, clock, newId, storyBudget, accountBudget: 20 }),
    breaker: createBreaker({ clock }),
    log,
    wholeMs,
  })
  const { kept, media } = createTestMedia({ type: 'audio/mpeg' })
  const story = {
    id: randomUUID(),
    accountId: randomUUID(),
    kidId: randomUUID(),
    book: { band: '3-4' as const, cast: [] },
  }
  const pages = TEXTS.map((text, index) => {
    const page = { text, spans: spansOf(text), emphasis: [] }
    return { number: index + 1, text: { en: page, fr: page } }
  })
  const narrating = createNarrationMaking({
    speech,
    clock,
    appendEvent,
    mayLeave: async () => isAgreed,
  })
  const books = { read: async () => story, pages: async () => pages }
  const handlers = [narratePage({ db, books, narrating, speech, media })]
  await prepareQueues({ database, jobs: handlers.map(({ job }) => job) })
  const worker = await startWorker({ database, handlers, log, clock })
  try {
    await inTransaction(database, (tx) => narrating.askFor({ tx, story, pages, language: 'en' }))
    const rows = await until(async () => {
      const now = await listNarration({ db, storyId: story.id })
      return now.every(({ state }) => state !== 'recording') && now
    })
    return {
      rows,
      sounds: rows.map(({ mediaKey }) => kept.get(mediaKey ?? '')),
      /** What our own voice had to say. */
      own: asked,
      heard: service.heard.length,
      calls: await db.select().from(modelCalls).where(eq(modelCalls.storyId, story.id)),
      log: logged(),
    }
  } finally {
    await worker.drain(2000)
    await speech.close()
    await service.close()
  }
}
type Read = Awaited<ReturnType<typeof readWith>>

/** Whoever said them: both pages are there, every word has its mark, and the sound is one. */
function expectWholeBook({ rows, sounds }: Read) {
  expect(rows.map(({ state }) => state)).toEqual(['ready', 'ready'])
  for (const [index, { marks, durationMs }] of rows.entries()) {
    const text = TEXTS[index] ?? ''
    const words = text.match(/[\p{L}]+/gu)
    expect(marks.map(({ s, e }) => text.slice(s, e))).toEqual(words)
    expect(marks.at(-1)?.t1).toBeLessThanOrEqual(durationMs)
    const { frames } = soundOf(sounds[index] ?? new Uint8Array()) ?? {}
    expect(measureMp3(frames ?? new Uint8Array())).toBeGreaterThan(500)
  }
}

describe('a book read by a live voice', () => {
  it('is in that voice, and its cost is written down', async () => {
    const read = await readWith({ answers: [speakWav] })
    expectWholeBook(read)
    expect(read.own).toEqual([])
    expect(read.calls.map(({ outcome }) => outcome)).toEqual(['used', 'used'])
    const spent = read.calls.reduce((sum, { micros }) => sum + micros, 0)
    expect(spent).toBeGreaterThanOrEqual(15 * (TEXTS.join('').replace(/[“”]/g, '').length - 4))
  })

  it('is in ours where a page of it fails, and in that voice again from the next page on', async () => {
    const read = await readWith({ answers: [answerStatus(401), answerStatus(401), speakWav] })
    expectWholeBook(read)
    expect(read.own).toEqual([TEXTS[0]])
  })

  it('is tried twice more when the service is busy, and no more', async () => {
    const busy = answerStatus(503, { 'retry-after': '0' })
    const once = await readWith({ answers: [busy, busy, speakWav] })
    expectWholeBook(once)
    expect(once.own).toEqual([])
    const never = await readWith({ answers: [busy] })
    expectWholeBook(never)
    expect(never.own).toEqual(TEXTS)
  })

  it.each<[string, Answer[]]>([
    [
      'is slow to begin',
      [
        async (response, heard) => {
          await sleep(300)
          await speakWav(response, heard)
        },
      ],
    ],
    ['is busy and does not say for how long', [answerStatus(429), speakWav]],
    ['breaks once', [answerStatus(500), speakWav]],
    ['hangs up once', [(response) => void response.destroy(), speakWav]],
  ])(
    'is in that voice when the service %s',
    async (_, answers) => {
      const read = await readWith({ answers })
      expectWholeBook(read)
      expect(read.own).toEqual([])
    },
    60_000,
  )

  it.each<[string, Answer]>([
    ['breaks', answerStatus(500, { 'retry-after': '0' })],
    ['refuses our key', answerStatus(401)],
    ['answers with a page of HTML', answerHtml],
    ['never answers', answerNever],
    [
      'hangs up in the middle',
      (response) => {
        response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '90000' })
        response.write(Buffer.alloc(4000), () => response.destroy())
      },
    ],
    [
      'sends a sound that is no sound',
      (response) =>
        void response.writeHead(200, { 'content-type': 'audio/wav' }).end('RIFF-not-really'),
    ],
    [
      'sends a sound far too short',
      (response) =>
        void response.writeHead(200, { 'content-type': 'audio/pcm' }).end(Buffer.alloc(200)),
    ],
  ])(
    'is whole in our own voice when the service %s',
    async (how, answer) => {
      const read = await readWith({ answers: [answer], wholeMs: 1000 })
      expectWholeBook(read)
      expect(read.own).toEqual(TEXTS)
      expect(read.calls.map(({ outcome }) => outcome)).toEqual(['unused', 'unused'])
      const isFree = ['breaks', 'refuses our key'].includes(how)
      expect(read.calls.every(({ micros }) => micros > 0)).toBe(!isFree)
      expect(read.log).not.toContain('sk-secret-key')
      expect(read.log).not.toContain('moon')
    },
    60_000,
  )

  it.each([
    ['the parent did not agree', { isAgreed: false }],
    ['there is no budget', { storyBudget: 0 }],
  ])(
    'stays here when %s',
    async (_, given) => {
      const read = await readWith({ answers: [speakWav], ...given })
      expectWholeBook(read)
      expect([read.heard, read.own]).toEqual([0, TEXTS])
    },
    60_000,
  )
})
