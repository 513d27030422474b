import type { SandboxSubscriptionRow } from './sandbox.tables'

const DAY_MS = 86_400_000
export const GRACE_DAYS = 7

/** The same day of the next month, or its last one. */
export function monthAfter(date: Date): Date {
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return next
}

export interface Charge {
  key: string
  amount: number
}

/** What time alone does to a subscription: renewals, grace and its end. */
export function liveUntil({
  subscription,
  now,
  failsRenewals,
}: {
  subscription: SandboxSubscriptionRow
  now: Date
  failsRenewals: boolean
}): { subscription: SandboxSubscriptionRow; charges: Charge[] } {
  const charges: Charge[] = []
  let row = subscription
  while (row.willRenew && !row.isRefunded && now >= row.periodEnd) {
    const graceUntil = row.graceUntil ?? new Date(row.periodEnd.getTime() + GRACE_DAYS * DAY_MS)
    if (failsRenewals) return { subscription: { ...row, graceUntil }, charges }
    // What is due may be paid long after access ended: it is for the month that begins then.
    const isRestored = row.graceUntil !== null && now >= row.graceUntil
    row = renew({ row, from: isRestored ? now : row.periodEnd })
    charges.push({ key: `${row.id}:${row.periodStart.toISOString()}`, amount: row.amount })
  }
  return { subscription: row, charges }
}

const renew = ({
  row,
  from,
}: {
  row: SandboxSubscriptionRow
  from: Date
}): SandboxSubscriptionRow => ({
  ...row,
  sku: row.pendingSku ?? row.sku,
  amount: row.pendingAmount ?? row.amount,
  pendingSku: null,
  pendingAmount: null,
  periodStart: from,
  periodEnd: monthAfter(from),
  graceUntil: null,
})

/** Still worth something to the one who pays for it. */
export const isLive = ({ row, now }: { row: SandboxSubscriptionRow; now: Date }): boolean =>
  !row.isRefunded && now < (row.graceUntil ?? row.periodEnd)

/** The rest of the period at the new price, less what it cost already. */
export function prorated({
  row,
  amount,
  now,
}: {
  row: SandboxSubscriptionRow
  amount: number
  now: Date
}): number {
  const whole = row.periodEnd.getTime() - row.periodStart.getTime()
  const left = Math.max(0, row.periodEnd.getTime() - now.getTime())
  return Math.max(0, Math.round(((amount - row.amount) * left) / whole))
}
