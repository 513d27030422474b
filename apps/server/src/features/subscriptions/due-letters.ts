import { isSameSku } from './catalogue'
import type { BillingLetter } from './payment-jobs'
import type { SnapshotRow } from './subscriptions.tables'

export type KeyedLetter = { key: string; letter: BillingLetter }
type Seen = Pick<
  SnapshotRow,
  'reference' | 'sku' | 'amount' | 'currency' | 'periodStart' | 'periodEnd' | 'graceUntil'
> &
  Pick<SnapshotRow, 'willRenew' | 'isRefunded' | 'pendingSku'>

const REMIND_BEFORE_MS = 3 * 86_400_000
const isNearlyOver = ({ graceUntil, at }: { graceUntil: Date | null; at: Date }) =>
  graceUntil !== null && graceUntil.getTime() - at.getTime() < REMIND_BEFORE_MS

/** What a parent should hear by mail about the difference between two looks at a provider. */
export function dueLetters({
  before,
  after,
  look,
  at,
}: {
  before: (Seen & { fetchedAt: Date })[]
  after: Seen[]
  /** Tells two cancellations of one period apart. */
  look: number
  /** When the later look was made. */
  at: Date
}): KeyedLetter[] {
  return after.flatMap((now) => {
    const was = before.find(({ reference }) => reference === now.reference)
    const price = { amount: now.amount, currency: now.currency }
    const write = (name: BillingLetter['name'], change: Partial<BillingLetter> = {}) => {
      const letter = { name, sku: now.sku, price, at: now.periodEnd.toISOString(), ...change }
      const mark = name === 'receipt' ? now.periodStart.toISOString() : String(look)
      return { key: `${now.reference}:${name}:${mark}`, letter }
    }
    const letters: KeyedLetter[] = []
    // A virtual clock moves a period back as it goes on: only a later start was paid for.
    const isNewPeriod = !was || now.periodStart > was.periodStart
    if (isNewPeriod && !now.isRefunded) letters.push(write('receipt'))
    if (!was) return letters
    if (now.graceUntil && now.willRenew) {
      const end = { at: now.graceUntil.toISOString() }
      const wasNearlyOver = isNearlyOver({ graceUntil: was.graceUntil, at: was.fetchedAt })
      if (!was.graceUntil) letters.push(write('paymentProblem', end))
      else if (!wasNearlyOver && at < now.graceUntil && isNearlyOver({ ...now, at })) {
        letters.push(write('paymentReminder', end))
      }
    }
    if (was.willRenew && !now.willRenew && !now.graceUntil && !now.isRefunded) {
      letters.push(write('cancelled'))
    }
    if (!isSameSku(was.sku, now.sku)) {
      const since = isNewPeriod ? now.periodStart : at
      letters.push(write('planChanged', { at: since.toISOString() }))
    }
    const isPending =
      now.pendingSku && !(was.pendingSku && isSameSku(was.pendingSku, now.pendingSku))
    if (now.pendingSku && isPending) {
      letters.push(write('planWillChange', { sku: now.pendingSku, price: null }))
    }
    return letters
  })
}
