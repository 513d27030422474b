import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Sku } from '@luciole/contract/subscriptions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownSecret } from '#platform/secrets'
import { signWebhook } from '#providers/payment/webhook-signature'
import { newParent, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

let server: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  server = await openTestServer({ environment: { AUTH_LIMIT_FACTOR: '1000' } })
})
afterAll(() => server.close())

const EXPLORER: Sku = { plan: 'single', tier: 'explorer', narration: false }
const FAMILY: Sku = { plan: 'family', tier: 'adventurer', narration: true }
const currency = 'EUR' as const

const parentOf = (name: string) => newParent({ server, email: `${name}@example.com` })
type Parent = Awaited<ReturnType<typeof parentOf>>

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

async function pay(
  { trpc }: Parent,
  { card = 'ok', sku = EXPLORER, attemptId = randomUUID() } = {},
) {
  const attempt = await trpc.subscription.checkout.mutate({ attemptId, sku, currency })
  const page = new URL(attempt.checkoutUrl ?? '')
  await post(`${server.url}${page.pathname}`, { card }).catch(() => null)
  return attempt
}
const settled = ({ trpc }: Parent, attemptId: string) =>
  until(async () => {
    const attempt = await trpc.subscription.attempt.query({ attemptId })
    return ['succeeded', 'failed', 'expired'].includes(attempt.state) && attempt
  })
const chargesOf = async ({ id }: Parent) => {
  const { rows } = await server.house.database.db.execute<{ amount: number }>(
    sql`select amount from sandbox_charges where account_id = ${id} order by made_at`,
  )
  return rows.map(({ amount }) => amount)
}
const portal = (parent: Parent, fields: Record<string, string>) =>
  post(`${server.url}/sandbox/portal/${parent.id}`, fields)
const lettersTo = async ({ email }: Parent) => {
  const { rows } = await server.house.database.db.execute<{ subject: string }>(
    sql`select subject from outbox_mails where "to" = ${email} order by sent_at`,
  )
  return rows.map(({ subject }) => subject)
}

describe('subscribing', () => {
  it('is paid once, told by webhook, and ends being new here', async () => {
    const parent = await parentOf('subscriber')
    const { trpc } = parent
    expect((await trpc.subscription.get.query()).status).toBe('notOnboarded')
    const { id } = await pay(parent)
    expect((await settled(parent, id)).state).toBe('succeeded')
    expect(await trpc.subscription.get.query()).toMatchObject({
      status: 'active',
      planType: 'single',
      tier: 'explorer',
      narration: false,
      remainingStories: 8,
      kidLimit: 1,
      monthlyPrice: { amount: 699, currency: 'EUR' },
      managedBy: 'sandbox',
    })
    expect(await chargesOf(parent)).toEqual([699])
    await until(async () => (await lettersTo(parent)).includes('Your receipt from Luciole'))
  })

  it('charges once when the answer is lost and the parent asks again', async () => {
    const parent = await parentOf('dropped')
    const attemptId = randomUUID()
    await pay(parent, { card: 'drop', attemptId })
    const again = await parent.trpc.subscription.checkout.mutate({
      attemptId,
      sku: EXPLORER,
      currency,
    })
    expect(again.state).toBe('succeeded')
    expect(await chargesOf(parent)).toEqual([699])
  })

  it('is found without any webhook when the parent asks to look again', async () => {
    const parent = await parentOf('refreshing')
    await portal(parent, { action: 'knobs', drop: 'on' })
    await pay(parent)
    expect((await parent.trpc.subscription.get.query()).status).toBe('notOnboarded')
    expect((await parent.trpc.subscription.refresh.mutate()).status).toBe('active')
  })

  it('gives the same page to two presses, and refuses the same attempt for another plan', async () => {
    const { trpc } = await parentOf('twice')
    const asked = { attemptId: randomUUID(), sku: EXPLORER, currency }
    const [one, two] = await Promise.all([
      trpc.subscription.checkout.mutate(asked),
      trpc.subscription.checkout.mutate(asked),
    ])
    expect(one.checkoutUrl).toBe(two.checkoutUrl)
    expect(await reasonOf(trpc.subscription.checkout.mutate({ ...asked, sku: FAMILY }))).toBe(
      'payment.attempt_conflict',
    )
  })

  it('says why a payment failed, and lets the next one succeed', async () => {
    const parent = await parentOf('declined')
    const { id } = await pay(parent, { card: 'declined' })
    expect(await settled(parent, id)).toMatchObject({ state: 'failed', cause: 'declined' })
    expect(await chargesOf(parent)).toEqual([])
    const { id: next } = await pay(parent, { sku: FAMILY })
    expect((await settled(parent, next)).state).toBe('succeeded')
    expect(
      await reasonOf(
        parent.trpc.subscription.checkout.mutate({
          attemptId: randomUUID(),
          sku: EXPLORER,
          currency,
        }),
      ),
    ).toBe('payment.already_subscribed')
  })
})

describe('a plan', () => {
  it('grows at once for the difference, shrinks at the end of the period', async () => {
    const parent = await parentOf('changing')
    const { trpc } = parent
    const { id } = await pay(parent)
    await settled(parent, id)
    const preview = await trpc.subscription.previewChange.query({ sku: FAMILY })
    expect(preview).toMatchObject({ dueNow: 1200, effective: 'now' })
    expect(await trpc.subscription.changePlan.mutate({ sku: FAMILY })).toMatchObject({
      planType: 'family',
      tier: 'adventurer',
      narration: true,
      storyLimit: 20,
    })
    expect(await chargesOf(parent)).toEqual([699, 1200])
    const down = await trpc.subscription.changePlan.mutate({ sku: EXPLORER })
    expect(down).toMatchObject({ planType: 'family', pendingChange: { sku: EXPLORER } })
    await portal(parent, { action: 'period' })
    await until(async () => (await trpc.subscription.get.query()).planType === 'single')
    expect(await chargesOf(parent)).toEqual([699, 1200, 699])
  })

  it('is cancelled to the end of its period, and taken up again until then', async () => {
    const parent = await parentOf('leaving')
    const { trpc } = parent
    const { id } = await pay(parent)
    await settled(parent, id)
    expect((await trpc.subscription.cancel.mutate()).status).toBe('cancelled')
    expect((await trpc.subscription.resume.mutate()).status).toBe('active')
    await trpc.subscription.cancel.mutate()
    await portal(parent, { action: 'period' })
    await until(async () => (await trpc.subscription.get.query()).status === 'expired')
    expect(await reasonOf(trpc.subscription.resume.mutate())).toBe('subscription.not_found')
    expect(await lettersTo(parent)).toContain('Your subscription is cancelled')
  })

  it('keeps going through seven days of a failed payment, and ends at once when refunded', async () => {
    const parent = await parentOf('late')
    const { trpc } = parent
    const { id } = await pay(parent)
    await settled(parent, id)
    await portal(parent, { action: 'fail' })
    await portal(parent, { action: 'period' })
    await until(async () => (await trpc.subscription.get.query()).paymentIssue)
    await portal(parent, { action: 'fix' })
    await until(async () => !(await trpc.subscription.get.query()).paymentIssue)
    expect((await trpc.subscription.get.query()).status).toBe('active')
    await portal(parent, { action: 'refund' })
    await until(async () => (await trpc.subscription.get.query()).status === 'expired')
    expect(await lettersTo(parent)).toContain('Your payment did not go through')
  })

  it('comes back when what is due is paid after it ended, and costs one month', async () => {
    const parent = await parentOf('restored')
    const { trpc } = parent
    const { id } = await pay(parent)
    await settled(parent, id)
    await portal(parent, { action: 'fail' })
    await portal(parent, { action: 'period' })
    await portal(parent, { action: 'period' })
    await until(async () => (await trpc.subscription.get.query()).status === 'expired')
    for (let day = 0; day < 40; day++) await portal(parent, { action: 'day' })
    await portal(parent, { action: 'fix' })
    await until(async () => (await trpc.subscription.get.query()).status === 'active')
    expect((await trpc.subscription.get.query()).paymentIssue).toBe(false)
    expect(await chargesOf(parent)).toEqual([699, 699])
  })

  it('wins when the bank says yes long after the parent went away', async () => {
    const parent = await parentOf('patient')
    const { id, checkoutUrl } = await pay(parent, { card: 'never' })
    const sku = { ...EXPLORER, tier: 'adventurer' as const }
    const again = parent.trpc.subscription.checkout.mutate({
      attemptId: randomUUID(),
      sku,
      currency,
    })
    expect(await reasonOf(again)).toBe('payment.attempt_conflict')
    expect(await chargesOf(parent)).toEqual([])
    await post(`${server.url}${new URL(checkoutUrl ?? '').pathname}`, { card: 'confirm' })
    expect((await settled(parent, id)).state).toBe('succeeded')
    expect(await chargesOf(parent)).toEqual([699])
    await until(async () => (await lettersTo(parent)).includes('Your receipt from Luciole'))
  })

  it('is told by mail when its trial ends tomorrow, and when grace is almost over, once each', async () => {
    const parent = await parentOf('warned')
    await parent.trpc.subscription.startTrial.mutate()
    await portal(parent, { action: 'day' })
    await portal(parent, { action: 'day' })
    await until(async () => (await lettersTo(parent)).includes('Your free trial ends tomorrow'))
    const { id } = await pay(parent)
    await settled(parent, id)
    await portal(parent, { action: 'fail' })
    await portal(parent, { action: 'period' })
    await until(async () => (await parent.trpc.subscription.get.query()).paymentIssue)
    for (let day = 0; day < 6; day++) await portal(parent, { action: 'day' })
    await until(async () => (await lettersTo(parent)).includes('Your subscription stops soon'))
    await portal(parent, { action: 'fix' })
    const told = async () =>
      (await lettersTo(parent)).filter((subject) => /tomorrow|receipt|soon/.test(subject))
    await until(async () => (await told()).length >= 4)
    expect(await told()).toEqual([
      'Your free trial ends tomorrow',
      'Your receipt from Luciole',
      'Your subscription stops soon',
      'Your receipt from Luciole',
    ])
  })

  it('ends with the account, before anything is erased', async () => {
    const parent = await parentOf('erased')
    const { id } = await pay(parent)
    await settled(parent, id)
    await server.services.planChanges.endEverything({ accountId: parent.id, key: 'erasure' })
    expect(await server.house.payment.fetchState({ accountId: parent.id })).toEqual([])
  })
})

describe('a webhook', () => {
  const send = ({ body, signature }: { body: string; signature: string }) =>
    fetch(`${server.url}/webhooks/sandbox`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    })

  it('forged, or to nobody, is refused and leaves no trace', async () => {
    const parent = await parentOf('forged')
    const body = JSON.stringify({ id: 'evt', type: 'invoice.paid', accountId: parent.id })
    expect((await send({ body, signature: 't=1,v1=00' })).status).toBe(400)
    expect((await fetch(`${server.url}/webhooks/nobody`, { method: 'POST', body })).status).toBe(
      404,
    )
    const { rows } = await server.house.database.db.execute(
      sql`select * from payment_webhooks where account_id = ${parent.id}`,
    )
    expect(rows).toEqual([])
    expect((await parent.trpc.subscription.get.query()).status).toBe('notOnboarded')
  })

  it('too old, altered or replayed changes nothing', async () => {
    const parent = await parentOf('replayed')
    expect((await parent.trpc.subscription.get.query()).status).toBe('notOnboarded')
    const { db } = server.house.database
    const secret = await ownSecret({ db, name: 'payment-sandbox' })
    const body = JSON.stringify({ id: randomUUID(), type: 'invoice.paid', accountId: parent.id })
    const signed = (at: Date) => signWebhook({ rawBody: Buffer.from(body), secret, at })
    const now = Date.now()
    const old = signed(new Date(now - 301_000))
    expect((await send({ body, signature: old })).status).toBe(400)
    const signature = signed(new Date(now))
    expect((await send({ body: body.replace('paid', 'void'), signature })).status).toBe(400)
    const replays = await Promise.all([1, 2, 3].map(() => send({ body, signature })))
    expect(replays.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await db.execute(
      sql`select * from payment_webhooks where account_id = ${parent.id}`,
    )
    expect(rows).toHaveLength(1)
    expect((await parent.trpc.subscription.get.query()).status).toBe('notOnboarded')
  })
})

describe('the sandbox', () => {
  it('does not exist for anybody but this machine', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const path = `${server.url}/sandbox/portal/${randomUUID()}`
    expect((await fetch(path, { headers })).status).toBe(404)
    const page = await (await fetch(path)).text()
    expect(page).toContain('no money moves')
  })
})
