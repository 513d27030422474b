/**
 * How long the server takes over the home of a large family: what its screen asks in one request,
 * with 20 kids, 60 companions and a portrait of each on one account.
 *
 *   node --import tsx bench/family.ts       (TEST_DATABASE_URL for PostgreSQL)
 */
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { neutralHuman } from '../packages/illustrator/src/portrait/neutral-character'
import type { AppRouter } from '../apps/server/src/app/router'
import { newParent } from '../apps/server/src/app/test-parent'
import { openTestServer } from '../apps/server/src/app/test-server'
import { companions } from '../apps/server/src/features/companions/companions.tables'
import { kids } from '../apps/server/src/features/kids/kids.tables'
import { portraits } from '../apps/server/src/features/portraits/portraits.tables'

const KIDS = 20
const COMPANIONS_OF_EACH = 3
const TIMES = 60
const PROMISE_MS = 200

const server = await openTestServer({ environment: { CALLS_PER_MINUTE: '1000000' } })
const { id: accountId, token } = await newParent({ server, email: 'large@example.org' })
const { database, newId, clock } = server.house
const { db } = database
const now = clock.now()
const made = { accountId, createdAt: now, updatedAt: now }

async function insertPortrait(sitter: { kidId: string; companionId: string | null }) {
  const key = `${accountId}/${'a'.repeat(64)}.webp`
  await db.insert(portraits).values({
    ...sitter,
    id: newId(),
    accountId,
    version: 1,
    state: 'ready',
    character: neutralHuman({ seed: sitter.companionId ?? sitter.kidId, sex: 'female', age: 5 }),
    progress: 1,
    images: { face: key, figure: key, walking: key, sitting: key, night: key },
    createdAt: now,
  })
}
for (let kid = 0; kid < KIDS; kid += 1) {
  const kidId = newId()
  await db.insert(kids).values({
    ...made,
    id: kidId,
    name: `Kid ${kid}`,
    sex: kid % 2 ? 'male' : 'female',
    dateOfBirth: `20${10 + kid}-05-04`,
    color: 'dawn',
  })
  await insertPortrait({ kidId, companionId: null })
  for (let friend = 0; friend < COMPANIONS_OF_EACH; friend += 1) {
    const companionId = newId()
    const words = { type: 'lovey', name: `Friend ${friend}`, sex: null, age: 3, description: null }
    await db.insert(companions).values({ ...made, ...words, type: 'lovey', id: companionId, kidId })
    await insertPortrait({ kidId, companionId })
  }
}

const trpc = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({ url: `${server.url}/trpc`, headers: { authorization: `Bearer ${token}` } }),
  ],
})
const askHome = () =>
  Promise.all([
    trpc.kid.list.query(),
    trpc.account.get.query(),
    trpc.subscription.get.query(),
    trpc.story.list.query({ limit: 8 }),
  ])
const [listed] = await askHome()
if (listed.length !== KIDS) throw new Error(`the home shows ${listed.length} kids`)

const askKidHome = (kidId: string) =>
  Promise.all([
    trpc.kid.get.query({ kidId }),
    trpc.companion.list.query({ kidId }),
    trpc.story.list.query({ kidId, limit: 8 }),
  ])

async function timesOf(ask: () => Promise<unknown>) {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const from = performance.now()
    await ask()
    times.push(performance.now() - from)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (q: number) => Number((sorted[Math.floor(q * (TIMES - 1))] ?? 0).toFixed(1))
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}
const report = {
  database: database.isEmbedded ? 'embedded' : 'PostgreSQL',
  kids: KIDS,
  companions: KIDS * COMPANIONS_OF_EACH,
  promisedMs: PROMISE_MS,
  home: await timesOf(askHome),
  kidHome: await timesOf(() => askKidHome(listed[0]?.id ?? '')),
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
await server.close()
