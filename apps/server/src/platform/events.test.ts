import { randomUUID } from 'node:crypto'
import type { AppEvent } from '@luciole/contract/events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Database } from './db'
import { appendEvent, eraseEvents, followEvents, forgetEvents } from './events'
import { events } from './events.tables'
import { openTestDatabase } from './test-db'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const event: AppEvent = { type: 'kids.changed' }
const append = (accountId: string, appended: AppEvent = event) =>
  inTransaction(database, (tx) => appendEvent({ tx, accountId, event: appended }))

/** Takes `count` events, then stops following. */
async function take({
  accountId,
  lastEventId = null,
  count,
}: {
  accountId: string
  lastEventId?: string | null
  count: number
}) {
  const stop = new AbortController()
  const taken = []
  const followed = followEvents({ database, accountId, lastEventId, signal: stop.signal })
  for await (const each of followed) {
    taken.push(each)
    if (taken.length === count) stop.abort()
  }
  return taken
}

test('a stream replays what came after the last event its client saw', async () => {
  const accountId = randomUUID()
  for (let index = 0; index < 3; index++) await append(accountId)
  const taken = await take({ accountId, lastEventId: '1', count: 2 })
  expect(taken.map(({ id }) => id)).toEqual(['2', '3'])
})

test('a stream without a last event starts now, and is woken by the next commit', async () => {
  const accountId = randomUUID()
  await append(accountId)
  await database.db.update(events).set({ createdAt: sql`now() - interval '1 minute'` })
  const following = take({ accountId, count: 1 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await append(accountId, { type: 'subscription.changed' })
  expect(await following).toEqual([{ id: '2', event: { type: 'subscription.changed' } }])
})

test('what happened while a page was opening is not missed by its new stream', async () => {
  const accountId = randomUUID()
  await append(accountId)
  const [first] = await take({ accountId, count: 1 })
  expect(first).toEqual({ id: '1', event: { type: 'everything.changed' } })
})

test('one account never sees the events of another', async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()]
  await append(theirs)
  await append(mine, { type: 'account.changed' })
  const taken = await take({ accountId: mine, lastEventId: '0', count: 1 })
  expect(taken).toEqual([{ id: '1', event: { type: 'account.changed' } }])
})

test('an event of a transaction that failed is never sent, and leaves no gap', async () => {
  const accountId = randomUUID()
  await inTransaction(database, async (tx) => {
    await appendEvent({ tx, accountId, event })
    throw new Error('no')
  }).catch(() => {})
  await append(accountId)
  expect(await take({ accountId, lastEventId: '0', count: 1 })).toEqual([{ id: '1', event }])
})

test('writers at the same time give every event its own number, in the order they commit', async () => {
  const accountId = randomUUID()
  const following = take({ accountId, lastEventId: '0', count: 20 })
  await Promise.all(Array.from({ length: 20 }, () => append(accountId)))
  const numbers = (await following).map(({ id }) => Number(id))
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('a client that was away longer than events are kept is told to read everything', async () => {
  const accountId = randomUUID()
  for (let index = 0; index < 3; index++) await append(accountId)
  await forgetEvents({ db: database.db, before: new Date(Date.now() + 60_000) })
  const [first] = await take({ accountId, lastEventId: '1', count: 1 })
  expect(first).toEqual({ id: '3', event: { type: 'everything.changed' } })
})

test('a last event that was never sent is answered like a client away too long', async () => {
  const accountId = randomUUID()
  await append(accountId)
  for (const lastEventId of ['9', '-1', 'x']) {
    const [first] = await take({ accountId, lastEventId, count: 1 })
    expect(first?.event).toEqual({ type: 'everything.changed' })
  }
})

test('an erased account leaves no events', async () => {
  const accountId = randomUUID()
  await append(accountId)
  await inTransaction(database, (tx) => eraseEvents({ tx, accountId }))
  await append(accountId)
  expect(await take({ accountId, lastEventId: '0', count: 1 })).toEqual([{ id: '1', event }])
})
