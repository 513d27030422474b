import { randomUUID } from 'node:crypto'
import type { Sku } from '@luciole/contract/subscriptions'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { ALL_SKUS } from '#features/subscriptions/catalogue'
import type { createTestClock } from '#platform/test-clock'
import type { Card } from '#providers/payment/sandbox/sandbox'
import { signWebhook } from '#providers/payment/webhook-signature'
import { WEBHOOK_SECRET, type Billing } from './test-billing'

const HOUR_MS = 3_600_000

const sku = fc.constantFrom(...ALL_SKUS)
const card = fc.constantFrom<Card>('ok', 'ok', 'ok', 'declined', 'slow', 'drop', 'never')
const index = fc.nat(9)
const attempt = fc.nat(2)
const who = fc.constantFrom('a' as const, 'b' as const)
const days = fc.constantFrom(1, 8, 'period' as const)
const named = <const Name extends string>(...names: Name[]) => fc.constantFrom(...names)

/** What parents, providers, the post, the machine and time may do, in any order. */
export const billingStep = fc.oneof(
  { arbitrary: fc.record({ do: named('buy'), who, sku, attempt, card }), weight: 6 },
  fc.record({ do: named('trial'), who }),
  fc.record({ do: named('checkout'), who, sku, attempt }),
  fc.record({ do: named('pay'), who, card, attempt }),
  fc.record({ do: named('await'), who, attempt }),
  fc.record({ do: named('change'), who, sku }),
  fc.record({ do: named('cancel', 'resume', 'refund', 'failing', 'fixed'), who }),
  fc.record({ do: named('ahead'), who, days }),
  fc.record({ do: named('storeBuys'), who, sku }),
  fc.record({ do: named('storeEnds'), who }),
  fc.record({ do: named('deliver'), index, keep: fc.boolean() }),
  fc.record({ do: named('lose', 'reorder'), index }),
  fc.record({ do: named('job') }),
  fc.record({ do: named('settle'), who }),
  fc.record({ do: named('story'), who, count: fc.constantFrom(1, 4) }),
  fc.record({ do: named('storyFails'), index }),
  fc.record({ do: named('wait'), hours: fc.constantFrom(1, 23, 72) }),
  fc.record({ do: named('fault'), at: named('before', 'after'), skip: fc.nat(2) }),
  fc.record({ do: named('forge'), who, how: named('forged', 'altered', 'stale') }),
)
export type BillingStep = typeof billingStep extends fc.Arbitrary<infer S> ? S : never
type Of<Name extends BillingStep['do']> = Extract<BillingStep, { do: Name }>

export interface BillingRun {
  billing: Billing
  accounts: { a: string; b: string }
  attempts: Map<string, { id: string; account: string; reference: string | null; sku: Sku }>
  stories: { storyId: string; accountId: string; reservedAt: number; isReleased: boolean }[]
  /** When each account's trial began. */
  trials: Map<string, number>
}

const quietly = (work: Promise<unknown>) => work.catch(() => undefined)

async function checkout({ run, step }: { run: BillingRun; step: Of<'checkout' | 'buy'> }) {
  const { billing, accounts, attempts } = run
  const key = `${step.who}${step.attempt}`
  const account = accounts[step.who]
  const known = attempts.get(key) ?? { id: randomUUID(), account, reference: null, sku: step.sku }
  attempts.set(key, known)
  const asked = { accountId: account, attemptId: known.id, sku: known.sku }
  const isPaidFor = await billing.subscriptions.livePlan({ accountId: account })
  const opened = await billing.payments.checkout({ ...asked, currency: 'EUR' }).catch(() => null)
  const page = opened?.checkoutUrl?.split('/').at(-1)
  if (isPaidFor && known.reference === null) expect(page, 'no second plan on sale').toBeUndefined()
  known.reference = page ?? known.reference
}

async function pay({ run, step }: { run: BillingRun; step: Of<'pay' | 'buy'> }) {
  const checkoutId = run.attempts.get(`${step.who}${step.attempt}`)?.reference
  if (checkoutId) await quietly(run.billing.sandbox.pay({ checkoutId, card: step.card }))
}

/** Whatever it says, a webhook that was not signed by them, for this, just now, is no news. */
async function forge({ run: { billing, accounts }, step }: { run: BillingRun; step: Of<'forge'> }) {
  const event = { id: randomUUID(), accountId: accounts[step.who], type: 'invoice.paid' }
  const signed = Buffer.from(JSON.stringify(event))
  const age = step.how === 'stale' ? 301 : 0
  const at = new Date(billing.clock.now().getTime() - age * 1000)
  const secret = step.how === 'forged' ? 'a secret of somebody else' : WEBHOOK_SECRET
  const header = signWebhook({ rawBody: signed, secret, at })
  const altered = Buffer.from(JSON.stringify({ ...event, accountId: accounts.a, type: 'other' }))
  const webhook = {
    rawBody: step.how === 'altered' ? altered : signed,
    headers: { 'sandbox-signature': header },
  }
  const jobs = billing.jobs.length
  expect(await billing.takeWebhook({ providerId: 'sandbox', ...webhook })).toBe('refused')
  expect(billing.jobs.length, 'nothing is asked because of it').toBe(jobs)
}

async function startTrial({ billing, trials }: BillingRun, accountId: string) {
  const isStarted = await billing.subscriptions.startTrial({ accountId }).then(
    () => true,
    () => false,
  )
  expect(isStarted, 'a trial is had once').toBe(!trials.has(accountId))
  if (isStarted) trials.set(accountId, billing.clock.now().getTime())
}

/** Each takes one of those left, and none is taken beyond. */
async function askForStories({ run, step }: { run: BillingRun; step: Of<'story'> }) {
  const { billing, accounts, stories } = run
  const accountId = accounts[step.who]
  for (let asked = 0; asked < step.count; asked += 1) {
    const story = { storyId: randomUUID(), accountId }
    const { remainingStories: before } = await billing.subscriptions.get({ accountId })
    const isTaken = await billing.reserve(story).then(
      () => true,
      () => false,
    )
    expect(isTaken, 'a story is had while one is left').toBe(before > 0)
    const reservedAt = billing.clock.now().getTime()
    if (isTaken) stories.push({ ...story, reservedAt, isReleased: false })
    const { remainingStories: after } = await billing.subscriptions.get({ accountId })
    expect(after, 'one less a story').toBe(Math.max(0, before - 1))
  }
}

export async function performBillingStep({ run, step }: { run: BillingRun; step: BillingStep }) {
  const { billing, accounts } = run
  const { sandbox, planChanges } = billing
  const accountId = 'who' in step ? accounts[step.who] : accounts.a
  switch (step.do) {
    case 'trial':
      return startTrial(run, accountId)
    case 'checkout':
      return checkout({ run, step })
    case 'pay':
      return pay({ run, step })
    case 'buy':
      await checkout({ run, step })
      return pay({ run, step })
    case 'await': {
      const known = run.attempts.get(`${step.who}${step.attempt}`)
      if (!known) return undefined
      return quietly(billing.payments.attempt({ accountId, attemptId: known.id }))
    }
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
    case 'storeBuys':
      return billing.store.buy({ accountId, sku: step.sku })
    case 'storeEnds':
      return billing.store.end({ accountId })
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
    case 'story':
      return askForStories({ run, step })
    case 'storyFails': {
      const story = run.stories[step.index]
      if (!story) return undefined
      story.isReleased = true
      return billing.release(story)
    }
    case 'wait':
      return (billing.clock as ReturnType<typeof createTestClock>).advance(step.hours * HOUR_MS)
    case 'fault':
      return billing.failNext(step)
    case 'forge':
      return forge({ run, step })
  }
}
