import { randomUUID } from 'node:crypto'
import type { Keepsake, KeepsakeKind } from '@luciole/contract/keepsakes'
import type { Language } from '@luciole/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { createFlatCrafts } from './flat-crafts'
import { complaintsAbout, hasEpubCheck } from './test-epub'
import { newParent, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

const DAY_MS = 86_400_000
const MAKING_MS = 400_000

const clock = createTestClock()
let server: Awaited<ReturnType<typeof openTestServer>>
let parent: Awaited<ReturnType<typeof newParent>>
let kidId = ''
let storyId = ''
const printed: string[] = []
let dies = ''

/** A machine full of other tests takes its time. */
async function patiently<Found>(look: () => Promise<Found | false>): Promise<Found> {
  for (;;) {
    const found = await until(look).catch(() => null)
    if (found) return found
  }
}
/** A file’s name keeps the letters of a title; its spaces and points are the file system’s. */
const lettersOf = (name: string) => name.replaceAll(/[^\p{L}]/gu, '')
const newBook = async () => {
  const { trpc } = parent
  const request = { answers: {}, kidIsHero: true, friends: [] }
  const asked = await trpc.story.create.mutate({ kidId, requestId: randomUUID(), request })
  await patiently(async () => {
    const { state } = await trpc.story.get.query({ kidId, ...asked })
    return state === 'ready'
  })
  return asked.storyId
}
const find = async (id: string) => {
  const all = await parent.trpc.keepsake.list.query({ kidId, storyId })
  return all.find((one) => one.id === id)
}
async function make(kind: KeepsakeKind, language: Language): Promise<Keepsake> {
  const { id } = await parent.trpc.keepsake.request.mutate({ kidId, storyId, kind, language })
  return patiently(async () => {
    const now = await find(id)
    if (now?.state === 'failed') throw new Error(`The ${kind} failed.`)
    return now?.state === 'ready' && now
  })
}
const linkOf = ({ file }: Keepsake) => {
  const { pathname, search } = new URL(file?.url ?? '')
  return `${server.url}${pathname}${search}`
}
const download = async (keepsake: Keepsake) =>
  Buffer.from(await (await fetch(linkOf(keepsake))).arrayBuffer())
const isNarrated = async () => {
  const { story } = await parent.trpc.narration.get.query({ kidId, storyId })
  return story.length > 0 && story.every(({ state }) => state === 'ready')
}

beforeAll(async () => {
  // What the pictures show is the painter's own test; here they only have to be bound.
  const crafts = createFlatCrafts((page) => {
    printed.push(page)
    if (page !== dies) return
    dies = ''
    throw new Error('the process died')
  })
  const environment = { AUTH_LIMIT_FACTOR: '1000' }
  server = await openTestServer({ clock, environment, crafts })
  parent = await newParent({ server, email: 'keeper@example.com' })
  await parent.trpc.subscription.startTrial.mutate()
  const zoe = { name: 'Zoé', sex: 'female', dateOfBirth: '2024-01-04' } as const
  kidId = (await parent.trpc.kid.create.mutate(zoe)).id
  storyId = await newBook()
  await patiently(isNarrated)
}, MAKING_MS)
afterAll(() => server.close())

describe('a keepsake', () => {
  it(
    'of the screen is a PDF in the language chosen, named like the book, with its fonts inside',
    async () => {
      const keepsake = await make('screen_pdf', 'fr')
      const answer = await fetch(linkOf(keepsake))
      const { title } = await parent.trpc.story.get.query({ kidId, storyId })
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '')
      const fileName = lettersOf(name.split("''").at(-1) ?? '')
      expect(fileName.slice(0, 4)).toBe(lettersOf(title?.fr ?? 'untitled').slice(0, 4))
      const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      for (const font of ['Andika', 'Fredoka-SemiBold', 'Nunito-Regular'])
        expect(pdf).toContain(font)
      expect(pdf).toContain('/Lang (fr)')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2 + (8 * 2 + 6) / 2)
    },
    MAKING_MS,
  )

  it(
    'for the printer has every picture at 300 dots an inch, a bleed, and pages by the four',
    async () => {
      dies = '5'
      const keepsake = await make('print_pdf', 'en')
      expect(keepsake.done).toBe(keepsake.steps)
      const pdf = (await download(keepsake)).toString('latin1')
      expect(pdf.match(/\/TrimBox \[36 36 630 630\]/g)).toHaveLength(24)
      expect(pdf.match(/\/BleedBox \[27 27 639 639\]/g)).toHaveLength(24)
      const wide = [...pdf.matchAll(/\/Width (\d+)/g)].filter(([, width]) => Number(width) >= 2550)
      expect(wide.length).toBeGreaterThanOrEqual(9 + 3)
      // The cover on the title, and the hero's face, which fills a page of its own.
      expect(pdf.match(/\/Width 1100\b/g)).toHaveLength(2)
      // It died over page 5: what was painted before is not painted again.
      expect(printed).toEqual(['cover', '1', '2', '3', '4', '5', '5', '6', '7', '8'])
    },
    MAKING_MS,
  )

  it.skipIf(!hasEpubCheck())(
    'for a reading app passes the checker without a word, read aloud or silent',
    async () => {
      const aloud = await make('epub', 'en')
      expect(await complaintsAbout(await download(aloud))).toEqual([])
      expect((await download(aloud)).toString('latin1')).toContain('EPUB/said-8.smil')
      const silent = await make('epub', 'fr')
      expect(await complaintsAbout(await download(silent))).toEqual([])
    },
    MAKING_MS,
  )

  it(
    'to listen to has a chapter a page, and wants every page read',
    async () => {
      const mp3 = await download(await make('audio', 'en'))
      const tag = mp3.toString('latin1')
      expect(tag.slice(0, 3)).toBe('ID3')
      expect(tag.match(/CHAP/g)).toHaveLength(8)
      expect(tag).toContain('CTOC')
      const french = { kidId, storyId, kind: 'audio', language: 'fr' } as const
      expect(await reasonOf(parent.trpc.keepsake.request.mutate(french))).toBe('keepsake.no_voice')
    },
    MAKING_MS,
  )

  it(
    'asked for twice is made once, and anew after a change',
    async () => {
      const order = { kidId, storyId, kind: 'screen_pdf', language: 'fr' } as const
      const first = await make('screen_pdf', 'fr')
      expect((await parent.trpc.keepsake.request.mutate(order)).id).toBe(first.id)
      const line = {
        kidId,
        storyId,
        page: 1,
        language: 'fr',
        text: 'Il pleut.',
        revision: 0,
      } as const
      await parent.trpc.story.editPage.mutate(line)
      expect((await find(first.id))?.isCurrent).toBe(false)
      expect((await make('screen_pdf', 'fr')).id).not.toBe(first.id)
    },
    MAKING_MS,
  )

  it('opens by its signed link alone, for a week, and then its file is gone', async () => {
    const keepsake = await make('screen_pdf', 'fr')
    const link = linkOf(keepsake)
    const { mediaStore } = server.house
    const row = await server.services.keepsakes.find(keepsake)
    const key = row?.mediaKey ?? ''
    expect(await mediaStore.size(key)).toBe(keepsake.file?.bytes)
    expect((await fetch(link.replace(/signature=.{6}/, 'signature=000000'))).status).toBe(404)
    expect((await fetch(link)).status).toBe(200)
    clock.advance(7 * DAY_MS + 1000)
    expect((await fetch(link)).status).toBe(404)
    await patiently(async () => (await mediaStore.size(key)) === null)
    await patiently(async () => !(await server.services.keepsakes.find(keepsake)))
  }, 400_000)
})
