import type { Language } from '@luciole/contract/language'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import {
  narrationPages,
  narrationPronunciations,
  narrationSamples,
  type NarrationPageRow,
  type PronunciationRow,
  type SampleRow,
} from './narration.tables'

export interface NarratedPlace {
  storyId: string
  page: number
  language: Language
}
type OneTake = NarratedPlace & { take: number }

const atPlace = ({ storyId, page, language }: NarratedPlace) =>
  and(
    eq(narrationPages.storyId, storyId),
    eq(narrationPages.page, page),
    eq(narrationPages.language, language),
  )

export const listNarration = ({ db, storyId }: { db: Queryable; storyId: string }) =>
  db
    .select()
    .from(narrationPages)
    .where(eq(narrationPages.storyId, storyId))
    .orderBy(asc(narrationPages.language), asc(narrationPages.page))

/** Books of a kid that were ever read by the story voice in this language. */
export const listNarratedStories = async ({
  db,
  kidId,
  language,
}: {
  db: Queryable
  kidId: string
  language: Language
}): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ storyId: narrationPages.storyId })
    .from(narrationPages)
    .where(and(eq(narrationPages.kidId, kidId), eq(narrationPages.language, language)))
  return rows.map(({ storyId }) => storyId)
}

export const findTake = async ({
  db,
  take,
  ...place
}: { db: Queryable } & OneTake): Promise<NarrationPageRow | undefined> => {
  const [row] = await db
    .select()
    .from(narrationPages)
    .where(and(atPlace(place), eq(narrationPages.take, take)))
  return row
}

export const askForPage = async ({ db, row }: { db: Queryable; row: NarrationPageRow }) => {
  const { storyId: _s, page: _p, language: _l, ...set } = row
  await db
    .insert(narrationPages)
    .values(row)
    .onConflictDoUpdate({
      target: [narrationPages.storyId, narrationPages.page, narrationPages.language],
      set,
    })
}

/** Settles a take that is still waited for: an older one changes nothing. */
export const settlePage = async ({
  db,
  place: { take, ...place },
  change,
}: {
  db: Queryable
  place: OneTake
  change: Partial<NarrationPageRow>
}): Promise<NarrationPageRow | undefined> => {
  const [row] = await db
    .update(narrationPages)
    .set(change)
    .where(
      and(atPlace(place), eq(narrationPages.take, take), eq(narrationPages.state, 'recording')),
    )
    .returning()
  return row
}

export const deleteNarration = async ({ db, storyId }: { db: Queryable; storyId: string }) => {
  await db.delete(narrationPages).where(eq(narrationPages.storyId, storyId))
}

/** The row stays and goes on counting: a take is asked for once in its life. */
export const forgetTake = async ({ db, place }: { db: Queryable; place: NarratedPlace }) => {
  const change = { state: 'none' as const, speechKey: '', mediaKey: null, durationMs: 0, marks: [] }
  await db.update(narrationPages).set(change).where(atPlace(place))
}

export const deleteNarrationOfKid = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.delete(narrationPages).where(eq(narrationPages.kidId, kidId))
  await db.delete(narrationPronunciations).where(eq(narrationPronunciations.kidId, kidId))
}

export const listPronunciations = ({ db, kidId }: { db: Queryable; kidId: string }) =>
  db
    .select()
    .from(narrationPronunciations)
    .where(eq(narrationPronunciations.kidId, kidId))
    .orderBy(asc(narrationPronunciations.name))

export const savePronunciation = async ({ db, row }: { db: Queryable; row: PronunciationRow }) => {
  const { kidId, language, name, sayAs } = row
  if (sayAs) {
    await db
      .insert(narrationPronunciations)
      .values(row)
      .onConflictDoUpdate({
        target: [
          narrationPronunciations.kidId,
          narrationPronunciations.language,
          narrationPronunciations.name,
        ],
        set: { sayAs },
      })
    return
  }
  await db
    .delete(narrationPronunciations)
    .where(
      and(
        eq(narrationPronunciations.kidId, kidId),
        eq(narrationPronunciations.language, language),
        eq(narrationPronunciations.name, name),
      ),
    )
}

/** One story's narration at a time: two requests cannot ask for the same take. */
export const lockNarration = async ({ db, storyId }: { db: Queryable; storyId: string }) => {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`narration:${storyId}`}, 0))`,
  )
}

export const findSample = async ({
  db,
  speechKey,
}: {
  db: Queryable
  speechKey: string
}): Promise<SampleRow | undefined> => {
  const [row] = await db
    .select()
    .from(narrationSamples)
    .where(eq(narrationSamples.speechKey, speechKey))
  return row
}

export const saveSample = async ({ db, row }: { db: Queryable; row: SampleRow }) => {
  await db.insert(narrationSamples).values(row).onConflictDoNothing()
}
