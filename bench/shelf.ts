/**
 * A shelf of ten thousand books: how long the server takes for its first page, and whether "Load
 * more" grows slower on the way to the last one.
 *
 *   node --import tsx bench/shelf.ts          (TEST_DATABASE_URL for PostgreSQL)
 */
import { randomUUID } from 'node:crypto'
import { createQuickCrafts } from '../apps/server/src/app/quick-crafts'
import { newParent, until } from '../apps/server/src/app/test-parent'
import { openTestServer } from '../apps/server/src/app/test-server'

const BOOKS = 10_000
const EDGE = 40

const { painter } = createQuickCrafts(() => {})
const environment = { CALLS_PER_MINUTE: '1000000' }
const server = await openTestServer({ environment, crafts: { painter } })
const { trpc, id: accountId } = await newParent({ server, email: 'shelf@example.org' })
await trpc.subscription.startTrial.mutate()
const nina = { name: 'Nina', sex: 'female', dateOfBirth: '2018-05-04' } as const
const { id: kidId } = await trpc.kid.create.mutate(nina)
const request = { answers: {}, kidIsHero: true, friends: [] }
const { storyId } = await trpc.story.create.mutate({ kidId, requestId: randomUUID(), request })
await until(async () => (await trpc.story.get.query({ kidId, storyId })).state === 'ready')

/** The real book again and again, a minute older each time. */
const { pool } = server.house.database
const { rows: columns } = await pool.query<{ column_name: string }>(
  `select column_name from information_schema.columns where table_name = 'stories'`,
)
const names = columns.map(({ column_name: name }) => name)
const values = names.map(
  (name) =>
    ({
      id: 'gen_random_uuid()',
      request_id: 'gen_random_uuid()',
      created_at: `created_at - number * interval '1 minute'`,
    })[name] ?? name,
)
await pool.query(
  `insert into stories (${names.join()}) select ${values.join()}
   from stories, generate_series(1, ${BOOKS - 1}) as number where account_id = $1`,
  [accountId],
)
await pool.query('analyze stories')

async function load(cursor?: string) {
  const started = performance.now()
  const page = await trpc.story.list.query({ kidId, ...(cursor ? { cursor } : {}) })
  return { page, ms: performance.now() - started }
}

const openMs: number[] = []
for (let time = 0; time < EDGE; time++) openMs.push((await load()).ms)
const loadMs: number[] = []
let seen = 0
let cursor: string | undefined
do {
  const { page, ms } = await load(cursor)
  loadMs.push(ms)
  seen += page.stories.length
  cursor = page.nextCursor ?? undefined
} while (cursor)
await server.close()

const middle = (some: number[]) => some.toSorted((a, b) => a - b)[some.length >> 1] ?? 0
const round = (ms: number) => Number(ms.toFixed(1))
const first = middle(loadMs.slice(0, EDGE))
const last = middle(loadMs.slice(-EDGE))
const figures = {
  database: server.house.database.isEmbedded ? 'embedded' : 'PostgreSQL',
  books: seen,
  firstPageMs: round(middle(openMs)),
  medianOfFirstPagesMs: round(first),
  medianOfLastPagesMs: round(last),
  lastToFirst: Number((last / first).toFixed(2)),
}
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
