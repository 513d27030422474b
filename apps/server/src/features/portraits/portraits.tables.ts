import type { Character } from '@luciole/contract/character'
import { index, integer, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, typedJson } from '#platform/tables'

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
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    kidId: uuid('kid_id').notNull(),
    /** Null for the kid's own avatar. */
    companionId: uuid('companion_id'),
    version: integer().notNull(),
    state: text().$type<'painting' | 'ready' | 'failed' | 'deleted'>().notNull(),
    character: typedJson<Character>('character').notNull(),
    progress: real().notNull(),
    images: typedJson<PaintedPortrait>('images'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('portrait_versions')
      .on(table.kidId, table.companionId, table.version)
      .nullsNotDistinct(),
    index('portraits_of_account').on(table.accountId),
  ],
)

export type PortraitRow = typeof portraits.$inferSelect
