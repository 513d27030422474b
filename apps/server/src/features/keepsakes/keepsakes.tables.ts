import type { KeepsakeKind } from '@luciole/contract/keepsakes'
import type { Language } from '@luciole/contract/language'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, instant, typedJson } from '#platform/tables'

/** Books made to be kept; a row and its file live for a week. */
export const keepsakes = pgTable(
  'keepsakes',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    storyId: uuid('story_id').notNull(),
    kind: text().$type<KeepsakeKind>().notNull(),
    language: text().$type<Language>().notNull(),
    /** Names what the book was when it was asked for: another word or picture is another edition. */
    edition: text().notNull(),
    state: text().$type<'making' | 'ready' | 'failed'>().notNull(),
    steps: integer().notNull(),
    /** Pictures at a printer's size, by page; empty where the book's own has to do. */
    prints: typedJson<Record<string, string>>('prints').notNull(),
    fileName: text('file_name').notNull(),
    mediaKey: text('media_key'),
    bytes: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('keepsakes_of_story').on(table.storyId, table.createdAt),
    index('keepsakes_of_account').on(table.accountId),
    index('keepsakes_by_end').on(table.expiresAt),
  ],
)
export type KeepsakeRow = typeof keepsakes.$inferSelect
