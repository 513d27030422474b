import type { Bilingual } from '@luciole/contract/language'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { stories, storyReading } from './stories.tables'

export interface StoryCursor {
  createdAt: Date
  id: string
}

/** As much of a story as its place on the shelf shows: a book is heavy, a shelf has many. */
const shown = {
  id: stories.id,
  kidId: stories.kidId,
  format: stories.format,
  state: stories.state,
  title: sql<Bilingual | null>`${stories.book} -> 'title'`,
  cover: stories.cover,
  pageCount: stories.pageCount,
  pagesPainted: stories.pagesPainted,
  createdAt: stories.createdAt,
}
export type ShelfRow = Awaited<ReturnType<typeof listStories>>[number]['story']

/** One page of the shelf: unfinished books first is the client's sorting, the keyset is time. */
export const listStories = ({
  db,
  accountId,
  kidId,
  after,
  limit,
}: {
  db: Queryable
  accountId: string
  kidId?: string
  after?: StoryCursor
  limit: number
}) =>
  db
    .select({ story: shown, reading: storyReading })
    .from(stories)
    .leftJoin(storyReading, eq(storyReading.storyId, stories.id))
    .where(
      and(
        eq(stories.accountId, accountId),
        kidId ? eq(stories.kidId, kidId) : undefined,
        // Compared as a pair, the index is entered where the last page ended.
        after
          ? sql`(${stories.createdAt}, ${stories.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)

export const listKnown = async ({
  db,
  accountId,
  storyIds,
}: {
  db: Queryable
  accountId: string
  storyIds: readonly string[]
}): Promise<string[]> => {
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.accountId, accountId), inArray(stories.id, [...storyIds])))
  return rows.map(({ id }) => id)
}
