import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import type { PaymentProvider, Webhook } from '#providers/payment/payment'
import * as store from './payments.store'

export type TakeWebhook = ReturnType<typeof createTakeWebhook>

/** Verified, kept once, and answered; what it means is asked of the provider by a job. */
export const createTakeWebhook =
  ({
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
  }) =>
  async ({
    providerId,
    ...webhook
  }: Webhook & { providerId: string }): Promise<'taken' | 'refused' | 'unknown'> => {
    const provider = providers.find(({ id }) => id === providerId)
    if (!provider) return 'unknown'
    const notice = await provider.parseWebhook(webhook)
    if (!notice) return 'refused'
    const { id, accountId } = notice
    if (accountId === null) return 'taken'
    await inTransaction({ db }, async (tx) => {
      if (!(await isOpenAccount({ db: tx, accountId }))) return
      const row = { provider: providerId, id, accountId, receivedAt: clock.now() }
      if (!(await store.insertWebhook({ tx, row }))) return
      // One look that has not begun yet will see what all the webhooks before it were about.
      const looks = await store.startedLooks({ db: tx, accountId, provider: providerId })
      await enqueueSettle({ tx, accountId, key: `webhook:${providerId}:${accountId}:${looks}` })
    })
    return 'taken'
  }
