import { randomUUID } from 'node:crypto'
import type { SharedBook } from '@luciole/contract/sharing'
import { createTRPCClient, httpLink } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import type { AppRouter } from './router'
import { createFlatCrafts } from './flat-crafts'
import { newParent, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

const DAY_MS = 86_400_000

const clock = createTestClock()
let server: Awaited<ReturnType<typeof openTestServer>>
let parent: Awaited<ReturnType<typeof newParent>>
let kidId = ''
let storyId = ''

const grandmother = () =>
  createTRPCClient<AppRouter>({ links: [httpLink({ url: `${server.url}/trpc` })] })
const open = (token: string): Promise<SharedBook> => grandmother().share.open.query({ token })
const share = async (days: 7 | 30 | 90 = 30) => {
  const asked = { kidId, storyId, name: 'Mamie', days }
  const { share: made, url } = await parent.trpc.share.create.mutate(asked)
  return { ...made, token: url.split('/').at(-1) ?? '' }
}
async function newBook() {
  const request = { answers: {}, kidIsHero: true, friends: [] }
  const asked = { kidId, requestId: randomUUID(), request }
  const made = await parent.trpc.story.create.mutate(asked)
  await until(async () => {
    const { state } = await parent.trpc.story.get.query({ kidId, storyId: made.storyId })
    return state === 'ready'
  }).catch(() => null)
  return made.storyId
}

beforeAll(async () => {
  const environment = { AUTH_LIMIT_FACTOR: '1000' }
  server = await openTestServer({ clock, environment, crafts: createFlatCrafts() })
  parent = await newParent({ server, email: 'lender@example.com' })
  await parent.trpc.subscription.startTrial.mutate()
  const zoe = { name: 'Zoé', sex: 'female', dateOfBirth: '2024-01-04' } as const
  kidId = (await parent.trpc.kid.create.mutate(zoe)).id
  storyId = await newBook()
  const isReady = async () =>
    (await parent.trpc.story.get.query({ kidId, storyId })).state === 'ready'
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 500))
}, 300_000)
afterAll(() => server.close())

describe('a book lent by its link', () => {
  it('is read without an account, and says nothing but what its pages show', async () => {
    const { token } = await share()
    const book = await open(token)
    expect(book.pages).toHaveLength(8)
    expect(book.forName).toBe('Zoé')
    const picture = book.pages[0]?.picture?.sources[0]?.url ?? ''
    expect((await fetch(new URL(picture, server.url))).status).toBe(200)
    const said = JSON.stringify(book)
    for (const secret of [kidId, parent.email, '2024-01-04', '"answers"', '"character"', '"age"']) {
      expect(said).not.toContain(secret)
    }
    expect(book.audio.every(({ state }) => state === 'ready')).toBe(true)
  })

  it('is counted each time it is opened, and listed for its parent alone', async () => {
    const { token, id } = await share()
    await open(token)
    await open(token)
    // Left open overnight: its addresses are renewed, and nobody opened it again.
    await grandmother().share.open.query({ token, isOpen: true })
    const mine = await parent.trpc.share.list.query()
    expect(mine.find((one) => one.id === id)).toMatchObject({ name: 'Mamie', opened: 2 })
    const stranger = await newParent({ server, email: 'nosy@example.com' })
    expect(await stranger.trpc.share.list.query()).toEqual([])
    expect(await reasonOf(stranger.trpc.share.revoke.mutate({ shareId: id }))).toBe('not_found')
  })

  it('keeps the token nowhere: not in the tables, not in the export', async () => {
    const { token } = await share()
    const { rows } = await server.house.database.pool.query('select * from shares')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('ends when it is taken back, and for an unknown link the answer is the same', async () => {
    const { token, id } = await share()
    await parent.trpc.share.revoke.mutate({ shareId: id })
    expect(await reasonOf(open(token))).toBe('share.ended')
    expect(await reasonOf(open('nobody-made-this-one'))).toBe('share.ended')
    expect(await reasonOf(open(''))).toBe('share.ended')
  })

  it('tells search engines to keep away, and other sites nothing', async () => {
    const page = await fetch(`${server.url}/shared/some-token`, {
      headers: { accept: 'text/html' },
    })
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('ends by itself after the days it was lent for', async () => {
    const { token } = await share(7)
    const { token: longer } = await share(30)
    clock.advance(7 * DAY_MS + 1000)
    expect(await reasonOf(open(token))).toBe('share.ended')
    // The trial is over meanwhile: the book is still read, silently.
    expect((await open(longer)).audio).toEqual([])
    clock.advance(-7 * DAY_MS - 1000)
  })

  it('goes with its book', async () => {
    const { token } = await share()
    await parent.trpc.story.delete.mutate({ kidId, storyId })
    expect(await reasonOf(open(token))).toBe('share.ended')
    expect(await parent.trpc.share.list.query()).toEqual([])
  })

  it('answers one address only so often', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => reasonOf(open('guessing'))))
    expect(answers).toContain('too_many_requests')
  })
})
