import { createdAt, idColumn } from '#platform/tables'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** What each call to a live model cost; counted before it is made, put right after. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    storyId: uuid('story_id'),
    need: text().$type<'words' | 'pictures' | 'voice'>().notNull(),
    model: text().notNull(),
    outcome: text().$type<'under_way' | 'used' | 'unused'>().notNull(),
    /** Millionths of the provider’s currency. */
    micros: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('model_calls_of_account').on(table.accountId, table.createdAt),
    index('model_calls_of_story').on(table.storyId),
  ],
)
export type ModelCallRow = typeof modelCalls.$inferSelect
