import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors'
import type { Report } from '#platform/report'
import * as admin from './admin'
import { requireSession } from './bearer'
import { API_VERSION_HEADER, formatAuthError } from './error-format'
import { AuthError } from './errors'
import { exchangeCode } from './exchange'
import { generateLink } from './generate-link'
import { limitByAddress, type LimitedCall } from './limits'
import { bodies, isStorable, isStorableDeep, readBody } from './read-body'
import { recover, resend } from './recover'
import { chooseRedirect } from './redirects'
import { refuseMissingFeatures } from './missing-features'
import { refreshSession } from './refresh'
import { invalid, invalidCredentials } from './refusals'
import type { Caller, ServiceDeps } from './settings'
import { signIn } from './sign-in'
import { signOut } from './sign-out'
import { signUp } from './sign-up'
import { reauthenticate, updateOwnUser } from './update-user'
import { describeUser } from './user-view'
import { followLink, verifyLink } from './verify'

export const BODY_LIMIT = 1024 * 1024

/** The whole service, to be registered under `/auth/v1`. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  { deps, report }: { deps: ServiceDeps; report: Report },
): void {
  prepareScope(app, report)
  const limited = (call: LimitedCall) => async (request: FastifyRequest) =>
    limitByAddress(deps, { call, caller: callerOf(request) })
  const target = (request: FastifyRequest) => targetOf(deps, request)

  app.get('/health', () => ({ name: 'GoTrue', version: 'v2.196.0', description: 'Luciole' }))
  app.get('/settings', () => publicSettings(deps))
  app.get('/.well-known/jwks.json', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return { keys: await deps.ring.published() }
  })

  app.post('/signup', { preHandler: limited('signup') }, (request) =>
    signUp(deps, {
      body: request.body,
      redirectTo: target(request),
      caller: callerOf(request),
    }),
  )
  app.post('/token', { preHandler: limited('token') }, (request) => grant(deps, request))
  app.post('/verify', { preHandler: limited('verify') }, (request) =>
    verifyLink(deps, { body: request.body, caller: callerOf(request) }),
  )
  app.get('/verify', { preHandler: limited('verify') }, async (request, reply) => {
    const location = await followLink(deps, {
      token: queryOf(request, 'token') ?? queryOf(request, 'token_hash'),
      type: queryOf(request, 'type'),
      target: target(request),
      caller: callerOf(request),
    })
    return reply.redirect(location, 303)
  })
  app.post('/recover', { preHandler: limited('recover') }, (request) =>
    recover(deps, { body: request.body, redirectTo: target(request) }),
  )
  app.post('/resend', { preHandler: limited('resend') }, (request) =>
    resend(deps, { body: request.body, redirectTo: target(request) }),
  )
  app.get('/user', async (request) =>
    describeUser((await requireSession(deps, request.headers.authorization)).user),
  )
  app.put('/user', { preHandler: limited('user') }, (request) =>
    updateOwnUser(deps, {
      authorization: request.headers.authorization,
      body: request.body,
      redirectTo: target(request),
    }),
  )
  app.post('/logout', async (request, reply) => {
    const { authorization } = request.headers
    await signOut(deps, { authorization, scope: queryOf(request, 'scope') })
    return reply.status(204).send()
  })
  app.get('/reauthenticate', { preHandler: limited('user') }, (request) =>
    reauthenticate(deps, request.headers.authorization),
  )
  void app.register((scope, _, done) => {
    registerAdminRoutes(scope, deps)
    done()
  })
  refuseMissingFeatures(app)
}

function registerAdminRoutes(app: FastifyInstance, deps: ServiceDeps) {
  app.addHook('preHandler', (request) => admin.requireAdmin(deps, request.headers.authorization))
  app.get('/admin/users', async (request, reply) => {
    const page = queryOf(request, 'page')
    const { body, headers } = await admin.listAllUsers(deps, {
      page,
      per_page: queryOf(request, 'per_page'),
    })
    return reply.headers(headers).send(body)
  })
  app.post('/admin/users', (request) => admin.createUser(deps, request.body))
  app.get<{ Params: { id: string } }>('/admin/users/:id', ({ params }) =>
    admin.readUser(deps, params.id),
  )
  app.put<{ Params: { id: string } }>('/admin/users/:id', ({ params, body }) =>
    admin.changeUser(deps, { id: params.id, body }),
  )
  app.delete<{ Params: { id: string } }>('/admin/users/:id', ({ params, body }) =>
    admin.removeUser(deps, { id: params.id, body }),
  )
  app.post('/admin/generate_link', (request) =>
    generateLink(deps, {
      body: request.body,
      chooseTarget: (wanted) =>
        chooseRedirect({ candidates: [wanted], rules: deps.settings.redirects }),
    }),
  )
  app.post('/invite', (request) =>
    admin.invite(deps, { body: request.body, redirectTo: targetOf(deps, request) }),
  )
}

/** What holds for every call: parsing, caching, how a refusal looks. */
function prepareScope(app: FastifyInstance, report: Report) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, text, done) => {
    if (text === '') return done(null, {})
    try {
      return done(null, JSON.parse(String(text)))
    } catch {
      const message = 'Could not parse request body as JSON'
      return done(new AuthError({ status: 400, code: 'bad_json', message }), undefined)
    }
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('preValidation', async (request) => {
    const isClean =
      isStorableDeep(request.body) &&
      isStorableDeep(request.query) &&
      isStorableDeep(request.params) &&
      isStorable(String(request.headers['user-agent'] ?? ''))
    if (!isClean) throw invalid('The request holds text that cannot be stored')
  })
  app.setErrorHandler((error, request, reply) => {
    const refusal = asAuthError(error)
    if (refusal.status === 500) {
      const where = request.routeOptions.url ?? 'identity'
      report({ error: withoutParameters(error), where, requestId: request.id })
    }
    return answerRefusal({ request, reply, refusal })
  })
  app.setNotFoundHandler((request, reply) => {
    const message = 'There is no such call'
    return answerRefusal({
      request,
      reply,
      refusal: new AuthError({ status: 404, code: 'not_found', message }),
    })
  })
}

export function answerRefusal({
  request,
  reply,
  refusal,
}: {
  request: FastifyRequest
  reply: FastifyReply
  refusal: AuthError
}) {
  const version = headerOf(request, API_VERSION_HEADER)
  const { headers, body } = formatAuthError({ error: refusal, version })
  return reply.status(refusal.status).headers(headers).send(body)
}

function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof AppError && error.code === 'overloaded') {
    const busy = 'The server is briefly too busy'
    return new AuthError({ status: 503, code: 'unexpected_failure', message: busy })
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const message = error instanceof Error ? error.message : 'Bad request'
  if (status === 413) return new AuthError({ status, code: 'request_entity_too_large', message })
  if (status >= 400 && status < 500) {
    return new AuthError({ status: 400, code: 'validation_failed', message })
  }
  const generic = 'Unexpected failure, please check server logs for more information'
  return new AuthError({ status: 500, code: 'unexpected_failure', message: generic })
}

/** A failed query names its parameters in its message, and those are addresses and hashes. */
const withoutParameters = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

function grant(deps: ServiceDeps, request: FastifyRequest) {
  const caller = callerOf(request)
  const kind = queryOf(request, 'grant_type')
  if (kind === 'password') return signIn(deps, { body: request.body, caller })
  if (kind === 'pkce') return exchangeCode(deps, { body: request.body, caller })
  if (kind !== 'refresh_token') throw invalidCredentials()
  const { refresh_token: refreshToken = '' } = readBody(bodies.refresh, request.body)
  return refreshSession(deps, { refreshToken, caller })
}

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: String(request.headers['user-agent'] ?? ''),
})

function targetOf(deps: ServiceDeps, request: FastifyRequest): string {
  const candidates = [
    headerOf(request, 'redirect_to'),
    queryOf(request, 'redirect_to'),
    request.headers.referer,
  ]
  return chooseRedirect({ candidates, rules: deps.settings.redirects })
}

function queryOf(request: FastifyRequest, name: string): string | undefined {
  const value: unknown = (request.query as Record<string, unknown>)[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function publicSettings({ settings }: ServiceDeps) {
  return {
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !settings.signUpsOpen,
    mailer_autoconfirm: settings.autoConfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }
}
