import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import {
  stories,
  storyPages,
  storyRepaints,
  type StoredPicture,
  type StoryRepaintRow,
} from './stories.tables'

export const insertRepaints = async ({ db, rows }: { db: Queryable; rows: StoryRepaintRow[] }) => {
  await db.insert(storyRepaints).values(rows).onConflictDoNothing()
}

export const listRepaints = ({ db, storyId }: { db: Queryable; storyId: string }) =>
  db.select().from(storyRepaints).where(eq(storyRepaints.storyId, storyId))

export const findByTicket = async ({ db, ticket }: { db: Queryable; ticket: string }) => {
  const [row] = await db
    .select({ storyId: storyRepaints.storyId, subject: storyRepaints.subject })
    .from(storyRepaints)
    .where(and(eq(storyRepaints.ticket, ticket), eq(storyRepaints.state, 'asked')))
  return row
}

/** Only what is still waited for changes: a picture settled once stays as it is. */
export const updateRepaint = async ({
  db,
  storyId,
  subject,
  ...change
}: { db: Queryable; storyId: string; subject: string } & Partial<StoryRepaintRow>) => {
  await db
    .update(storyRepaints)
    .set(change)
    .where(
      and(
        eq(storyRepaints.storyId, storyId),
        eq(storyRepaints.subject, subject),
        eq(storyRepaints.state, 'asked'),
      ),
    )
}

/** Settled ones that were not had are waited for once more. */
export const askFailedAgain = async ({
  db,
  storyId,
}: {
  db: Queryable
  storyId: string
}): Promise<string[]> => {
  const rows = await db
    .update(storyRepaints)
    .set({ state: 'asked', ticket: null, isSecondTry: false })
    .where(and(eq(storyRepaints.storyId, storyId), eq(storyRepaints.state, 'failed')))
    .returning({ subject: storyRepaints.subject })
  return rows.map(({ subject }) => subject)
}

/** How each ended stays, unless none is shown; the pictures hang elsewhere by now, or nowhere. */
export const forgetRepaintPictures = async ({
  db,
  storyId,
  ...change
}: {
  db: Queryable
  storyId: string
  state?: 'failed'
}) => {
  await db
    .update(storyRepaints)
    .set({ picture: null, ...change })
    .where(eq(storyRepaints.storyId, storyId))
}

export const rehangPage = async ({
  db,
  storyId,
  number,
  picture,
}: {
  db: Queryable
  storyId: string
  number: number
  picture: StoredPicture
}) => {
  await db
    .update(storyPages)
    .set({ picture })
    .where(and(eq(storyPages.storyId, storyId), eq(storyPages.number, number)))
}

export const rehangBook = async ({
  db,
  storyId,
  ...pictures
}: {
  db: Queryable
  storyId: string
  cover: StoredPicture | null
  castPictures: Record<string, StoredPicture>
}) => {
  await db.update(stories).set(pictures).where(eq(stories.id, storyId))
}
