import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { inBatches } from '#platform/in-batches'
import type { PaymentProvider, Webhook } from '#providers/payment/payment'
import * as store from './payments.store'

export type TakeWebhook = ReturnType<typeof createTakeWebhook>
type Notice = { provider: string; id: string; accountId: string }
const AT_ONCE = 500

/** Verified, kept once, and answered; what it means is asked of the provider by a job. */
export function createTakeWebhook({
  db,
  clock,
  providers,
  isOpenAccount,
  enqueueSettle,
}: {
  db: Db
  clock: Clock
  providers: readonly PaymentProvider[]
  isOpenAccount: (input: { db: Queryable; accountId: string }) => Promise<boolean>
  enqueueSettle: (input: { tx: Tx; accountId: string; key: string }) => Promise<void>
}) {
  async function keep({ tx, notices }: { tx: Tx; notices: Notice[] }) {
    const open = new Set<string>()
    for (const accountId of new Set(notices.map((notice) => notice.accountId))) {
      if (await isOpenAccount({ db: tx, accountId })) open.add(accountId)
    }
    const rows = notices
      .filter(({ accountId }) => open.has(accountId))
      .map((notice) => ({ ...notice, receivedAt: clock.now() }))
      // Two processes that keep the same webhooks take their rows in the same order.
      .sort((one, other) => one.id.localeCompare(other.id))
    const taken = await store.insertWebhooks({ tx, rows })
    // One look that has not begun yet will see what all the webhooks before it were about.
    for (const { accountId, provider } of taken) {
      const looks = await store.startedLooks({ db: tx, accountId, provider })
      await enqueueSettle({ tx, accountId, key: `webhook:${provider}:${accountId}:${looks}` })
    }
  }
  const takeOne = inBatches<Notice>({
    most: AT_ONCE,
    write: (notices) => inTransaction({ db }, (tx) => keep({ tx, notices })),
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
