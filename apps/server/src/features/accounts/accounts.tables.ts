import type { Language } from '@luciole/contract/language'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, instant } from '#platform/tables'

/** Made at a parent's first call; its id is the one their sign-in carries. */
export const accounts = pgTable('accounts', {
  id: idColumn(),
  interfaceLanguage: text('interface_language').$type<Language>().notNull(),
  storyLanguage: text('story_language').$type<Language>().notNull(),
  parentGate: boolean('parent_gate').notNull().default(true),
  /** Keyed; what a free trial is remembered by. */
  emailHash: text('email_hash').notNull(),
  /** From then on every call answers that the account is being deleted. */
  deletingSince: instant('deleting_since'),
  ratingAskedAt: instant('rating_asked_at'),
  ratingAskedTimes: integer('rating_asked_times').notNull().default(0),
  ratingStars: integer('rating_stars'),
  createdAt: createdAt(),
})
export type AccountRow = typeof accounts.$inferSelect

/** An erasure on its way; the row goes with the last step. */
export const accountErasures = pgTable('account_erasures', {
  id: idColumn(),
  accountId: uuid('account_id').notNull().unique(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: createdAt(),
})
export type ErasureRow = typeof accountErasures.$inferSelect

export const accountExports = pgTable(
  'account_exports',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    state: text().$type<'making' | 'ready' | 'failed'>().notNull(),
    /** The copied rows, in the media store; pictures and audio are added as it is downloaded. */
    snapshotKey: text('snapshot_key'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [index('account_exports_of_account').on(table.accountId)],
)
export type ExportRow = typeof accountExports.$inferSelect
