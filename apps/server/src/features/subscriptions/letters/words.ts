import type { BillingLetter } from '#features/subscriptions/payment-jobs'

/** What a billing letter says; every blank is filled in by its reader's language. */
export interface BillingText {
  subject: string
  preview: string
  title: string
  paragraphs: string[]
  buttonLabel: string
  closing: string
}
export interface Blanks {
  plan: string
  /** What was paid, and the same a month. */
  paid: string
  price: string
  date: string
}
export type BillingWords = {
  perMonth: (price: string) => string
  plan: (sku: NonNullable<BillingLetter['sku']>) => string
} & Record<BillingLetter['name'], (blanks: Blanks) => BillingText>
