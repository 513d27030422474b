import type { AppEvent } from '@luciole/contract/events'
import { bigint, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { createdAt, typedJson } from './tables'

/** The counter of each account's stream; its row lock puts events in the order they commit. */
export const eventStreams = pgTable('event_streams', {
  accountId: uuid('account_id').primaryKey(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
})

export const events = pgTable(
  'events',
  {
    accountId: uuid('account_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    event: typedJson<AppEvent>('event').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.number] }),
    index('events_created_at').on(table.createdAt),
  ],
)
