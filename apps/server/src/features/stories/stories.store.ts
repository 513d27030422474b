import type { CanonFact, Ledger } from '@luciole/contract/book'
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import {
  stories,
  storyLedger,
  storyPages,
  storyReading,
  type StoredPicture,
  type StoryPageRow,
  type StoryRow,
} from './stories.tables'

/** The last stories a new one must not resemble. */
const REMEMBERED_STORIES = 40

export interface StoryCursor {
  createdAt: Date
  id: string
}

export const insertStory = async (q: Queryable, row: StoryRow): Promise<boolean> => {
  const inserted = await q
    .insert(stories)
    .values(row)
    .onConflictDoNothing({ target: [stories.accountId, stories.requestId] })
    .returning({ id: stories.id })
  return inserted.length === 1
}

export const findStoryByRequest = async (
  q: Queryable,
  { accountId, requestId }: { accountId: string; requestId: string },
): Promise<StoryRow | undefined> => {
  const [row] = await q
    .select()
    .from(stories)
    .where(and(eq(stories.accountId, accountId), eq(stories.requestId, requestId)))
  return row
}

export const findStory = async (
  q: Queryable,
  { kidId, storyId }: { kidId: string; storyId: string },
): Promise<StoryRow | undefined> => {
  const [row] = await q
    .select()
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.kidId, kidId)))
  return row
}

/** For jobs, which carry a story's id and nothing of its owner; locks the row. */
export const lockStory = async (
  q: Queryable,
  { storyId }: { storyId: string },
): Promise<StoryRow | undefined> => {
  const [row] = await q.select().from(stories).where(eq(stories.id, storyId)).for('update')
  return row
}

export const readStoryRow = async (
  q: Queryable,
  { storyId }: { storyId: string },
): Promise<StoryRow | undefined> => {
  const [row] = await q.select().from(stories).where(eq(stories.id, storyId))
  return row
}

/** One page of the shelf: unfinished books first is the client's sorting, the keyset is time. */
export const listStories = (
  q: Queryable,
  {
    accountId,
    kidId,
    after,
    limit,
  }: { accountId: string; kidId?: string; after?: StoryCursor; limit: number },
) =>
  q
    .select({ story: stories, reading: storyReading })
    .from(stories)
    .leftJoin(storyReading, eq(storyReading.storyId, stories.id))
    .where(
      and(
        eq(stories.accountId, accountId),
        kidId ? eq(stories.kidId, kidId) : undefined,
        after
          ? or(
              lt(stories.createdAt, after.createdAt),
              and(eq(stories.createdAt, after.createdAt), lt(stories.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)

export const updateStory = async (
  q: Queryable,
  { storyId, ...change }: { storyId: string } & Partial<StoryRow>,
) => {
  await q.update(stories).set(change).where(eq(stories.id, storyId))
}

export const deleteStory = async (q: Queryable, { storyId }: { storyId: string }) => {
  await q.delete(stories).where(eq(stories.id, storyId))
}

export const insertPages = async (q: Queryable, rows: StoryPageRow[]) => {
  await q.insert(storyPages).values(rows).onConflictDoNothing()
}

export const listPages = (q: Queryable, { storyId }: { storyId: string }) =>
  q.select().from(storyPages).where(eq(storyPages.storyId, storyId)).orderBy(asc(storyPages.number))

export const findPage = async (
  q: Queryable,
  { storyId, number }: { storyId: string; number: number },
): Promise<StoryPageRow | undefined> => {
  const [row] = await q
    .select()
    .from(storyPages)
    .where(and(eq(storyPages.storyId, storyId), eq(storyPages.number, number)))
  return row
}

/** Hangs a picture on its page once: a repeated step finds it there and changes nothing. */
export const hangPicture = async (
  q: Queryable,
  {
    storyId,
    number,
    take,
    picture,
  }: { storyId: string; number: number; take: number; picture: StoredPicture },
): Promise<boolean> => {
  const hung = await q
    .update(storyPages)
    .set({ picture })
    .where(
      and(
        eq(storyPages.storyId, storyId),
        eq(storyPages.number, number),
        eq(storyPages.take, take),
        take === 0 ? isNull(storyPages.picture) : undefined,
      ),
    )
    .returning({ number: storyPages.number })
  return hung.length === 1
}

export const countPaintedPages = async (q: Queryable, { storyId }: { storyId: string }) => {
  const [row] = await q
    .select({
      painted: sql<number>`count(*) filter (where ${storyPages.picture} is not null)::int`,
    })
    .from(storyPages)
    .where(eq(storyPages.storyId, storyId))
  return row?.painted ?? 0
}

/** Changes a page only if nobody else did meanwhile. */
export const updatePage = async (
  q: Queryable,
  {
    storyId,
    number,
    revision,
    change,
  }: { storyId: string; number: number; revision: number; change: Partial<StoryPageRow> },
): Promise<boolean> => {
  const updated = await q
    .update(storyPages)
    .set({ ...change, revision: revision + 1 })
    .where(
      and(
        eq(storyPages.storyId, storyId),
        eq(storyPages.number, number),
        eq(storyPages.revision, revision),
      ),
    )
    .returning({ number: storyPages.number })
  return updated.length === 1
}

export const findReading = async (q: Queryable, { storyId }: { storyId: string }) => {
  const [row] = await q.select().from(storyReading).where(eq(storyReading.storyId, storyId))
  return row
}

export const saveReading = async (
  q: Queryable,
  {
    storyId,
    page,
    isFinished,
    readAt,
  }: { storyId: string; page: number; isFinished: boolean; readAt: Date },
) => {
  const finished = isFinished ? 1 : 0
  await q
    .insert(storyReading)
    .values({ storyId, page, finishedCount: finished, readAt })
    .onConflictDoUpdate({
      target: storyReading.storyId,
      set: {
        page: sql`case when ${storyReading.readAt} <= excluded.read_at then excluded.page else ${storyReading.page} end`,
        readAt: sql`greatest(${storyReading.readAt}, excluded.read_at)`,
        finishedCount: sql`${storyReading.finishedCount} + ${finished}`,
      },
    })
}

export const insertLedgerEntry = async (q: Queryable, row: typeof storyLedger.$inferInsert) => {
  await q.insert(storyLedger).values(row).onConflictDoNothing()
}

export const readLedger = async (
  q: Queryable,
  { kidId }: { kidId: string },
): Promise<{ ledger: Ledger; canon: CanonFact[] }> => {
  const rows = await q
    .select({ entry: storyLedger.entry, canon: storyLedger.canon })
    .from(storyLedger)
    .where(eq(storyLedger.kidId, kidId))
    .orderBy(desc(storyLedger.createdAt))
    .limit(REMEMBERED_STORIES)
  rows.reverse()
  return {
    ledger: { entries: rows.map(({ entry }) => entry) },
    canon: rows.flatMap(({ canon }) => canon),
  }
}

export const deleteStoriesOfKid = async (q: Queryable, { kidId }: { kidId: string }) => {
  await q.delete(stories).where(eq(stories.kidId, kidId))
  await q.delete(storyLedger).where(eq(storyLedger.kidId, kidId))
}
