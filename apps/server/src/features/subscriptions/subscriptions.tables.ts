import type { Sku } from '@luciole/contract/subscriptions'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, typedJson } from '#platform/tables'

/** What the state of an account is derived from, beside its provider's snapshots. */
export const subscriptionAccounts = pgTable('subscription_accounts', {
  accountId: uuid('account_id').primaryKey(),
  onboardedAt: instant('onboarded_at'),
  trialStartedAt: instant('trial_started_at'),
  /** The kid kept open while the plan holds fewer than there are. */
  openKidId: uuid('open_kid_id'),
})

/** A keyed hash of each e-mail that had the trial: the one thing that outlives an account. */
export const trialsHad = pgTable('trials_had', {
  emailHash: text('email_hash').primaryKey(),
  startedAt: instant('started_at').notNull(),
})

/** The provider's truth as last fetched, one row a subscription of theirs. */
export const subscriptionSnapshots = pgTable(
  'subscription_snapshots',
  {
    provider: text().notNull(),
    reference: text().notNull(),
    accountId: uuid('account_id').notNull(),
    sku: typedJson<Sku>('sku').notNull(),
    store: text().$type<'sandbox' | 'stripe' | 'app_store' | 'play_store'>().notNull(),
    amount: integer().notNull(),
    currency: text().$type<'EUR' | 'USD' | 'GBP' | 'CAD'>().notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    graceUntil: instant('grace_until'),
    willRenew: boolean('will_renew').notNull(),
    isRefunded: boolean('is_refunded').notNull(),
    pendingSku: typedJson<Sku>('pending_sku'),
    /** Orders two fetches: only a newer one replaces. */
    fetchedAt: instant('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    index('snapshots_of_account').on(table.accountId),
  ],
)

/** A story asked for takes one from its period; given back when the story fails for good. */
export const storyQuota = pgTable(
  'story_quota',
  {
    storyId: uuid('story_id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    reservedAt: instant('reserved_at').notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [index('quota_of_account').on(table.accountId, table.reservedAt)],
)

export type SubscriptionAccountRow = typeof subscriptionAccounts.$inferSelect
export type SnapshotRow = typeof subscriptionSnapshots.$inferSelect
