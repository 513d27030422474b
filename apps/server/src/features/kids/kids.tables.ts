import type { KidColor } from '@luciole/contract/kids'
import type { Sex } from '@luciole/contract/sex'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, instant } from '#platform/tables'

export const kids = pgTable(
  'kids',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    name: text().notNull(),
    sex: text().$type<Sex>().notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    color: text().$type<KidColor>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('kids_of_account').on(table.accountId, table.createdAt)],
)

export type KidRow = typeof kids.$inferSelect
