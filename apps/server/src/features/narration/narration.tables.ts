import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, typedJson } from '#platform/tables'

const ofPage = () => ({
  storyId: uuid('story_id').notNull(),
  page: integer().notNull(),
  language: text().$type<Language>().notNull(),
  accountId: uuid('account_id').notNull(),
  kidId: uuid('kid_id').notNull(),
})

/** The story voice, one row a page and language that was ever asked for. */
export const narrationPages = pgTable(
  'narration_pages',
  {
    ...ofPage(),
    /** None: its words changed while nobody was to read them. */
    state: text().$type<'none' | 'recording' | 'ready' | 'failed'>().notNull(),
    /** Counts askings: another text or another voice is another take. */
    take: integer().notNull(),
    /** Names whatever changes the sound: asked for twice, a page is made once. */
    speechKey: text('speech_key').notNull(),
    mediaKey: text('media_key'),
    durationMs: integer('duration_ms').notNull(),
    marks: typedJson<WordMark[]>('marks').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.page, table.language] }),
    index('narration_pages_of_account').on(table.accountId),
    index('narration_pages_of_kid').on(table.kidId, table.language),
  ],
)

/** The parent's own voice: theirs alone, never shared by content, gone with the account. */
export const narrationRecordings = pgTable(
  'narration_recordings',
  {
    ...ofPage(),
    mediaKey: text('media_key').notNull(),
    durationMs: integer('duration_ms').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.page, table.language] }),
    index('narration_recordings_of_account').on(table.accountId, table.mediaKey),
    index('narration_recordings_of_kid').on(table.kidId),
  ],
)

export const narrationPronunciations = pgTable(
  'narration_pronunciations',
  {
    kidId: uuid('kid_id').notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    sayAs: text('say_as').notNull(),
    accountId: uuid('account_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kidId, table.language, table.name] }),
    index('narration_pronunciations_of_account').on(table.accountId),
  ],
)

/** What everybody may hear before buying: nobody's words, so nobody's data. */
export const narrationSamples = pgTable('narration_samples', {
  speechKey: text('speech_key').primaryKey(),
  mediaKey: text('media_key').notNull(),
  durationMs: integer('duration_ms').notNull(),
  marks: typedJson<WordMark[]>('marks').notNull(),
  createdAt: createdAt(),
})

export type NarrationPageRow = typeof narrationPages.$inferSelect
export type RecordingRow = typeof narrationRecordings.$inferSelect
export type PronunciationRow = typeof narrationPronunciations.$inferSelect
export type SampleRow = typeof narrationSamples.$inferSelect
