import type { FastifyInstance } from 'fastify'
import { systemClock, type Clock } from '#platform/clock'
import { openDatabase } from '#platform/db'
import { createHttp } from '#platform/http'
import { newId as systemId, type NewId } from '#platform/ids'
import { installJobs } from '#platform/job-boss'
import { createLog, type Log } from '#platform/log'
import { createMetrics } from '#platform/metrics'
import { migrate } from '#platform/migrations'
import { registerOperations } from '#platform/operations'
import { createRateLimiter, inGrains } from '#platform/rate-limits'
import { createReport } from '#platform/report'
import { createStopping } from '#platform/stopping'
import { registerTrpc } from '#platform/trpc-http'
import { registerWebApp, webFolder } from '#platform/web-app'
import { prepareQueues, startWorker, type Worker } from '#platform/worker'
import type { AppConfig } from './app.config'
import type { House } from './house'
import { registerRoutes } from './http'
import { createJobHandlers } from './jobs'
import { createProviders } from './providers'
import { connectOriginsOf } from './public-config'
import { createAppRouter } from './router'
import { createServices, type Services } from './services'

/** What is left of the ten seconds once streams were told and requests answered. */
const STREAMS_MS = 1500
const JOBS_MS = 6000
const CALLS_A_GRAIN = 20

export type App = {
  /** Null in a process that is a worker only. */
  http: FastifyInstance | null
  worker: Worker | null
  house: House
  services: Services
  close(): Promise<void>
}

type BuildOptions = {
  clock: Clock
  newId: NewId
  log: Log
  /** Told of what takes a while. */
  progress(line: string): void
  openDatabase: typeof openDatabase
  /** Hands of another kind than the configuration's: quick ones, where a thousand pages are needed. */
  crafts: Partial<Pick<House, 'painter' | 'speech'>>
}

async function openHouse({
  config,
  log,
  clock,
  newId,
  progress,
  openDatabase: open,
  crafts,
}: BuildOptions & { config: AppConfig }): Promise<House> {
  const { server } = config
  const database = await open({ config: server, log, progress })
  try {
    await migrate({ database, progress })
    await installJobs({ database })
    const metrics = createMetrics()
    const report = createReport({ dsn: server.sentryDsn, log, onError: () => metrics.errors.inc() })
    const publicUrl = (server.publicUrl ?? `http://localhost:${server.port}`).replace(/\/+$/, '')
    const providers = await createProviders({ config, database, clock, newId, log, publicUrl })
    const stopping = createStopping()
    const given = { config, publicUrl, database, clock, newId, log, metrics, report, stopping }
    return { ...given, ...providers, ...crafts }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function buildHttp({ house, services }: { house: House; services: Services }) {
  const { config, database, metrics, report, stopping } = house
  const { server } = config
  const http = await createHttp({
    proxies: server.proxies,
    publicUrl: server.publicUrl,
    allowedOrigins: server.allowedOrigins,
    connectOrigins: connectOriginsOf(config),
    overloadDelayMs: server.overloadDelayMs,
    metrics,
    report,
  })
  registerOperations({
    http,
    database,
    metrics,
    metricsToken: server.metricsToken,
    stopping: stopping.signal,
  })
  const limiter = createRateLimiter({
    database,
    name: 'calls',
    points: server.callsPerMinute,
    seconds: 60,
  })
  await registerTrpc({
    http,
    router: createAppRouter({ house, services }),
    options: {
      authenticate: services.authenticate,
      admit: inGrains({ limiter, grain: CALLS_A_GRAIN }),
      minimumClient: server.minimumClient,
      report,
      stopping,
    },
  })
  await registerRoutes({ http, house, services })
  await registerWebApp({ http, folder: webFolder() })
  return http
}

/** The whole server, from its configuration; listening is left to the caller. */
export async function buildApp(
  config: AppConfig,
  options: Partial<BuildOptions> = {},
): Promise<App> {
  const log = options.log ?? createLog({ level: config.server.logLevel })
  const clock = options.clock ?? systemClock
  const defaults = { clock, log, newId: systemId, progress: () => {}, openDatabase, crafts: {} }
  const house = await openHouse({ ...defaults, ...options, config })
  const { database, metrics, stopping } = house
  const services = createServices(house)
  const handlers = createJobHandlers({ house, services })
  await prepareQueues({ database, jobs: handlers.map(({ job }) => job) })
  const roles = config.server.roles
  const http = roles.includes('web') ? await buildHttp({ house, services }) : null
  const worker = roles.includes('worker')
    ? await startWorker({
        database,
        handlers,
        log,
        clock,
        onEnd: ({ queue, outcome, ms }) => metrics.jobs.observe({ queue, outcome }, ms / 1000),
      })
    : null

  return {
    http,
    worker,
    house,
    services,
    async close() {
      const streams = stopping.stop({ overMs: STREAMS_MS })
      await Promise.all([worker?.drain(JOBS_MS), streams.then(() => http?.close())])
      await house.painter.close()
      await house.speech.close()
      house.push.close()
      await database.close()
    },
  }
}
