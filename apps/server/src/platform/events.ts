import type { AppEvent } from '@luciole/contract/events'
import { and, asc, eq, gt, lt, min, sql } from 'drizzle-orm'
import { wakeOnCommit, type Database, type Queryable, type Tx } from './db'
import { events, eventStreams } from './events.tables'
import { waitForWake } from './wait-for-wake'

/** Wake-ups may be lost with their connection; events never are. */
const POLL_MS = 20_000
const BATCH = 100

const topicOf = (accountId: string) => `events:${accountId}`

export type NumberedEvent = { id: string; event: AppEvent }

/** Numbers come from a counter locked until commit, so no later number is ever seen first. */
export async function appendEvent({
  tx,
  accountId,
  event,
}: {
  tx: Tx
  accountId: string
  event: AppEvent
}): Promise<void> {
  const [stream] = await tx
    .insert(eventStreams)
    .values({ accountId, lastNumber: 1 })
    .onConflictDoUpdate({
      target: eventStreams.accountId,
      set: { lastNumber: sql`${eventStreams.lastNumber} + 1` },
    })
    .returning({ number: eventStreams.lastNumber })
  if (stream === undefined) throw new Error('the counter of a stream gave no number')
  await tx.insert(events).values({ accountId, number: stream.number, event, createdAt: sql`now()` })
  await wakeOnCommit({ tx, topic: topicOf(accountId) })
}

async function lastNumberOf({ db, accountId }: { db: Queryable; accountId: string }) {
  const [stream] = await db
    .select({ lastNumber: eventStreams.lastNumber })
    .from(eventStreams)
    .where(eq(eventStreams.accountId, accountId))
  return stream?.lastNumber ?? 0
}

/** What a page asked before its stream began may be older than this. */
async function happenedJustNow({
  db,
  accountId,
  number,
}: {
  db: Queryable
  accountId: string
  number: number
}) {
  const [row] = await db
    .select({ number: events.number })
    .from(events)
    .where(
      and(
        eq(events.accountId, accountId),
        eq(events.number, number),
        gt(events.createdAt, sql`now() - interval '15 seconds'`),
      ),
    )
  return row !== undefined
}

/** Where to go on from; incomplete when something after that may have been missed. */
async function startOf({
  db,
  accountId,
  lastEventId,
}: {
  db: Queryable
  accountId: string
  lastEventId: string | null
}): Promise<{ after: number; isComplete: boolean }> {
  const last = await lastNumberOf({ db, accountId })
  if (lastEventId === null) {
    const isMissed = await happenedJustNow({ db, accountId, number: last })
    return { after: last, isComplete: !isMissed }
  }
  const after = Number(lastEventId)
  if (!Number.isSafeInteger(after) || after < 0 || after > last) {
    return { after: last, isComplete: false }
  }
  const [oldest] = await db
    .select({ number: min(events.number) })
    .from(events)
    .where(eq(events.accountId, accountId))
  const kept = oldest?.number ?? last + 1
  return after + 1 >= kept ? { after, isComplete: true } : { after: last, isComplete: false }
}

/** Every event of one account after `lastEventId`, first those already there, then as they commit. */
export async function* followEvents({
  database: { db, wake },
  accountId,
  lastEventId,
  signal,
}: {
  database: Pick<Database, 'db' | 'wake'>
  accountId: string
  lastEventId: string | null
  signal: AbortSignal
}): AsyncGenerator<NumberedEvent> {
  const waiter = waitForWake({ wake, topic: topicOf(accountId), signal, pollMs: POLL_MS })
  try {
    const start = await startOf({ db, accountId, lastEventId })
    let after = start.after
    if (!start.isComplete) yield { id: String(after), event: { type: 'everything.changed' } }
    while (!signal.aborted) {
      const rows = await db
        .select({ number: events.number, event: events.event })
        .from(events)
        .where(and(eq(events.accountId, accountId), gt(events.number, after)))
        .orderBy(asc(events.number))
        .limit(BATCH)
      for (const { number, event } of rows) {
        after = number
        yield { id: String(number), event }
      }
      if (rows.length < BATCH) await waiter.next()
    }
  } finally {
    waiter.close()
  }
}

export const forgetEvents = async ({ db, before }: { db: Queryable; before: Date }) =>
  await db.delete(events).where(lt(events.createdAt, before))

export async function eraseEvents({ tx, accountId }: { tx: Tx; accountId: string }) {
  await tx.delete(events).where(eq(events.accountId, accountId))
  await tx.delete(eventStreams).where(eq(eventStreams.accountId, accountId))
}
