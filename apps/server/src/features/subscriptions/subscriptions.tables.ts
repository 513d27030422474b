import type { ATTEMPT_STATES, Attempt, Currency, Sku } from '@luciole/contract/subscriptions'
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

/** One wish to pay, told apart by an id the client keeps: asking again is the same wish. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    provider: text().notNull(),
    sku: typedJson<Sku>('sku').notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<(typeof ATTEMPT_STATES)[number]>().notNull(),
    cause: text().$type<NonNullable<Attempt['cause']>>(),
    /** The provider's own name of the checkout. */
    reference: text(),
    checkoutUrl: text('checkout_url'),
    /** When the parent first waited for it: from then the server looks by itself. */
    awaitedAt: instant('awaited_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

/** Webhooks taken, each once. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    provider: text().notNull(),
    id: text().notNull(),
    accountId: uuid('account_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('payment_webhooks_of_account').on(table.accountId),
  ],
)

/** Numbers every look at a provider, so that an older answer never replaces a newer one. */
export const paymentLooks = pgTable(
  'payment_looks',
  {
    accountId: uuid('account_id').notNull(),
    provider: text().notNull(),
    started: integer().notNull(),
    applied: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.provider] })],
)

export type AttemptRow = typeof paymentAttempts.$inferSelect
export type SubscriptionAccountRow = typeof subscriptionAccounts.$inferSelect
export type SnapshotRow = typeof subscriptionSnapshots.$inferSelect
