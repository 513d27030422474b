/**
 * How much of the machine's speed the API keeps: one row by id, asked through our whole server with a
 * real session, beside the same row from bare Fastify and pg on the same database; and `account.get`,
 * an everyday call of the product. Of several rounds, the middle one.
 *
 *   node --import tsx bench/api.ts          (TEST_DATABASE_URL for PostgreSQL)
 */
import autocannon from 'autocannon'
import fastify from 'fastify'
import { newParent } from '../apps/server/src/app/test-parent'
import { openTestServer } from '../apps/server/src/app/test-server'
import { createHttp } from '../apps/server/src/platform/http'
import { createRateLimiter, inGrains } from '../apps/server/src/platform/rate-limits'
import { accountProcedure, router } from '../apps/server/src/platform/trpc'
import { registerTrpc } from '../apps/server/src/platform/trpc-http'

/** In turn, so that whatever else the machine does meets both. */
const ROUNDS = 5
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 20

async function measure({ url, headers = {} }: { url: string; headers?: Record<string, string> }) {
  const load = { url, headers, connections: CONNECTIONS, workers: 1 }
  await autocannon({ ...load, duration: 2 })
  const { requests, latency, non2xx } = await autocannon({ ...load, duration: SECONDS })
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with a failure`)
  return { callsPerSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 }
}

const server = await openTestServer({ environment: { CALLS_PER_MINUTE: '1000000' } })
const parent = await newParent({ server, email: 'bench@example.org' })
const { pool } = server.house.database

/** The row itself, which the first call of a parent makes: a question that finds nothing costs less. */
await parent.trpc.account.get.query()
async function readRow(): Promise<unknown> {
  const { rows } = await pool.query('select * from accounts where id = $1', [parent.id])
  if (rows.length !== 1) throw new Error('the row to be asked for is not there')
  return rows[0]
}

const bare = fastify()
bare.get('/', readRow)
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })

const { metrics, report, stopping } = server.house
const ourHttp = await createHttp({
  proxies: 0,
  publicUrl: null,
  allowedOrigins: [],
  overloadDelayMs: 0,
  metrics,
  report,
})
const limiter = createRateLimiter({
  database: server.house.database,
  name: 'bench',
  points: 100_000_000,
  seconds: 60,
})
await registerTrpc({
  http: ourHttp,
  router: router({ row: accountProcedure.query(readRow) }),
  options: {
    authenticate: server.services.authenticate,
    admit: inGrains({ limiter, grain: 20 }),
    minimumClient: '0.0.0',
    report,
    stopping,
  },
})
const ourUrl = await ourHttp.listen({ port: 0, host: '127.0.0.1' })

const headers = { authorization: `Bearer ${parent.token}` }
const ask = {
  yardstick: () => measure({ url: bareUrl }),
  ours: () => measure({ url: `${ourUrl}/trpc/row`, headers }),
  accountGet: () => measure({ url: `${server.url}/trpc/account.get`, headers }),
}
const rounds = []
for (let round = 0; round < ROUNDS; round++) {
  const [yardstick, ours] = [await ask.yardstick(), await ask.ours()]
  rounds.push({
    yardstick,
    ours,
    speedRatio: Number((ours.callsPerSecond / yardstick.callsPerSecond).toFixed(2)),
    p99Ratio: Number((ours.p99 / yardstick.p99).toFixed(2)),
  })
}
const bySpeed = rounds.toSorted((one, other) => one.speedRatio - other.speedRatio)
const figures = {
  database: server.house.database.isEmbedded ? 'embedded' : 'PostgreSQL',
  ...bySpeed[Math.floor(ROUNDS / 2)],
  ofRounds: bySpeed.map(({ speedRatio }) => speedRatio),
  accountGet: await ask.accountGet(),
}
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
await bare.close()
await ourHttp.close()
await server.close()
