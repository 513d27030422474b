import { KID_COLORS } from '@luciole/contract/kids'
import { SEXES } from '@luciole/contract/sex'
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const kids = pgTable(
  'kids',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id').notNull(),
    name: text().notNull(),
    sex: text({ enum: SEXES }).notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    color: text({ enum: KID_COLORS }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('kids_of_account').on(table.accountId, table.createdAt)],
)

export type KidRow = typeof kids.$inferSelect
