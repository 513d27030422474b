import { LIMITS } from '@luciole/contract/limits'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/db'
import { enqueue, handleJob, type JobHandler } from '#platform/jobs'
import type { KeyedLetter } from './due-letters'
import { reconcileJob, settlePaymentJob } from './payment-jobs'
import * as store from './payments.store'
import type { SubscriptionsService } from './subscriptions.service'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Looked at for so long after its end: a late payment or a refund may still come. */
const ENDED_DAYS = 35
const ATTEMPT_DAYS = 3
const WEBHOOK_DAYS = 90
const TRIAL_NOTICE_HOURS = 24

type Subscriptions = Pick<SubscriptionsService, 'get'>
type Due = { accountId: string } & KeyedLetter

async function trialLetter({
  subscriptions,
  accountId,
}: {
  subscriptions: Subscriptions
  accountId: string
}): Promise<Due[]> {
  const { status, until } = await subscriptions.get({ accountId })
  if (status !== 'freeTrial' || !until) return []
  const letter = { name: 'trialEnding' as const, sku: null, price: null, at: until }
  return [{ accountId, key: `trial:${until}`, letter }]
}

/** Each hour: what no webhook told, and the trials about to end. */
export const createReconcileJob = ({
  db,
  clock,
  subscriptions,
  enqueueLetter,
}: {
  db: Db
  clock: Clock
  subscriptions: Subscriptions
  enqueueLetter: (input: { tx: Tx } & Due) => Promise<void>
}): JobHandler =>
  handleJob({
    job: reconcileJob,
    async run({ id, payload, commit }) {
      const now = clock.now().getTime()
      const ago = (milliseconds: number) => new Date(now - milliseconds)
      const isMeant = (accountId: string) => accountId === (payload.accountId ?? accountId)
      const accounts = await store.listAccountsToReconcile({
        db,
        endedAfter: ago(ENDED_DAYS * DAY_MS),
        attemptedAfter: ago(ATTEMPT_DAYS * DAY_MS),
      })
      const trials = await store.listTrialsStarted({
        db,
        from: ago(LIMITS.trialHours * HOUR_MS),
        to: ago((LIMITS.trialHours - TRIAL_NOTICE_HOURS) * HOUR_MS),
      })
      const letters: Due[] = []
      for (const { accountId } of trials) {
        if (!isMeant(accountId)) continue
        letters.push(...(await trialLetter({ subscriptions, accountId })))
      }
      await commit(async (tx) => {
        for (const accountId of accounts.filter(isMeant)) {
          const key = `${id}:${accountId}`
          await enqueue({ tx, job: settlePaymentJob, payload: { accountId }, key })
        }
        for (const letter of letters) await enqueueLetter({ tx, ...letter })
        await store.forgetWebhooks({ tx, before: ago(WEBHOOK_DAYS * DAY_MS) })
      })
    },
    giveUp: async ({ log }) => log.error('payments were not reconciled this hour'),
  })
