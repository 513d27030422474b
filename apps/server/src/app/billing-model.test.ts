import { randomUUID } from 'node:crypto'
import { ATTEMPT_STATES, type Sku } from '@luciole/contract/subscriptions'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { sandboxCharges } from '#providers/payment/sandbox/sandbox.tables'
import { isLaterState } from '#features/subscriptions/attempt-state'
import { ALL_SKUS } from '#features/subscriptions/catalogue'
import { provingRuns } from '#features/subscriptions/proving.config'
import { listSnapshots } from '#features/subscriptions/subscriptions.store'
import { openBilling, type Billing } from './test-billing'

const RUNS = provingRuns({ gate: 60, proved: 2000 })
const HOUR_MS = 3_600_000
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const sku = fc.constantFrom(...ALL_SKUS)
const card = fc.constantFrom('ok', 'ok', 'ok', 'declined', 'slow', 'drop', 'never')
const index = fc.nat(9)
const who = fc.constantFrom('a' as const, 'b' as const)
const buy = fc.record({
  do: fc.constant('buy' as const),
  who,
  sku,
  attempt: fc.nat(2),
  card,
})
const step = fc.oneof(
  { arbitrary: buy, weight: 4 },
  fc.record({ do: fc.constant('trial' as const), who }),
  fc.record({ do: fc.constant('checkout' as const), who, sku, attempt: fc.nat(2) }),
  fc.record({ do: fc.constant('pay' as const), who, card, attempt: fc.nat(2) }),
  fc.record({ do: fc.constant('change' as const), who, sku }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'resume' as const, 'refund' as const), who }),
  fc.record({ do: fc.constantFrom('failing' as const, 'fixed' as const), who }),
  fc.record({
    do: fc.constant('ahead' as const),
    who,
    days: fc.constantFrom(1, 8, 'period' as const),
  }),
  fc.record({ do: fc.constant('deliver' as const), index, keep: fc.boolean() }),
  fc.record({ do: fc.constantFrom('lose' as const, 'reorder' as const), index }),
  fc.record({ do: fc.constant('job' as const) }),
  fc.record({ do: fc.constant('settle' as const), who }),
  fc.record({ do: fc.constant('story' as const), who }),
  fc.record({ do: fc.constant('storyFails' as const), index }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 23, 72) }),
  fc.record({
    do: fc.constant('fault' as const),
    at: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({ do: fc.constant('forge' as const), who }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Run {
  billing: Billing
  accounts: { a: string; b: string }
  attempts: Map<string, { id: string; account: string; reference: string | null; sku: Sku }>
  stories: { storyId: string; accountId: string }[]
}

const quietly = (work: Promise<unknown>) => work.catch(() => undefined)

type Wish = { who: 'a' | 'b'; attempt: number }

function checkout({
  run: { billing, accounts, attempts },
  step: { who: name, attempt, sku: wanted },
}: {
  run: Run
  step: Wish & { sku: Sku }
}) {
  const account = accounts[name]
  const known = attempts.get(`${name}${attempt}`) ?? {
    id: randomUUID(),
    account,
    reference: null,
    sku: wanted,
  }
  attempts.set(`${name}${attempt}`, known)
  const asked = { accountId: account, attemptId: known.id, sku: known.sku }
  return quietly(
    billing.payments.checkout({ ...asked, currency: 'EUR' }).then(({ checkoutUrl }) => {
      known.reference = checkoutUrl?.split('/').at(-1) ?? known.reference
    }),
  )
}

async function pay({
  run: { billing, attempts },
  step: { who: name, attempt, card: given },
}: {
  run: Run
  step: Wish & { card: string }
}) {
  const checkoutId = attempts.get(`${name}${attempt}`)?.reference
  if (checkoutId) await quietly(billing.sandbox.pay({ checkoutId, card: given as 'ok' }))
}

async function perform({ run, step }: { run: Run; step: Step }) {
  const { billing, accounts } = run
  const { sandbox, planChanges } = billing
  const accountId = 'who' in step ? accounts[step.who] : accounts.a
  switch (step.do) {
    case 'trial':
      return quietly(billing.subscriptions.startTrial({ accountId }))
    case 'checkout':
      return checkout({ run, step })
    case 'pay':
      return pay({ run, step })
    case 'buy':
      await checkout({ run, step })
      return pay({ run, step })
    case 'change':
      return quietly(planChanges.changePlan({ accountId, sku: step.sku }))
    case 'cancel':
    case 'resume':
      return quietly(planChanges[step.do]({ accountId }))
    case 'refund':
      return sandbox.refund({ accountId })
    case 'failing':
    case 'fixed':
      return sandbox.failRenewals({ accountId, fails: step.do === 'failing' })
    case 'ahead':
      return sandbox.advance({ accountId, days: step.days })
    case 'deliver':
      return billing.deliver(step)
    case 'lose':
      return billing.outgoing.splice(step.index % Math.max(1, billing.outgoing.length), 1)
    case 'reorder':
      return billing.outgoing.reverse()
    case 'job':
      return billing.runJob()
    case 'settle':
      return quietly(billing.settle({ accountId }))
    case 'story': {
      const storyId = randomUUID()
      return quietly(
        billing
          .reserve({ accountId, storyId })
          .then(() => run.stories.push({ storyId, accountId })),
      )
    }
    case 'storyFails': {
      const story = run.stories[step.index]
      return story ? billing.release(story) : undefined
    }
    case 'wait':
      return (billing.clock as ReturnType<typeof createTestClock>).advance(step.hours * HOUR_MS)
    case 'fault':
      return billing.failNext(step.at)
    case 'forge': {
      const rawBody = Buffer.from(
        JSON.stringify({ id: randomUUID(), accountId, type: 'invoice.paid' }),
      )
      const headers = { 'sandbox-signature': 't=1,v1=00' }
      expect(await billing.takeWebhook({ providerId: 'sandbox', rawBody, headers })).toBe('refused')
    }
  }
}

const chargesOf = (accountId: string) =>
  database.db.select().from(sandboxCharges).where(eq(sandboxCharges.accountId, accountId))

/** What must hold after every single step, whatever was lost on the way. */
async function expectAlways({ run, seen }: { run: Run; seen: Map<string, string> }) {
  const { billing, accounts } = run
  for (const accountId of Object.values(accounts)) {
    const state = await billing.subscriptions.get({ accountId })
    expect(state.remainingStories).toBeGreaterThanOrEqual(0)
    expect(state.remainingStories).toBeLessThanOrEqual(state.storyLimit)
    expect(await billing.subscriptions.get({ accountId })).toEqual(state)
    const rows = await billing.sandbox.fetchState({ accountId })
    const now = billing.clock.now()
    const live = rows.filter(
      ({ periodEnd, graceUntil, isRefunded }) => !isRefunded && now < (graceUntil ?? periodEnd),
    )
    expect(live.length, 'one live subscription an account').toBeLessThanOrEqual(1)
    const kept = await listSnapshots({ db: billing.db, accountId })
    const references = rows.map(({ reference }) => reference)
    for (const { reference } of kept)
      expect(references, 'no plan without truth').toContain(reference)
  }
  for (const { id, account } of run.attempts.values()) {
    const row = await billing.payments
      .attempt({ accountId: account, attemptId: id })
      .catch(() => null)
    if (!row) continue
    const before = (seen.get(id) ?? 'created') as (typeof ATTEMPT_STATES)[number]
    if (before !== row.state) expect(isLaterState({ from: before, to: row.state })).toBe(true)
    seen.set(id, row.state)
  }
}

/** Everything delivered, every job run: what we say is what the provider says. */
async function expectConverged({ billing, accounts }: Run) {
  billing.failNext(null)
  while (billing.outgoing.length > 0) await billing.deliver({ index: 0 })
  while (billing.jobs.length > 0) await billing.runJob()
  for (const accountId of Object.values(accounts)) {
    // The hourly reconciler, for webhooks that were lost.
    await billing.settle({ accountId })
    const truth = await billing.sandbox.fetchState({ accountId })
    const kept = await listSnapshots({ db: billing.db, accountId })
    const plain = kept.map(({ provider: _p, accountId: _a, fetchedAt: _f, ...row }) => row)
    const byReference = (a: { reference: string }, b: { reference: string }) =>
      a.reference.localeCompare(b.reference)
    expect(plain.toSorted(byReference)).toEqual(truth.toSorted(byReference))
  }
}

describe('billing, whatever happens in whatever order', () => {
  it('converges to the provider’s truth, charges once and never resurrects', async () => {
    let seenLive = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const billing = openBilling({ database, clock: createTestClock() })
        const accounts = { a: randomUUID(), b: randomUUID() }
        const run: Run = { billing, accounts, attempts: new Map(), stories: [] }
        const seen = new Map<string, string>()
        for (const one of steps) {
          await perform({ run, step: one })
          await expectAlways({ run, seen })
        }
        await expectConverged(run)
        const charges = await chargesOf(accounts.a)
        expect(new Set(charges.map(({ key }) => key)).size).toBe(charges.length)
        seenLive += charges.length > 0 ? 1 : 0
        const first = charges.filter(({ key }) => key.startsWith('checkout:'))
        const bought = await billing.sandbox.fetchState({ accountId: accounts.a })
        expect(first).toHaveLength(bought.length)

        await billing.erase(accounts.a)
        const before = await listSnapshots({ db: billing.db, accountId: accounts.a })
        while (billing.outgoing.length > 0) await billing.deliver({ index: 0 })
        await billing.settle({ accountId: accounts.a })
        expect(await listSnapshots({ db: billing.db, accountId: accounts.a })).toEqual(before)
      }),
      { numRuns: RUNS, ...(RUNS > 60 ? {} : { seed: 20_261_121 }) },
    )
    expect(seenLive, 'enough of the runs bought something').toBeGreaterThan(RUNS / 4)
  }, 3_600_000)
})
