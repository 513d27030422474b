import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from './db'
import { AppError } from './errors'
import { isFromThisMachine } from './loopback'
import type { Metrics } from './metrics'

const READY_WITHIN_MS = 2000

const answersInTime = (database: Database) =>
  Promise.race([
    database.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, READY_WITHIN_MS, false).unref()),
  ])

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** `/health`: the process runs. `/ready`: send it parents. `/metrics`: this machine, or a token. */
export function registerOperations({
  http,
  database,
  metrics,
  metricsToken,
  stopping,
}: {
  http: FastifyInstance
  database: Database
  metrics: Metrics
  metricsToken: string | null
  stopping: AbortSignal
}): void {
  http.get('/health', async () => ({ status: 'ok' }))
  http.get('/ready', async (_request, reply) => {
    const isReady = !stopping.aborted && (await answersInTime(database))
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  http.get('/metrics', async (request, reply) => {
    const isAllowed =
      metricsToken === null ? isFromThisMachine(request) : hasToken(request, metricsToken)
    if (!isAllowed) throw new AppError('not_found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
