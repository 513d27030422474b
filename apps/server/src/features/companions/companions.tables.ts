import { COMPANION_TYPES } from '@luciole/contract/companions'
import { SEXES } from '@luciole/contract/sex'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const companions = pgTable(
  'companions',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    type: text({ enum: COMPANION_TYPES }).notNull(),
    name: text().notNull(),
    sex: text({ enum: SEXES }),
    age: integer(),
    description: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('companions_of_kid').on(table.kidId, table.createdAt),
    index('companions_of_account').on(table.accountId),
  ],
)

export type CompanionRow = typeof companions.$inferSelect
