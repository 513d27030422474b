import type { Currency, Sku } from '@luciole/contract/subscriptions'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, typedJson } from '#platform/tables'

/** An account's own time: how far its virtual clock runs ahead, and how its webhooks misbehave. */
export const sandboxAccounts = pgTable('sandbox_accounts', {
  accountId: uuid('account_id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull().default(0),
  failsRenewals: boolean('fails_renewals').notNull().default(false),
  knobs: typedJson<SandboxKnobs>('knobs').notNull(),
})

/** How the next webhooks go wrong. */
export interface SandboxKnobs {
  delaySeconds: number
  duplicate: boolean
  reorder: boolean
  drop: boolean
  wrongSignature: boolean
}
export const HONEST: SandboxKnobs = {
  delaySeconds: 0,
  duplicate: false,
  reorder: false,
  drop: false,
  wrongSignature: false,
}

export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** Opening again with the same key gives the same page. */
    key: text().notNull().unique(),
    sku: typedJson<Sku>('sku').notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    language: text().$type<'en' | 'fr'>().notNull(),
    state: text().$type<'open' | 'processing' | 'succeeded' | 'failed' | 'expired'>().notNull(),
    cause: text().$type<'declined' | 'expired' | 'cancelled'>(),
    /** When a slow payment confirms; null never. */
    confirmsAt: instant('confirms_at'),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_checkouts_of_account').on(table.accountId)],
)

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    sku: typedJson<Sku>('sku').notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** All in the account's own time. */
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    graceUntil: instant('grace_until'),
    willRenew: boolean('will_renew').notNull(),
    isRefunded: boolean('is_refunded').notNull(),
    pendingSku: typedJson<Sku>('pending_sku'),
    pendingAmount: integer('pending_amount'),
  },
  (table) => [index('sandbox_subscriptions_of_account').on(table.accountId)],
)

export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** Charging again under one key takes nothing more. */
    key: text().notNull().unique(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [index('sandbox_charges_of_account').on(table.accountId)],
)

export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    type: text().notNull(),
    /** Held back by the reorder knob until the next one went out. */
    isHeld: boolean('is_held').notNull().default(false),
    wrongSignature: boolean('wrong_signature').notNull().default(false),
    deliveries: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_webhooks_of_account').on(table.accountId)],
)

export type SandboxSubscriptionRow = typeof sandboxSubscriptions.$inferSelect
export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect
export type SandboxAccountRow = typeof sandboxAccounts.$inferSelect
