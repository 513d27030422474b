import type { CanonFact, Ledger } from '@luciole/contract/book'
import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import { storyLedger } from './stories.tables'

/** The last stories a new one must not resemble. */
const REMEMBERED_STORIES = 40

/** What a kid was told before, and in which stories. */
export interface Memory {
  ledger: Ledger
  canon: CanonFact[]
  storyIds: string[]
}

export const readLedger = async ({
  db,
  kidId,
}: {
  db: Queryable
  kidId: string
}): Promise<Memory> => {
  const rows = await db
    .select({
      storyId: storyLedger.storyId,
      entry: storyLedger.entry,
      canon: storyLedger.canon,
    })
    .from(storyLedger)
    .where(eq(storyLedger.kidId, kidId))
    .orderBy(desc(storyLedger.createdAt))
    .limit(REMEMBERED_STORIES)
  rows.reverse()
  return {
    ledger: { entries: rows.map(({ entry }) => entry) },
    canon: rows.flatMap(({ canon }) => canon),
    storyIds: rows.map(({ storyId }) => storyId),
  }
}

/** Whether nothing was told to this kid since; and nothing is until the transaction ends. */
export const holdLedger = async ({
  tx,
  kidId,
  memory,
}: {
  tx: Tx
  kidId: string
  memory: Memory
}): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger:${kidId}`}, 0))`)
  const { storyIds } = await readLedger({ db: tx, kidId })
  return String(storyIds) === String(memory.storyIds)
}

export const insertLedgerEntry = async ({
  db,
  row,
}: {
  db: Queryable
  row: typeof storyLedger.$inferInsert
}) => {
  await db.insert(storyLedger).values(row).onConflictDoNothing()
}
