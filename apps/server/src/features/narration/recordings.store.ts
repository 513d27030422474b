import type { Language } from '@luciole/contract/language'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { narrationRecordings, type RecordingRow } from './narration.tables'

const atPlace = ({
  storyId,
  page,
  language,
}: {
  storyId: string
  page: number
  language: Language
}) =>
  and(
    eq(narrationRecordings.storyId, storyId),
    eq(narrationRecordings.page, page),
    eq(narrationRecordings.language, language),
  )

export const listRecordings = ({ db, storyId }: { db: Queryable; storyId: string }) =>
  db
    .select()
    .from(narrationRecordings)
    .where(eq(narrationRecordings.storyId, storyId))
    .orderBy(asc(narrationRecordings.language), asc(narrationRecordings.page))

/** The clip it replaces, if there was one. */
export const saveRecording = async ({
  db,
  row,
}: {
  db: Queryable
  row: RecordingRow
}): Promise<string | undefined> => {
  const [before] = await db
    .select({ mediaKey: narrationRecordings.mediaKey })
    .from(narrationRecordings)
    .where(atPlace(row))
    .for('update')
  const { mediaKey, durationMs, createdAt } = row
  await db
    .insert(narrationRecordings)
    .values(row)
    .onConflictDoUpdate({
      target: [narrationRecordings.storyId, narrationRecordings.page, narrationRecordings.language],
      set: { mediaKey, durationMs, createdAt },
    })
  return before?.mediaKey
}

type Scope = { storyId: string; page: number; language: Language } | { storyId: string }

/** What was deleted, as media keys. */
export const deleteRecordings = async ({
  db,
  scope,
}: {
  db: Queryable
  scope: Scope | { kidId: string }
}): Promise<string[]> => {
  const where =
    'kidId' in scope
      ? eq(narrationRecordings.kidId, scope.kidId)
      : 'page' in scope
        ? atPlace(scope)
        : eq(narrationRecordings.storyId, scope.storyId)
  const rows = await db
    .delete(narrationRecordings)
    .where(where)
    .returning({ mediaKey: narrationRecordings.mediaKey })
  return rows.map(({ mediaKey }) => mediaKey)
}

/** The same sound twice is one file: it goes with the last row that names it. */
export const isClipUsed = async ({
  db,
  accountId,
  mediaKey,
}: {
  db: Queryable
  accountId: string
  mediaKey: string
}): Promise<boolean> => {
  const [row] = await db
    .select({ uses: count() })
    .from(narrationRecordings)
    .where(
      and(eq(narrationRecordings.accountId, accountId), eq(narrationRecordings.mediaKey, mediaKey)),
    )
  return (row?.uses ?? 0) > 0
}
