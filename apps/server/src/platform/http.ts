import compress from '@fastify/compress'
import cors from '@fastify/cors'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { AppError } from './errors'
import { answerHttpError } from './http-errors'
import { newId } from './ids'
import type { Metrics } from './metrics'
import type { Report } from './report'

const BODY_BYTES = 1024 * 1024
/** What the native shells call their own pages. */
const SHELL_ORIGINS = ['capacitor://localhost', 'https://localhost']

export type HttpOptions = {
  /** How many reverse proxies of ours stand in front. */
  proxies: number
  publicUrl: string | null
  /** Other origins a page of ours may talk to, or show pictures and sound from. */
  allowedOrigins: string[]
  /** Where our pages only send to: error reports, a hosted identity. */
  connectOrigins?: string[]
  overloadDelayMs: number
  metrics: Metrics
  report: Report
}

const securityPolicy = ({ allowedOrigins, connectOrigins = [], publicUrl }: HttpOptions) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    // The recording studio's MP3 encoder is WebAssembly.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...allowedOrigins],
    mediaSrc: ["'self'", 'data:', 'blob:', ...allowedOrigins],
    connectSrc: ["'self'", ...allowedOrigins, ...connectOrigins],
    workerSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(publicUrl?.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  },
})

/** The web server without its routes: what every answer has in common. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const http = fastify({
    logger: false,
    // What a caller wrote into X-Forwarded-For itself stands further left, and counts for nothing.
    trustProxy: (_address, hop) => hop < options.proxies,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 5000 },
    genReqId: () => newId(),
    // Before any hook: a path that cannot be read.
    frameworkErrors: (error, request, reply) =>
      void answerHttpError({ error, request, reply, report: options.report }),
  })
  http.setErrorHandler((error, request, reply) =>
    answerHttpError({ error, request, reply, report: options.report }),
  )
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    options.metrics.requests.observe(
      { route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  // Made once: what `@fastify/helmet` does it makes anew for every request.
  const secure = helmet({
    contentSecurityPolicy: securityPolicy(options),
    strictTransportSecurity: options.publicUrl?.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  http.addHook('onRequest', (request, reply, next) => secure(request.raw, reply.raw, () => next()))
  await http.register(cors, {
    origin: [...SHELL_ORIGINS, ...(options.publicUrl === null ? [] : [options.publicUrl])],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link', 'X-Request-Id'],
    maxAge: 600,
  })
  await http.register(underPressure, {
    maxEventLoopDelay: options.overloadDelayMs,
    pressureHandler: (request, reply) => {
      if (request.url === '/health') return
      reply.header('retry-after', '5')
      throw new AppError('overloaded')
    },
  })
  await http.register(compress, { encodings: ['br', 'gzip'], threshold: 1400 })
  return http
}
