import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, instant } from '#platform/tables'

/** Links to one book each; who holds the token reads it. Only its hash is here. */
export const shares = pgTable(
  'shares',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    storyId: uuid('story_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    name: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    opened: integer().notNull(),
    lastOpenedAt: instant('last_opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('shares_of_account').on(table.accountId, table.createdAt),
    index('shares_of_story').on(table.storyId),
    index('shares_by_end').on(table.expiresAt),
  ],
)
export type ShareRow = typeof shares.$inferSelect
