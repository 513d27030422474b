import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLaterState } from '#features/subscriptions/attempt-state'
import { provingRuns } from '#features/subscriptions/proving.config'
import { listSnapshots } from '#features/subscriptions/subscriptions.store'
import {
  paymentAttempts,
  subscriptionSnapshots,
} from '#features/subscriptions/subscriptions.tables'
import type { Database } from '#platform/db'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { sandboxAccounts, sandboxSubscriptions } from '#providers/payment/sandbox/sandbox.tables'
import { isLive } from '#providers/payment/sandbox/subscription-life'
import { openBilling } from './test-billing'
import { expectRightState } from './test-billing-oracle'
import {
  billingStep,
  performBillingStep,
  type BillingRun,
  type BillingStep,
} from './test-billing-steps'

const RUNS = provingRuns({ gate: 40, proved: 2000 })
const GATE_SEED = { seed: 20_261_121 }
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Rows = Awaited<ReturnType<typeof readRows>>

/** What is kept of both accounts, in as few questions as it takes: it is asked after every step. */
async function readRows({ accounts: { a, b } }: BillingRun) {
  const { db } = database
  const both = [a, b]
  return {
    clocks: await db.select().from(sandboxAccounts).where(inArray(sandboxAccounts.accountId, both)),
    truth: await db
      .select()
      .from(sandboxSubscriptions)
      .where(inArray(sandboxSubscriptions.accountId, both)),
    kept: await db
      .select()
      .from(subscriptionSnapshots)
      .where(inArray(subscriptionSnapshots.accountId, both)),
    attempts: await db
      .select()
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.accountId, both)),
  }
}

const sorted = (rows: { accountId: string }[], accountId: string) =>
  rows
    .filter((row) => row.accountId === accountId)
    .map((row) => JSON.stringify(row))
    .sort()

/** What must hold after every single step, whatever was lost on the way. */
function expectAlways({ run, rows, before }: { run: BillingRun; rows: Rows; before: Rows }) {
  for (const accountId of Object.values(run.accounts)) {
    const clock = rows.clocks.find((row) => row.accountId === accountId)
    const now = new Date(run.billing.clock.now().getTime() + (clock?.offsetMs ?? 0))
    const truth = rows.truth.filter((row) => row.accountId === accountId)
    // One that renews is alive even where time was not let pass yet.
    const live = truth.filter((row) => isLive({ row, now }) || (row.willRenew && !row.isRefunded))
    expect(live.length, 'one live subscription an account').toBeLessThanOrEqual(1)
    const references = [
      ...truth.map(({ id }) => id),
      ...run.billing.store.of(accountId).map(({ reference }) => reference),
    ]
    for (const { accountId: owner, reference } of rows.kept) {
      if (owner === accountId) expect(references, 'no plan without truth').toContain(reference)
    }
  }
  for (const { id, state } of rows.attempts) {
    const from = before.attempts.find((row) => row.id === id)?.state ?? 'created'
    if (from !== state) expect(isLaterState({ from, to: state }), `${from} → ${state}`).toBe(true)
  }
}

/** Only the post and the jobs may reach the account that did nothing. */
function expectUntouched({
  accountId,
  rows,
  before,
}: {
  accountId: string
  rows: Rows
  before: Rows
}) {
  for (const name of ['truth', 'kept', 'attempts', 'clocks'] as const) {
    expect(sorted(rows[name], accountId)).toEqual(sorted(before[name], accountId))
  }
}

const LOSES_NEWS: BillingStep['do'][] = ['lose', 'storeBuys', 'storeEnds']

/** Everything delivered, every job run: what we say is what the provider says. */
async function expectConverged({ run, steps }: { run: BillingRun; steps: BillingStep[] }) {
  const { billing, accounts } = run
  const both = Object.values(accounts)
  billing.failNext(null)
  do {
    while (billing.outgoing.length > 0) await billing.deliver({ index: 0 })
    while (billing.jobs.length > 0) await billing.runJob()
    // Time that passed at the provider makes news of its own.
    for (const accountId of both) await billing.sandbox.letTimePass({ accountId })
  } while (billing.outgoing.length > 0)
  // The hourly reconciler, for news that was lost.
  const isReconciled = steps.some((step) => LOSES_NEWS.includes(step.do))
  for (const accountId of both) {
    if (isReconciled) await billing.settle({ accountId })
    const truth = [
      ...(await billing.sandbox.fetchState({ accountId })),
      ...billing.store.of(accountId),
    ]
    const kept = await listSnapshots({ db: billing.db, accountId })
    const plain = kept.map(({ provider: _p, accountId: _a, fetchedAt: _f, ...row }) => row)
    const byReference = (a: { reference: string }, b: { reference: string }) =>
      a.reference.localeCompare(b.reference)
    expect(plain.toSorted(byReference)).toEqual(truth.toSorted(byReference))
  }
}

/** One charge a checkout, and as many as there are subscriptions. */
async function expectChargedOnce({ billing, accounts }: BillingRun): Promise<number> {
  const accountId = accounts.a
  const { charges } = await billing.sandbox.look({ accountId })
  expect(new Set(charges.map(({ key }) => key)).size).toBe(charges.length)
  const first = charges.filter(({ key }) => key.startsWith('checkout:'))
  expect(first).toHaveLength((await billing.sandbox.fetchState({ accountId })).length)
  return charges.length
}

async function expectGoneForGood({ billing, accounts: { a: accountId } }: BillingRun) {
  await billing.erase(accountId)
  const before = await listSnapshots({ db: billing.db, accountId })
  while (billing.outgoing.length > 0) await billing.deliver({ index: 0 })
  await billing.settle({ accountId })
  expect(await listSnapshots({ db: billing.db, accountId })).toEqual(before)
}

describe('billing, whatever happens in whatever order', () => {
  it('converges to the provider’s truth, charges once and never resurrects', async () => {
    let boughtRuns = 0
    await fc.assert(
      fc.asyncProperty(fc.array(billingStep, { minLength: 4, maxLength: 14 }), async (steps) => {
        const run: BillingRun = {
          billing: openBilling({ database, clock: createTestClock() }),
          accounts: { a: randomUUID(), b: randomUUID() },
          attempts: new Map(),
          stories: [],
          trials: new Map(),
        }
        const { a, b } = run.accounts
        let before: Rows = { clocks: [], truth: [], kept: [], attempts: [] }
        for (const step of steps) {
          await performBillingStep({ run, step })
          const rows = await readRows(run)
          expectAlways({ run, rows, before })
          if ('who' in step) {
            expectUntouched({ accountId: step.who === 'a' ? b : a, rows, before })
          }
          for (const accountId of [a, b]) {
            const kept = rows.kept.filter((row) => row.accountId === accountId)
            const state = await run.billing.subscriptions.get({ accountId })
            expectRightState({ run, accountId, kept, state })
          }
          before = rows
        }
        await expectConverged({ run, steps })
        boughtRuns += (await expectChargedOnce(run)) > 0 ? 1 : 0
        await expectGoneForGood(run)
      }),
      { numRuns: RUNS, ...(RUNS > 40 ? {} : GATE_SEED) },
    )
    expect(boughtRuns, 'enough of the runs bought something').toBeGreaterThan(RUNS / 4)
    process.stdout.write(`figure: ${RUNS} lives of a subscription, ${boughtRuns} of them paid\n`)
  }, 3_600_000)
})
