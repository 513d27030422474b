/**
 * How much of the machine's speed the API keeps: `account.get` with a bearer token, through our
 * whole server, beside one row by id from bare Fastify and pg on the same database.
 *
 *   node --import tsx bench/api.ts          (TEST_DATABASE_URL for PostgreSQL)
 */
import autocannon from 'autocannon'
import fastify from 'fastify'
import { newParent } from '../apps/server/src/app/test-parent'
import { openTestServer } from '../apps/server/src/app/test-server'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
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

const bare = fastify()
bare.get('/', async () => {
  const { rows } = await pool.query('select * from accounts where id = $1', [parent.id])
  return rows[0]
})
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })

const yardstick = await measure({ url: bareUrl })
const ours = await measure({
  url: `${server.url}/trpc/account.get`,
  headers: { authorization: `Bearer ${parent.token}` },
})
const report = {
  database: server.house.database.isEmbedded ? 'embedded' : 'PostgreSQL',
  ours,
  yardstick,
  speedRatio: Number((ours.callsPerSecond / yardstick.callsPerSecond).toFixed(2)),
  p99Ratio: Number((ours.p99 / yardstick.p99).toFixed(2)),
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
await bare.close()
await server.close()
