import { eq, getTableName, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { accountsHolding } from '#features/accounts/accounts-holding'
import { findMediaKeys, type Holding } from '#features/accounts/holdings'
import { companions } from '#features/companions/companions.tables'
import { keepsakes } from '#features/keepsakes/keepsakes.tables'
import { kids } from '#features/kids/kids.tables'
import {
  narrationPages,
  narrationPronunciations,
  narrationRecordings,
} from '#features/narration/narration.tables'
import { notificationDevices } from '#features/notifications/notifications.tables'
import { portraitRepaints, portraits } from '#features/portraits/portraits.tables'
import { shares } from '#features/sharing/shares.tables'
import { serviceConsents } from '#features/services/services.tables'
import {
  stories,
  storyLedger,
  storyPages,
  storyReading,
  storyRepaints,
  wizardDrafts,
} from '#features/stories/stories.tables'
import {
  paymentAttempts,
  paymentLooks,
  paymentWebhooks,
  storyQuota,
  subscriptionAccounts,
  subscriptionSnapshots,
} from '#features/subscriptions/subscriptions.tables'
import { modelCalls } from '#providers/live/live.tables'
import { paymentCustomers } from '#providers/payment/stripe/stripe.tables'
import {
  sandboxAccounts,
  sandboxCharges,
  sandboxCheckouts,
  sandboxSubscriptions,
  sandboxWebhooks,
} from '#providers/payment/sandbox/sandbox.tables'

/** A table that names the account itself, or a table whose row belongs to one that does. */
type Held =
  | { table: PgTable; accountId: PgColumn }
  | { table: PgTable; parent: PgColumn; via: Held & { id: PgColumn } }

/** The usual holding: whole rows out, whole rows gone, media found in the rows. */
function hold(name: string, held: readonly Held[]): Holding {
  const exportRows: Holding['exportRows'] = async ({ db, accountId }) => {
    const parts: Record<string, unknown[]> = {}
    for (const one of held) {
      const rows = await db.select().from(one.table).where(whose(one, { db, accountId }))
      parts[getTableName(one.table)] = rows
    }
    return parts
  }
  return {
    name,
    tables: held.map(({ table }) => getTableName(table)),
    exportRows,
    async eraseRows({ tx, accountId }) {
      for (const one of held) await tx.delete(one.table).where(whose(one, { db: tx, accountId }))
    },
    async mediaKeys({ db, accountId }) {
      return findMediaKeys({ rows: await exportRows({ db, accountId }), accountId })
    },
  }
}

function whose(held: Held, { db, accountId }: Parameters<Holding['exportRows']>[0]): SQL {
  if ('accountId' in held) return eq(held.accountId, accountId)
  const owners = db.select({ id: held.via.id }).from(held.via.table)
  return inArray(held.parent, owners.where(whose(held.via, { db, accountId })))
}

const ownStories = { table: stories, accountId: stories.accountId, id: stories.id }

/** Everything held of an account, one line a feature. Children come before what they hang on. */
export const holdings: readonly Holding[] = [
  accountsHolding,
  hold('kids', [{ table: kids, accountId: kids.accountId }]),
  hold('companions', [{ table: companions, accountId: companions.accountId }]),
  hold('portraits', [
    { table: portraitRepaints, accountId: portraitRepaints.accountId },
    { table: portraits, accountId: portraits.accountId },
  ]),
  hold('stories', [
    { table: storyPages, parent: storyPages.storyId, via: ownStories },
    { table: storyRepaints, accountId: storyRepaints.accountId },
    { table: storyReading, parent: storyReading.storyId, via: ownStories },
    { table: storyLedger, accountId: storyLedger.accountId },
    { table: wizardDrafts, accountId: wizardDrafts.accountId },
    ownStories,
  ]),
  hold('narration', [
    { table: narrationPages, accountId: narrationPages.accountId },
    { table: narrationRecordings, accountId: narrationRecordings.accountId },
    { table: narrationPronunciations, accountId: narrationPronunciations.accountId },
  ]),
  hold('keepsakes', [{ table: keepsakes, accountId: keepsakes.accountId }]),
  hold('sharing', [{ table: shares, accountId: shares.accountId }]),
  hold('notifications', [{ table: notificationDevices, accountId: notificationDevices.accountId }]),
  hold('services', [
    { table: serviceConsents, accountId: serviceConsents.accountId },
    { table: modelCalls, accountId: modelCalls.accountId },
  ]),
  hold('subscriptions', [
    { table: subscriptionAccounts, accountId: subscriptionAccounts.accountId },
    { table: subscriptionSnapshots, accountId: subscriptionSnapshots.accountId },
    { table: storyQuota, accountId: storyQuota.accountId },
    { table: paymentAttempts, accountId: paymentAttempts.accountId },
    { table: paymentWebhooks, accountId: paymentWebhooks.accountId },
    { table: paymentLooks, accountId: paymentLooks.accountId },
  ]),
  hold('payments', [
    { table: paymentCustomers, accountId: paymentCustomers.accountId },
    { table: sandboxWebhooks, accountId: sandboxWebhooks.accountId },
    { table: sandboxCharges, accountId: sandboxCharges.accountId },
    { table: sandboxSubscriptions, accountId: sandboxSubscriptions.accountId },
    { table: sandboxCheckouts, accountId: sandboxCheckouts.accountId },
    { table: sandboxAccounts, accountId: sandboxAccounts.accountId },
  ]),
]
