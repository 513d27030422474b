import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { inBatches } from '#platform/in-batches'
import type { PaymentProvider, Webhook } from '#providers/payment/payment'
import * as store from './payments.store'

export type TakeWebhook = ReturnType<typeof createTakeWebhook>
type Notice = { provider: string; id: string; accountId: string }
const AT_ONCE = 1000
const REMEMBERED = 10_000

/** Verified, kept once, and answered; what it means is asked of the provider by a job. */
export function createTakeWebhook({
  db,
  clock,
  providers,
  openAccountsOf,
  enqueueSettle,
}: {
  db: Db
  clock: Clock
  providers: readonly PaymentProvider[]
  /** Those of them that are not going: nothing is written for the others any more. */
  openAccountsOf: (input: { db: Queryable; accountIds: string[] }) => Promise<Set<string>>
  enqueueSettle: (input: { tx: Tx; accountId: string; key: string }) => Promise<void>
}) {
  /** Looks that are surely asked for: in a burst the queue is told once. */
  const asked = new Set<string>()

  async function keep({ tx, notices }: { tx: Tx; notices: Notice[] }): Promise<string[]> {
    const accountIds = [...new Set(notices.map(({ accountId }) => accountId))]
    const open = await openAccountsOf({ db: tx, accountIds })
    const rows = notices
      .filter(({ accountId }) => open.has(accountId))
      .map((notice) => ({ ...notice, receivedAt: clock.now() }))
      // Two processes that keep the same webhooks take their rows in the same order.
      .sort((one, other) => one.id.localeCompare(other.id))
    const taken = await store.insertWebhooks({ tx, rows })
    // One look that has not begun yet will see what all the webhooks before it were about.
    const looks = await store.listStartedLooks({ db: tx, accountIds })
    const keys: string[] = []
    for (const { accountId, provider } of taken) {
      const one = looks.find((row) => row.accountId === accountId && row.provider === provider)
      const key = `webhook:${provider}:${accountId}:${one?.started ?? 0}`
      if (asked.has(key)) continue
      await enqueueSettle({ tx, accountId, key })
      keys.push(key)
    }
    return keys
  }
  const takeOne = inBatches<Notice>({
    most: AT_ONCE,
    async work(notices) {
      const keys = await inTransaction({ db }, (tx) => keep({ tx, notices }))
      if (asked.size > REMEMBERED) asked.clear()
      for (const key of keys) asked.add(key)
      return () => {}
    },
  })

  return async ({
    providerId,
    ...webhook
  }: Webhook & { providerId: string }): Promise<'taken' | 'refused' | 'unknown'> => {
    const provider = providers.find(({ id }) => id === providerId)
    if (!provider) return 'unknown'
    const notice = await provider.parseWebhook(webhook)
    if (!notice) return 'refused'
    const { id, accountId } = notice
    if (accountId !== null) await takeOne({ provider: providerId, id, accountId })
    return 'taken'
  }
}
