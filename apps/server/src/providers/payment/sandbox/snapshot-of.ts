import type { Snapshot } from '#providers/payment/payment'
import type { SandboxSubscriptionRow } from './sandbox.tables'

/** In everybody's time: an account's own clock may run ahead. */
export function snapshotOf({
  row,
  offsetMs,
}: {
  row: SandboxSubscriptionRow
  offsetMs: number
}): Snapshot {
  const real = (date: Date) => new Date(date.getTime() - offsetMs)
  return {
    reference: row.id,
    sku: row.sku,
    store: 'sandbox',
    amount: row.amount,
    currency: row.currency,
    periodStart: real(row.periodStart),
    periodEnd: real(row.periodEnd),
    graceUntil: row.graceUntil && real(row.graceUntil),
    willRenew: row.willRenew,
    isRefunded: row.isRefunded,
    pendingSku: row.pendingSku,
  }
}
