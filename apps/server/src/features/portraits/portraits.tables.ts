import type { Character } from '@luciole/contract/character'
import {
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** Media keys of one painted character version. */
export interface PaintedPortrait {
  face: string
  figure: string
  walking: string
  sitting: string
  night: string
}

/** One row a version: a story keeps the version it was made with. */
export const portraits = pgTable(
  'portraits',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    /** Null for the kid's own avatar. */
    companionId: uuid('companion_id'),
    version: integer().notNull(),
    state: text({ enum: ['painting', 'ready', 'failed', 'deleted'] }).notNull(),
    character: jsonb().$type<Character>().notNull(),
    progress: real().notNull(),
    images: jsonb().$type<PaintedPortrait>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('portrait_versions')
      .on(table.kidId, table.companionId, table.version)
      .nullsNotDistinct(),
    index('portraits_of_account').on(table.accountId),
  ],
)

export type PortraitRow = typeof portraits.$inferSelect
