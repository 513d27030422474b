import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createQuickCrafts } from './quick-crafts'
import { newParent, until } from './test-parent'
import { openTestServer } from './test-server'

/** Of a book for four years. */
const LAST_PAGE = 'page 8'
/** What the painter is not given yet, and who waits for it. */
const held = new Set<string>()
const waiting: (() => void)[] = []
const giveBack = (what: string) => {
  held.delete(what)
  for (const look of waiting.splice(0)) look()
}
async function untilGiven(what: string) {
  while (held.has(what)) await new Promise<void>((resolve) => waiting.push(resolve))
}

let server: Awaited<ReturnType<typeof openTestServer>>
let parent: Awaited<ReturnType<typeof newParent>>
let kidId = ''
beforeAll(async () => {
  const { painter } = createQuickCrafts(() => {})
  server = await openTestServer({
    environment: { AUTH_LIMIT_FACTOR: '1000' },
    crafts: {
      painter: {
        ...painter,
        async paintPage(order, signal) {
          await untilGiven(`page ${order.brief.page}`)
          return painter.paintPage(order, signal)
        },
        async paintCover(order, signal) {
          await untilGiven('cover')
          return painter.paintCover(order, signal)
        },
      },
    },
  })
  parent = await newParent({ server, email: 'binder@example.com' })
  await parent.trpc.subscription.startTrial.mutate()
  const nina = { name: 'Nina', sex: 'female', dateOfBirth: '2022-05-04' } as const
  kidId = (await parent.trpc.kid.create.mutate(nina)).id
})
afterAll(() => server.close())

async function ask() {
  const request = { answers: {}, kidIsHero: true, friends: [] }
  const asked = { kidId, requestId: randomUUID(), request }
  const { storyId } = await parent.trpc.story.create.mutate(asked)
  return () => parent.trpc.story.get.query({ kidId, storyId })
}

it('a book whose cover was painted between its pages is done with the last of them', async () => {
  held.add(LAST_PAGE)
  const story = await ask()
  const bound = await until(async () => {
    const now = await story()
    return now.cover && now.pagesPainted === now.pageCount - 1 && now
  })
  expect(bound.state).toBe('painting')
  expect(bound.cast.every(({ portrait }) => portrait)).toBe(true)
  giveBack(LAST_PAGE)
  await until(async () => (await story()).state === 'ready')
})

it('one whose pages all hang waits for its cover', async () => {
  held.add('cover')
  const story = await ask()
  await until(async () => (await story()).state === 'binding')
  giveBack('cover')
  const done = await until(async () => {
    const now = await story()
    return now.state === 'ready' && now
  })
  expect(done.cover).not.toBeNull()
  expect(done.pagesPainted).toBe(done.pageCount)
})
