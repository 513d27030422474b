import { and, count, eq, gt } from 'drizzle-orm'
import { createAccountExports } from '#features/accounts/account-exports.service'
import { createAccountsService } from '#features/accounts/accounts.service'
import { createAuthenticate } from '#features/accounts/authenticate'
import type { ErasureDeps } from '#features/accounts/erasure.service'
import { stories, storyReading } from '#features/stories/stories.tables'
import { subscriptionAccounts } from '#features/subscriptions/subscriptions.tables'
import type { SubscriptionsService } from '#features/subscriptions/subscriptions.service'
import { composeLetter } from '#providers/identity/letters/compose-letter'
import { holdings } from './holdings'
import type { House } from './house'

/** Who a parent is, what is kept of them, and how it is handed over or erased. */
export function createAccounts({
  house,
  subscriptions,
  endSubscription,
}: {
  house: House
  subscriptions: Pick<SubscriptionsService, 'markOnboarded'>
  endSubscription: ErasureDeps['endSubscription']
}) {
  const { clock, newId, identity, mediaStore, mail, publicUrl, accountSecret } = house
  const { db } = house.database

  const accounts = createAccountsService({
    db,
    clock,
    newId,
    identity,
    async isOnboarded(accountId) {
      const [row] = await db
        .select({ onboardedAt: subscriptionAccounts.onboardedAt })
        .from(subscriptionAccounts)
        .where(eq(subscriptionAccounts.accountId, accountId))
      return Boolean(row?.onboardedAt)
    },
    markOnboarded: subscriptions.markOnboarded,
    async countFinishedBooks(accountId) {
      const rows = await db
        .select({ books: count() })
        .from(storyReading)
        .innerJoin(stories, eq(stories.id, storyReading.storyId))
        .where(and(eq(stories.accountId, accountId), gt(storyReading.finishedCount, 0)))
      return rows[0]?.books ?? 0
    },
  })
  const accountExports = createAccountExports({
    db,
    clock,
    newId,
    identity,
    mediaStore,
    holdings,
    publicUrl,
    secret: accountSecret,
  })
  const erasure: ErasureDeps = {
    db,
    identity,
    mediaStore,
    holdings,
    endSubscription,
    forgetLetters: (email) => mail.forget(email),
    sendReceipt: ({ key, to, language, signal }) =>
      mail.send({ key, to, ...composeLetter({ name: 'account_deleted', language }) }, { signal }),
  }
  const authenticate = createAuthenticate({ db, identity, clock, secret: accountSecret })
  return { accounts, accountExports, erasure, authenticate }
}
