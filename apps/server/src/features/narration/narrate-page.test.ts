import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction, type Database } from '#platform/db'
import { appendEvent } from '#platform/events'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase, silentLog } from '#platform/test-db'
import { prepareQueues, startWorker } from '#platform/worker'
import type { MediaStore } from '#providers/media-store/media-store'
import type { SpeechProvider } from '#providers/speech/speech'
import { createNarrationMaking } from './narration-making'
import { narratePage } from './narrate-page.job'
import { listNarration, savePronunciation } from './narration.store'
import type { PageToNarrate, StoryToNarrate } from './speech-order'

const clock = createTestClock()
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let story: StoryToNarrate
let pages: PageToNarrate[]
let begun: string[]
let said: string[]
/** Pages whose voice never ends, until the process is stopped; or that fail this many times. */
let stuck: Set<string>
let broken: Map<string, number>
beforeEach(() => {
  story = {
    id: randomUUID(),
    accountId: randomUUID(),
    kidId: randomUUID(),
    book: { band: '5-6', cast: [] },
  }
  pages = [1, 2, 3].map((number) => pageOf({ number, text: `Page ${number}.` }))
  begun = []
  said = []
  stuck = new Set()
  broken = new Map()
})

const pageOf = ({ number, text }: { number: number; text: string }): PageToNarrate => ({
  number,
  text: { en: { text, spans: [], emphasis: [] }, fr: { text, spans: [], emphasis: [] } },
})

const speech: SpeechProvider = {
  id: 'counted',
  version: '1',
  caps: { languages: ['en'], marks: 'none', maximumCharacters: 4096, voices: [], spans: false },
  castVoices: () => ({}),
  async synthesise({ text, pronunciations }, signal) {
    begun.push(text)
    if (stuck.has(text)) {
      signal.throwIfAborted()
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    }
    const failures = broken.get(text) ?? 0
    broken.set(text, failures - 1)
    if (failures > 0) throw new Error('no voice today')
    said.push(text)
    const mp3 = Buffer.from(`${text}${JSON.stringify(pronunciations)}`)
    return { mp3, durationMs: 1000, marks: [] }
  },
  close: async () => {},
}
const media = {
  put: async ({ owner, bytes }: { owner: string; bytes: Uint8Array }) =>
    `${owner}/${Buffer.from(bytes).toString('hex').slice(-24)}`,
} as Pick<MediaStore, 'put'> as MediaStore

const narrating = createNarrationMaking({ speech, clock, appendEvent })
const books = { read: async () => story, pages: async () => pages }

async function start() {
  const handlers = [narratePage({ db: database.db, books, narrating, speech, media })]
  await prepareQueues({ database, jobs: handlers.map(({ job }) => job) })
  return await startWorker({ database, handlers, log: silentLog, clock })
}
const ask = (asked = pages) =>
  inTransaction(database, (tx) => narrating.askFor({ tx, story, pages: asked, language: 'en' }))
const states = async () =>
  (await listNarration({ db: database.db, storyId: story.id })).map(({ state }) => state)
async function settled(wanted: string[]) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (JSON.stringify(await states()) === JSON.stringify(wanted)) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  expect(await states()).toEqual(wanted)
}

test('pages are read in their order, and asking twice reads none of them twice', async () => {
  const worker = await start()
  await ask()
  await ask()
  await settled(['ready', 'ready', 'ready'])
  await ask()
  await worker.drain(2000)
  expect(said).toEqual(['Page 1.', 'Page 2.', 'Page 3.'])
})

test('a server stopped in the middle of a page reads that page again, and no other', async () => {
  stuck.add('Page 2.')
  const first = await start()
  await ask()
  await expect.poll(() => begun).toEqual(['Page 1.', 'Page 2.'])
  await settled(['ready', 'recording', 'recording'])
  await first.drain(50)
  stuck.clear()
  const second = await start()
  await settled(['ready', 'ready', 'ready'])
  await second.drain(2000)
  expect(said).toEqual(['Page 1.', 'Page 2.', 'Page 3.'])
})

test('a changed line is read anew; the pages around it keep their voice', async () => {
  const worker = await start()
  await ask()
  await settled(['ready', 'ready', 'ready'])
  pages[1] = pageOf({ number: 2, text: 'Another line.' })
  await ask()
  await settled(['ready', 'ready', 'ready'])
  await worker.drain(2000)
  expect(said).toEqual(['Page 1.', 'Page 2.', 'Page 3.', 'Another line.'])
})

test('a name said another way changes the pages that say it', async () => {
  const worker = await start()
  pages[2] = pageOf({ number: 3, text: 'Zoé sleeps.' })
  await ask()
  await settled(['ready', 'ready', 'ready'])
  const { kidId, accountId } = story
  const row = { kidId, accountId, language: 'en' as const, name: 'Zoé', sayAs: 'zo-ay' }
  await savePronunciation({ db: database.db, row })
  await ask()
  await settled(['ready', 'ready', 'ready'])
  await worker.drain(2000)
  expect(said).toEqual(['Page 1.', 'Page 2.', 'Zoé sleeps.', 'Zoé sleeps.'])
})

test('a page whose voice fails is tried again, then says so, and can be asked for again', async () => {
  broken.set('Page 2.', 3)
  const worker = await start()
  await ask(pages.slice(0, 2))
  await settled(['ready', 'failed'])
  await ask(pages.slice(0, 2))
  await settled(['ready', 'ready'])
  await worker.drain(2000)
  expect(said).toEqual(['Page 1.', 'Page 2.'])
})
