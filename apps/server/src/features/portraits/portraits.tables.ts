import type { Character } from '@luciole/contract/character'
import { boolean, index, integer, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, instant, typedJson } from '#platform/tables'

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

/**
 * The face of a portrait asked of a service outside. With a photo it is also what is kept of the
 * parent's consent: when, for which portrait, to whom, and since when the photo is gone.
 */
export const portraitRepaints = pgTable(
  'portrait_repaints',
  {
    portraitId: uuid('portrait_id')
      .primaryKey()
      .references(() => portraits.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    state: text().$type<'asked' | 'ready' | 'failed'>().notNull(),
    /** Its model and its host; nobody else is asked. */
    service: text().notNull(),
    /** Null when no photo is sent. */
    agreedAt: instant('agreed_at'),
    /** Media keys: the photo until it is deleted, the picture once it is there. */
    photo: text(),
    photoDeletedAt: instant('photo_deleted_at'),
    picture: text(),
    /** What a queue gave us for it. */
    ticket: text(),
    isSecondTry: boolean('is_second_try').notNull(),
  },
  (table) => [index('portrait_repaints_of_account').on(table.accountId)],
)

export type PortraitRepaintRow = typeof portraitRepaints.$inferSelect
export type PortraitRow = typeof portraits.$inferSelect
