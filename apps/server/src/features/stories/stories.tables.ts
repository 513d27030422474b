import type { Book, BookPage, CanonFact, Ledger, PageText } from '@luciole/contract/book'
import type { Bilingual } from '@luciole/contract/language'
import type { SceneBrief } from '@luciole/contract/scene-brief'
import type { Picture, REDRAWS, STORY_STATES } from '@luciole/contract/stories'
import type { StoryRequest } from '@luciole/contract/wizard'
import { createdAt, idColumn, instant, typedJson } from '#platform/tables'
import type { PageDigest } from '#providers/pictures/pictures'
import type { Players } from '#providers/text/text'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** A picture as stored: media keys instead of the signed URLs a client sees. */
export type StoredPicture = Omit<Picture, 'sources'> & {
  sources: { width: number; key: string }[]
}

/** Everything of a book but its pages, frozen when the story is written. */
export type BoundBook = Omit<Book, 'pages'>

export const stories = pgTable(
  'stories',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    /** Made by the client: asking twice gives one story. */
    requestId: uuid('request_id').notNull(),
    format: text().notNull(),
    state: text().$type<(typeof STORY_STATES)[number]>().notNull(),
    request: typedJson<StoryRequest>('request').notNull(),
    players: typedJson<Players>('players').notNull(),
    seed: text().notNull(),
    waiting: typedJson<Bilingual[]>('waiting').notNull(),
    heroSpecies: text('hero_species'),
    /** Null until the story is written. */
    book: typedJson<BoundBook>('book'),
    /** Our own telling while a live model tells it again: what it leaves out is taken from here. */
    draft: typedJson<BookPage[]>('draft'),
    cover: typedJson<StoredPicture>('cover'),
    castPictures: typedJson<Record<string, StoredPicture>>('cast_pictures'),
    /** Counts attempts at the whole book: a retry is a new one. */
    tries: integer().notNull(),
    pageCount: integer('page_count').notNull(),
    pagesPainted: integer('pages_painted').notNull(),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('one_story_a_request').on(table.accountId, table.requestId),
    index('stories_of_account').on(table.accountId, table.createdAt, table.id),
    index('stories_of_kid').on(table.kidId, table.createdAt, table.id),
  ],
)

export const storyPages = pgTable(
  'story_pages',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    text: typedJson<{ en: PageText; fr: PageText }>('text').notNull(),
    brief: typedJson<SceneBrief>('brief').notNull(),
    hook: boolean().notNull(),
    picture: typedJson<StoredPicture>('picture'),
    digest: typedJson<PageDigest>('digest'),
    /** Counts drawings: another take is another composition. */
    take: integer().notNull(),
    /** How far the newest take is; null when it hangs. */
    redraw: text().$type<(typeof REDRAWS)[number]>(),
    editedEn: boolean('edited_en').notNull(),
    editedFr: boolean('edited_fr').notNull(),
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.number] })],
)

/** A bound book painted anew, picture by picture: it is shown when all of it is there, or never. */
export const storyRepaints = pgTable(
  'story_repaints',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    /** `cover`, `page:3` or `cast:hero`. */
    subject: text().notNull(),
    state: text().$type<'asked' | 'ready' | 'failed'>().notNull(),
    /** What a queue gave us for it. */
    ticket: text(),
    isSecondTry: boolean('is_second_try').notNull(),
    picture: typedJson<StoredPicture>('picture'),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.subject] }),
    index('repaints_of_account').on(table.accountId),
  ],
)

/** Where the family stopped reading; the newer position wins, whatever device it came from. */
export const storyReading = pgTable('story_reading', {
  storyId: uuid('story_id')
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  page: integer().notNull(),
  finishedCount: integer('finished_count').notNull(),
  readAt: instant('read_at').notNull(),
})

/** What a kid has been told, so that stories stay new; outlives the deletion of a single book. */
export const storyLedger = pgTable(
  'story_ledger',
  {
    storyId: uuid('story_id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    entry: typedJson<Ledger['entries'][number]>('entry').notNull(),
    canon: typedJson<CanonFact[]>('canon').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('ledger_of_kid').on(table.kidId, table.createdAt)],
)

export const wizardDrafts = pgTable('wizard_drafts', {
  kidId: uuid('kid_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  request: typedJson<StoryRequest>('request').notNull(),
  step: integer().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type StoryRow = typeof stories.$inferSelect
export type StoryPageRow = typeof storyPages.$inferSelect
export type StoryReadingRow = typeof storyReading.$inferSelect
export type StoryRepaintRow = typeof storyRepaints.$inferSelect
