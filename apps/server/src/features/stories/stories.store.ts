import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import type { PageDigest } from '#providers/pictures/pictures'
import {
  stories,
  storyLedger,
  storyPages,
  storyReading,
  type StoredPicture,
  type StoryPageRow,
  type StoryRow,
} from './stories.tables'

export const insertStory = async ({
  db,
  row,
}: {
  db: Queryable
  row: StoryRow
}): Promise<boolean> => {
  const inserted = await db
    .insert(stories)
    .values(row)
    .onConflictDoNothing({ target: [stories.accountId, stories.requestId] })
    .returning({ id: stories.id })
  return inserted.length === 1
}

export const findStoryByRequest = async ({
  db,
  accountId,
  requestId,
}: {
  db: Queryable
  accountId: string
  requestId: string
}): Promise<StoryRow | undefined> => {
  const [row] = await db
    .select()
    .from(stories)
    .where(and(eq(stories.accountId, accountId), eq(stories.requestId, requestId)))
  return row
}

export const findStory = async ({
  db,
  kidId,
  storyId,
}: {
  db: Queryable
  kidId: string
  storyId: string
}): Promise<StoryRow | undefined> => {
  const [row] = await db
    .select()
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.kidId, kidId)))
  return row
}

/** For jobs, which carry a story's id and nothing of its owner; locks the row. */
export const lockStory = async ({
  db,
  storyId,
}: {
  db: Queryable
  storyId: string
}): Promise<StoryRow | undefined> => {
  const [row] = await db.select().from(stories).where(eq(stories.id, storyId)).for('update')
  return row
}

export const readStoryRow = async ({
  db,
  storyId,
}: {
  db: Queryable
  storyId: string
}): Promise<StoryRow | undefined> => {
  const [row] = await db.select().from(stories).where(eq(stories.id, storyId))
  return row
}

export const updateStory = async ({
  db,
  storyId,
  ...change
}: { db: Queryable; storyId: string } & Partial<StoryRow>) => {
  await db.update(stories).set(change).where(eq(stories.id, storyId))
}

export const deleteStory = async ({ db, storyId }: { db: Queryable; storyId: string }) => {
  await db.delete(stories).where(eq(stories.id, storyId))
}

export const insertPages = async ({ db, rows }: { db: Queryable; rows: StoryPageRow[] }) => {
  await db.insert(storyPages).values(rows).onConflictDoNothing()
}

export const listPages = ({ db, storyId }: { db: Queryable; storyId: string }) =>
  db
    .select()
    .from(storyPages)
    .where(eq(storyPages.storyId, storyId))
    .orderBy(asc(storyPages.number))

export const findPage = async ({
  db,
  storyId,
  number,
}: {
  db: Queryable
  storyId: string
  number: number
}): Promise<StoryPageRow | undefined> => {
  const [row] = await db
    .select()
    .from(storyPages)
    .where(and(eq(storyPages.storyId, storyId), eq(storyPages.number, number)))
  return row
}

interface Take {
  storyId: string
  number: number
  take: number
}

/** A page while this is its newest take: an older one is nobody's any more. */
const isTake = ({ storyId, number, take }: Take) =>
  and(eq(storyPages.storyId, storyId), eq(storyPages.number, number), eq(storyPages.take, take))

/** Hangs a picture on its page once: a repeated step finds it there and changes nothing. */
export const hangPicture = async ({
  db,
  picture,
  digest,
  ...which
}: Take & {
  db: Queryable
  picture: StoredPicture
  digest: PageDigest
}): Promise<boolean> => {
  const hung = await db
    .update(storyPages)
    .set({ picture, digest, redraw: null })
    .where(and(isTake(which), which.take === 0 ? isNull(storyPages.picture) : undefined))
    .returning({ number: storyPages.number })
  return hung.length === 1
}

export const countPaintedPages = async ({ db, storyId }: { db: Queryable; storyId: string }) => {
  const [row] = await db
    .select({
      painted: sql<number>`count(*) filter (where ${storyPages.picture} is not null)::int`,
    })
    .from(storyPages)
    .where(eq(storyPages.storyId, storyId))
  return row?.painted ?? 0
}

/** Changes a page only if nobody else did meanwhile. */
export const updatePage = async ({
  db,
  storyId,
  number,
  revision,
  change,
}: {
  db: Queryable
  storyId: string
  number: number
  revision: number
  change: Partial<StoryPageRow>
}): Promise<boolean> => {
  const updated = await db
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

/** Another drawing of a page: whatever is still at work on an older one hangs nothing. */
export const nextTake = async ({
  db,
  storyId,
  number,
}: {
  db: Queryable
  storyId: string
  number: number
}): Promise<number | null> => {
  const [row] = await db
    .update(storyPages)
    .set({ take: sql`${storyPages.take} + 1`, redraw: 'asked' })
    .where(and(eq(storyPages.storyId, storyId), eq(storyPages.number, number)))
    .returning({ take: storyPages.take })
  return row?.take ?? null
}

export const failTake = async ({ db, ...which }: Take & { db: Queryable }): Promise<boolean> => {
  const failed = await db
    .update(storyPages)
    .set({ redraw: 'failed' })
    .where(and(isTake(which), eq(storyPages.redraw, 'asked')))
    .returning({ number: storyPages.number })
  return failed.length === 1
}

export const findReading = async ({ db, storyId }: { db: Queryable; storyId: string }) => {
  const [row] = await db.select().from(storyReading).where(eq(storyReading.storyId, storyId))
  return row
}

export const saveReading = async ({
  db,
  storyId,
  page,
  isFinished,
  readAt,
}: {
  db: Queryable
  storyId: string
  page: number
  isFinished: boolean
  readAt: Date
}) => {
  const finished = isFinished ? 1 : 0
  await db
    .insert(storyReading)
    .values({ storyId, page, finishedCount: finished, readAt })
    .onConflictDoUpdate({
      target: storyReading.storyId,
      set: {
        page: sql`case when ${storyReading.readAt} <= excluded.read_at then excluded.page else ${storyReading.page} end`,
        readAt: sql`greatest(${storyReading.readAt}, excluded.read_at)`,
        // The same reading told twice, because the first answer was lost, counts once.
        finishedCount: sql`${storyReading.finishedCount} + case when ${storyReading.readAt} = excluded.read_at then 0 else ${finished} end`,
      },
    })
}

export const deleteStoriesOfKid = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.delete(stories).where(eq(stories.kidId, kidId))
  await db.delete(storyLedger).where(eq(storyLedger.kidId, kidId))
}
