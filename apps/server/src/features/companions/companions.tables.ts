import type { CompanionType } from '@luciole/contract/companions'
import type { Sex } from '@luciole/contract/sex'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, instant } from '#platform/tables'

export const companions = pgTable(
  'companions',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    type: text().$type<CompanionType>().notNull(),
    name: text().notNull(),
    sex: text().$type<Sex>(),
    age: integer(),
    description: text(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('companions_of_kid').on(table.kidId, table.createdAt),
    index('companions_of_account').on(table.accountId),
  ],
)

export type CompanionRow = typeof companions.$inferSelect
