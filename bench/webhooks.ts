/**
 * A burst of payment webhooks, all at once, over HTTP from a process of its own: how long each waits
 * for its answer, how long until what they were about is known, and how many looks at the provider
 * that took.
 *
 *   node --import tsx bench/webhooks.ts     (TEST_DATABASE_URL for PostgreSQL)
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { newParent, until } from '../apps/server/src/app/test-parent'
import { openTestServer } from '../apps/server/src/app/test-server'
import { ownSecret } from '../apps/server/src/platform/secrets'
import { signWebhook } from '../apps/server/src/providers/payment/webhook-signature'

const WEBHOOKS = Number(process.argv[2] ?? 1000)
const PARENTS = 5

const server = await openTestServer({ environment: { AUTH_LIMIT_FACTOR: '1000' } })
const { database, sandbox } = server.house
if (!sandbox) throw new Error('the bench is of the sandbox')
const secret = await ownSecret({ db: database.db, name: 'payment-sandbox' })

async function subscriber(number: number) {
  const parent = await newParent({ server, email: `burst-${number}@example.com` })
  const sku = { plan: 'single', tier: 'explorer', narration: false } as const
  const order = { attemptId: randomUUID(), sku, currency: 'EUR' } as const
  const { checkoutUrl } = await parent.trpc.subscription.checkout.mutate(order)
  await sandbox?.pay({ checkoutId: checkoutUrl?.split('/').at(-1) ?? '', card: 'ok' })
  await until(async () => (await parent.trpc.subscription.get.query()).status === 'active')
  return parent
}
const parents: Awaited<ReturnType<typeof subscriber>>[] = []
for (let number = 0; number < PARENTS; number += 1) parents.push(await subscriber(number))

// The change the webhooks are about; the provider's own are lost, so only the burst can tell.
const knobs = {
  delaySeconds: 0,
  duplicate: false,
  reorder: false,
  drop: true,
  wrongSignature: false,
}
for (const { id: accountId } of parents) {
  await sandbox.setKnobs({ accountId, knobs })
  await sandbox.refund({ accountId })
}
const countLooks = async () => {
  const { rows } = await database.db.execute<{ looks: number }>(
    sql`select coalesce(sum(started), 0)::int as looks from payment_looks`,
  )
  return rows[0]?.looks ?? 0
}
const looksBefore = await countLooks()

const webhooks = Array.from({ length: WEBHOOKS }, (_, number) => {
  const accountId = parents[number % PARENTS]?.id
  const body = JSON.stringify({ id: randomUUID(), accountId, type: 'bench' })
  const rawBody = Buffer.from(body)
  return { body, signature: signWebhook({ rawBody, secret, at: new Date() }) }
})
const sender = fork(fileURLToPath(new URL('send-webhooks.mjs', import.meta.url)), { execArgv: [] })
const started = performance.now()
sender.send({ url: `${server.url}/webhooks/sandbox`, webhooks })
const [{ times, statuses }] = (await once(sender, 'message')) as [
  { times: number[]; statuses: number[] },
]
const burstMs = performance.now() - started
const refused = statuses.filter((status) => status !== 200)
if (refused.length > 0) throw new Error(`${refused.length} webhooks were answered ${refused[0]}`)
for (const { trpc } of parents) {
  await until(async () => (await trpc.subscription.get.query()).status === 'expired')
}
const convergedMs = performance.now() - started
const sorted = times.toSorted((a, b) => a - b)
const at = (q: number) => Math.round(sorted[Math.floor(q * (sorted.length - 1))] ?? 0)
console.log(
  JSON.stringify(
    {
      webhooks: WEBHOOKS,
      answeredMs: { p50: at(0.5), p99: at(0.99), slowest: at(1) },
      perSecond: Math.round(WEBHOOKS / (burstMs / 1000)),
      convergedMs: Math.round(convergedMs),
      looks: (await countLooks()) - looksBefore,
    },
    null,
    2,
  ),
)
await server.close()
