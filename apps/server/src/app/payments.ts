import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accounts } from '#features/accounts/accounts.tables'
import type { KeyedLetter } from '#features/subscriptions/due-letters'
import type { BillingPage } from '#features/subscriptions/letters/compose-billing-letter'
import { sendBillingLetterJob, settlePaymentJob } from '#features/subscriptions/payment-jobs'
import { createPaymentsService } from '#features/subscriptions/payments.service'
import { createPlanChangesService } from '#features/subscriptions/plan-changes.service'
import { createSettle } from '#features/subscriptions/settling'
import type { SubscriptionsService } from '#features/subscriptions/subscriptions.service'
import { createTakeWebhook } from '#features/subscriptions/webhooks.service'
import type { Queryable, Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import { appendEvent } from '#platform/events'
import { enqueue } from '#platform/jobs'
import { drawLetter, writeLetter } from '#providers/identity/letters/letter-page'
import { en } from '#providers/identity/letters/words-en'
import { fr } from '#providers/identity/letters/words-fr'
import { pricesOf } from '#providers/payment/payment.config'
import type { House } from './house'

const IDENTITY_WORDS = { en, fr }

/** Billing letters wear the same paper as those about accounts. */
export function drawBillingLetter({
  url,
  buttonLabel,
  language,
  ...text
}: BillingPage & { url: string }) {
  const letter = { ...text, button: { label: buttonLabel, url } }
  const words = IDENTITY_WORDS[language]
  return { text: writeLetter({ letter, words }), html: drawLetter({ letter, words }) }
}

async function openAccountsOf({ db, accountIds }: { db: Queryable; accountIds: string[] }) {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, accountIds), isNull(accounts.deletingSince)))
  return new Set(rows.map(({ id }) => id))
}
const isOpenAccount = async ({ db, accountId }: { db: Queryable; accountId: string }) =>
  (await openAccountsOf({ db, accountIds: [accountId] })).has(accountId)

const enqueueLetter = ({
  tx,
  accountId,
  key,
  letter,
}: { tx: Tx; accountId: string } & KeyedLetter) =>
  enqueue({ tx, job: sendBillingLetterJob, payload: { accountId, key, letter }, key })

/** Paying, changing and ending plans, each given what it asks for. */
export function createPayments({
  house,
  subscriptions,
}: {
  house: House
  subscriptions: SubscriptionsService
}) {
  const { clock, publicUrl, identity, payment, storePayment, config } = house
  const { db } = house.database
  const { currency } = config.payment
  const prices = pricesOf(config.payment)
  const providers = storePayment ? [payment, storePayment] : [payment]

  async function contactOf(accountId: string) {
    const user = await identity.findUser(accountId)
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
    if (!user || !account) throw new AppError('not_found')
    return { email: user.email, language: account.interfaceLanguage }
  }
  const enqueueSettle = ({
    tx,
    accountId,
    key,
    delaySeconds,
  }: {
    tx: Tx
    accountId: string
    key: string
    delaySeconds?: number
  }) => {
    const delay = delaySeconds === undefined ? {} : { delaySeconds }
    return enqueue({ tx, job: settlePaymentJob, payload: { accountId }, key, ...delay })
  }

  const given = {
    db,
    clock,
    subscriptions,
    isOpenAccount,
    contactOf,
    enqueueLetter,
    enqueueSettle,
  }
  const settle = createSettle({ ...given, providers, appendEvent })
  const payable = { ...given, prices, publicUrl, settle }
  return {
    settle,
    isOpenAccount,
    contactOf,
    enqueueLetter,
    payments: createPaymentsService({ ...payable, provider: payment, currency }),
    planChanges: createPlanChangesService({ ...payable, providers }),
    takeWebhook: createTakeWebhook({ ...given, providers, openAccountsOf }),
  }
}
