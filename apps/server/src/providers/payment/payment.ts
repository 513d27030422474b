import type { ATTEMPT_STATES, Attempt, Currency, Sku } from '@luciole/contract/subscriptions'

/** One subscription as its provider knows it now: the only thing access is ever derived from. */
export interface Snapshot {
  reference: string
  sku: Sku
  store: 'sandbox' | 'stripe' | 'app_store' | 'play_store'
  /** Minor units a month. */
  amount: number
  currency: Currency
  periodStart: Date
  periodEnd: Date
  graceUntil: Date | null
  willRenew: boolean
  isRefunded: boolean
  pendingSku: Sku | null
}

export interface CheckoutRequest {
  accountId: string
  email: string
  language: 'en' | 'fr'
  sku: Sku
  amount: number
  currency: Currency
  attemptId: string
  successUrl: string
  cancelUrl: string
  key: string
}
export interface StartedCheckout {
  reference: string
  url: string
}
export interface CheckoutOutcome {
  state: Exclude<(typeof ATTEMPT_STATES)[number], 'created'>
  cause: Attempt['cause']
}

/** An upgrade is there once it is paid, anything taken away waits for the period's end. */
export interface PlanChange {
  accountId: string
  reference: string
  from: Sku
  to: Sku
  /** Minor units a month of `to`. */
  amount: number
  currency: Currency
  effective: 'now' | 'period_end'
}
export interface KeyedSubscription {
  accountId: string
  reference: string
  key: string
}
export type WebhookNotice = {
  id: string
  /** Null when it is about nobody of ours. */
  accountId: string | null
}
export interface Webhook {
  rawBody: Buffer
  headers: Record<string, string | string[] | undefined>
}

/**
 * Whoever takes the money. A repeated `key` repeats nothing. What a webhook says is never believed:
 * it only names who changed, and `fetchState` tells the truth.
 */
export interface PaymentProvider {
  id: 'sandbox' | 'stripe' | 'revenuecat'
  capabilities: {
    redirectCheckout: boolean
    nativePurchase: boolean
    portal: boolean
    serverCancel: boolean
    serverChange: boolean
  }
  /** An open checkout of the same account and plan is given back; one of another plan is closed. */
  startCheckout(request: CheckoutRequest): Promise<StartedCheckout>
  checkoutOutcome(checkout: { accountId: string; reference: string }): Promise<CheckoutOutcome>
  fetchState(owner: { accountId: string }): Promise<Snapshot[]>
  previewChange(change: PlanChange): Promise<{ dueNow: number; at: Date }>
  changePlan(change: PlanChange & { key: string }): Promise<void>
  cancelAtPeriodEnd(subscription: KeyedSubscription): Promise<void>
  resume(subscription: KeyedSubscription): Promise<void>
  portalUrl(owner: { accountId: string; language: 'en' | 'fr'; returnUrl: string }): Promise<string>
  /** Null: not theirs, altered, too old or without a valid signature. */
  parseWebhook(webhook: Webhook): Promise<WebhookNotice | null>
  /** Ends every subscription at once and forgets the customer. */
  deleteCustomer(customer: { accountId: string; key: string }): Promise<void>
}
