import { skuSchema, CURRENCIES } from '@luciole/contract/subscriptions'
import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

export const billingLetterSchema = z.object({
  name: z.enum([
    'trialEnding',
    'receipt',
    'paymentProblem',
    'paymentReminder',
    'cancelled',
    'planChanged',
    'planWillChange',
  ]),
  sku: z.nullable(skuSchema),
  price: z.nullable(z.object({ amount: z.number(), currency: z.enum(CURRENCIES) })),
  /** What the letter is about: the end of a trial, a period, a grace; or when a change begins. */
  at: z.string(),
})
export type BillingLetter = z.infer<typeof billingLetterSchema>

/** Asks the providers what an account has, and writes that down. */
export const settlePaymentJob = defineJob({
  name: 'settle-payment',
  payload: z.object({ accountId: z.string() }),
  concurrency: 4,
  retries: 8,
  timeoutMs: 30_000,
})

const HOUR_MS = 3_600_000
export const reconcileJob = defineJob({
  name: 'reconcile-payments',
  /** One account alone, when only its clock went on: the payment sandbox has a clock for each. */
  payload: z.object({ accountId: z.optional(z.string()) }),
  concurrency: 1,
  retries: 2,
  timeoutMs: 60_000,
  everyMs: HOUR_MS,
})

export const sendBillingLetterJob = defineJob({
  name: 'send-billing-letter',
  payload: z.object({ accountId: z.string(), key: z.string(), letter: billingLetterSchema }),
  concurrency: 2,
  retries: 10,
  timeoutMs: 30_000,
})
