import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  TRPCClientError,
} from '@trpc/client'
import { EventSource } from 'eventsource'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CLIENT_HEADER } from './client-version'
import { inTransaction, type Database } from './db'
import { AppError } from './errors'
import { appendEvent } from './events'
import { createEventsRouter } from './events.router'
import { createHttp } from './http'
import { listenOn } from './listen'
import { createMetrics } from './metrics'
import { createRateLimiter, inGrains } from './rate-limits'
import { createStopping } from './stopping'
import { openTestDatabase } from './test-db'
import { accountProcedure, publicProcedure, router } from './trpc'
import { registerTrpc } from './trpc-http'

const accountId = randomUUID()
const metrics = createMetrics()
let begin = () => {}
const hasBegun = new Promise<void>((resolve) => {
  begin = resolve
})
const reported: string[] = []

const createRouter = (database: Database) =>
  router({
    events: createEventsRouter({ database, metrics }),
    hello: publicProcedure
      .input(z.object({ name: z.string().check(z.minLength(1, 'name_required')) }))
      .output(z.string())
      .query(({ input }) => `hello ${input.name}`),
    rename: accountProcedure
      .input(z.object({ name: z.string() }))
      .mutation(({ input }) => input.name),
    me: accountProcedure.output(z.string()).query(({ ctx }) => ctx.parent.accountId),
    full: accountProcedure.mutation(() => {
      throw new AppError('kid.limit_reached', { cause: new Error('a secret cause') })
    }),
    broken: publicProcedure.query(() => {
      throw new Error('a secret of ours')
    }),
    endless: publicProcedure.query(() => {
      begin()
      return new Promise<never>(() => {})
    }),
  })
type TestRouter = ReturnType<typeof createRouter>

let database: Database
let url = ''
const stopping = createStopping()
let close = async () => {}

beforeAll(async () => {
  database = await openTestDatabase()
  const report = ({ where }: { where: string }) => void reported.push(where)
  const http = await createHttp({
    proxies: 1,
    publicUrl: 'https://luciole.example',
    allowedOrigins: [],
    connectOrigins: ['https://reports.example'],
    overloadDelayMs: 0,
    metrics,
    report,
  })
  await registerTrpc({
    http,
    router: createRouter(database),
    options: {
      authenticate: async ({ authorization }) => {
        if (authorization === 'Bearer mine') return { accountId, isBeingDeleted: false }
        return authorization === 'Bearer leaving' ? { accountId, isBeingDeleted: true } : null
      },
      admit: inGrains({
        limiter: createRateLimiter({ database, name: 'calls', points: 20, seconds: 60 }),
        grain: 5,
      }),
      minimumClient: '1.2.0',
      report,
      stopping,
    },
  })
  url = `http://127.0.0.1:${await listenOn({ http, port: 0, host: '127.0.0.1' })}`
  close = () => http.close()
})
afterAll(async () => {
  await stopping.stop({ overMs: 0 })
  await close()
  await database.close()
})

let lastAddress = 0
type Asked = { path: string; body?: string; type?: string }

/** Each caller comes from an address of its own, so that no test uses up another's calls. */
const headersOf = ({
  token,
  client,
}: {
  token?: string | undefined
  client?: string | undefined
}) => ({
  'x-forwarded-for': `10.0.0.${++lastAddress}`,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(client === undefined ? {} : { [CLIENT_HEADER]: client }),
})
const clientOf = (caller: { token?: string; client?: string } = {}) => {
  const headers = headersOf(caller)
  return createTRPCClient<TestRouter>({
    links: [httpBatchLink({ url: `${url}/trpc`, headers })],
  })
}
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (failure: unknown) => failure,
  )
  if (!(error instanceof TRPCClientError)) throw new Error('the call did not fail')
  const { code, data } = error.shape as {
    code: number
    data: { reason: string; httpStatus: number; issues?: unknown; stack?: unknown }
  }
  return { ...data, code }
}

test('a parent with a session is known to a procedure', async () => {
  expect(await clientOf({ token: 'mine' }).me.query()).toBe(accountId)
})

test.each(['/trpc/me', '/trpc/me?batch=1', '/trpc/full'])(
  'the answer to %s is sent whole, with its length',
  async (path) => {
    const origin = 'capacitor://localhost'
    const { headers } = await fetch(`${url}${path}`, {
      headers: { ...headersOf({ token: 'mine' }), origin },
    })
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0)
    expect(headers.get('transfer-encoding')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
  },
)

test('a caller without a session, and one whose account is being deleted, are told so', async () => {
  expect(await failureOf(clientOf().me.query())).toMatchObject({
    code: -32001,
    httpStatus: 401,
    reason: 'unauthenticated',
  })
  const leaving = clientOf({ token: 'leaving' })
  expect(await failureOf(leaving.me.query())).toMatchObject({ reason: 'account.deleted' })
})

test('text no database can keep is bad input and never our fault', async () => {
  for (const name of ['a\0b', '\ud800']) {
    expect(await failureOf(clientOf().hello.query({ name }))).toMatchObject({
      httpStatus: 400,
      reason: 'invalid_input',
    })
  }
  expect(await clientOf().hello.query({ name: 'Zoé 🦊' })).toBe('hello Zoé 🦊')
})

const askFor = async ({ path, body, type = 'application/json' }: Asked) => {
  const headers = {
    ...headersOf({ token: 'mine' }),
    ...(body === undefined ? {} : { 'content-type': type }),
  }
  const method = body === undefined ? 'GET' : 'POST'
  const answer = await fetch(`${url}${path}`, { method, headers, body: body ?? null })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
const refused = (reason: string) => ({ error: { data: { reason } } })

test('a batch answers each of its calls, and says where they differ', async () => {
  const input = encodeURIComponent(JSON.stringify({ 1: { name: 'Zoé' } }))
  const asked = await askFor({ path: `/trpc/me,hello,toString,full?batch=1&input=${input}` })
  expect(asked.status).toBe(207)
  expect(asked.body).toMatchObject([
    { result: { data: accountId } },
    { result: { data: 'hello Zoé' } },
    refused('not_found'),
    refused('invalid_input'),
  ])
})

test('in a batch only the call is refused whose text no database can keep', async () => {
  const input = encodeURIComponent(JSON.stringify({ 0: { name: 'a\0b' }, 1: { name: 'Zoé' } }))
  const asked = await askFor({ path: `/trpc/hello,hello?batch=1&input=${input}` })
  expect(asked.body).toMatchObject([refused('invalid_input'), { result: { data: 'hello Zoé' } }])
})

test('a call that takes too long is answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = askFor({ path: '/trpc/endless' })
    await hasBegun
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await asked).toMatchObject({ status: 503, body: refused('overloaded') })
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['a batch of too many', { path: `/trpc/${'me,'.repeat(20)}me?batch=1` }, 400, 'invalid_input'],
  ['a batch of no calls', { path: '/trpc/hello?batch=1&input=7' }, 400, 'invalid_input'],
  ['words that are no JSON', { path: '/trpc/hello?input=%7B' }, 400, 'invalid_input'],
  ['a body that is no JSON', { path: '/trpc/rename', body: '{' }, 400, 'invalid_input'],
  [
    'a body of plain text',
    { path: '/trpc/full', body: '{}', type: 'text/plain' },
    415,
    'invalid_input',
  ],
  ['a question sent as an order', { path: '/trpc/me', body: '{}' }, 400, 'invalid_input'],
  ['an order sent as a question', { path: '/trpc/full' }, 400, 'invalid_input'],
  ['a name every object has', { path: '/trpc/constructor' }, 404, 'not_found'],
])('%s is refused', async (_what, asked: Asked, status, reason) => {
  const answer = await askFor(asked)
  expect(answer.status).toBe(status)
  expect([answer.body].flat()[0]).toMatchObject(refused(reason))
})

test('a call that takes nothing comes without a body', async () => {
  const headers = { ...headersOf({ token: 'mine' }), 'content-type': 'application/json' }
  const answer = await fetch(`${url}/trpc/full`, { method: 'POST', headers })
  expect(await answer.json()).toMatchObject({ error: { data: { reason: 'kid.limit_reached' } } })
})

test('a refusal carries its reason and number, and nothing of its cause', async () => {
  const failure = await failureOf(clientOf({ token: 'mine' }).full.mutate())
  expect(failure).toMatchObject({ code: -32009, httpStatus: 409, reason: 'kid.limit_reached' })
  expect(JSON.stringify(failure)).not.toContain('secret')
})

test('an unexpected failure is reported, and says nothing', async () => {
  const failure = await failureOf(clientOf().broken.query())
  expect(failure).toMatchObject({ code: -32603, httpStatus: 500, reason: 'internal' })
  expect(failure).not.toHaveProperty('stack')
  expect(JSON.stringify(failure)).not.toContain('secret')
  expect(reported).toEqual(['trpc broken'])
})

test('input that does not fit names the field and the code of its problem', async () => {
  expect(await failureOf(clientOf().hello.query({ name: '' }))).toMatchObject({
    reason: 'invalid_input',
    issues: [{ path: 'name', message: 'name_required' }],
  })
})

test('twenty calls travel in one request, whatever the length of its path', async () => {
  const client = clientOf()
  const names = Array.from({ length: 20 }, (_, index) => `parent ${index}`)
  const answers = await Promise.all(names.map((name) => client.hello.query({ name })))
  expect(answers).toEqual(names.map((name) => `hello ${name}`))
})

test('a client older than we serve is asked to update; a newer one and a stranger are served', async () => {
  const old = clientOf({ client: 'ios/1.1.9' })
  expect(await failureOf(old.hello.query({ name: 'a' }))).toMatchObject({
    reason: 'client_too_old',
    httpStatus: 412,
  })
  for (const client of ['web/1.2.0', 'android/1.10.0', 'curl']) {
    expect(await clientOf({ client }).hello.query({ name: 'a' })).toBe('hello a')
  }
})

test('an address that calls too often is told to wait, while another is served', async () => {
  const client = clientOf()
  const outcomes = []
  for (let call = 0; call < 30; call++) {
    outcomes.push(await client.hello.query({ name: 'a' }).catch((error) => error.data.reason))
  }
  expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'hello a'))
  expect(outcomes).toContain('too_many_requests')
  expect(await clientOf().hello.query({ name: 'b' })).toBe('hello b')
})

type Listening = { query?: string; headers?: Record<string, string>; enough: string }

/** Follows with a bearer header until `count` events came. */
const follow = ({ lastEventId, count }: { lastEventId: string | null; count: number }) => {
  const headers = headersOf({ token: 'mine' })
  const client = createTRPCClient<TestRouter>({
    links: [
      httpSubscriptionLink({
        url: `${url}/trpc`,
        EventSource,
        eventSourceOptions: () => ({
          fetch: (input, init) =>
            fetch(input, { ...init, headers: { ...init.headers, ...headers } }),
        }),
      }),
    ],
  })
  let started = () => {}
  const isOpen = new Promise<void>((resolve) => (started = resolve))
  const events = new Promise<unknown[]>((resolve, reject) => {
    const seen: unknown[] = []
    const subscription = client.events.follow.subscribe(
      { lastEventId },
      {
        onStarted: started,
        onError: reject,
        onData: (data) => {
          seen.push(data)
          if (seen.length < count) return
          subscription.unsubscribe()
          resolve(seen)
        },
      },
    )
  })
  return { isOpen, events }
}

test('a stream with a bearer header replays, then follows, with the id of each event', async () => {
  const append = (type: 'kids.changed' | 'account.changed') =>
    inTransaction(database, (tx) => appendEvent({ tx, accountId, event: { type } }))
  await append('kids.changed')
  const { isOpen, events } = follow({ lastEventId: '0', count: 2 })
  await isOpen
  await append('account.changed')
  expect(await events).toEqual([
    { id: '1', data: { type: 'kids.changed' } },
    { id: '2', data: { type: 'account.changed' } },
  ])
})

/** The raw words of a stream, until `enough` of them came. */
async function listen({ query = '', headers = {}, enough }: Listening): Promise<string> {
  const leave = new AbortController()
  const answer = await fetch(`${url}/trpc/events.follow${query}`, {
    headers: { ...headersOf({ token: 'mine' }), ...headers },
    signal: leave.signal,
  })
  expect(answer.status).toBe(200)
  let words = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    words += chunk
    if (words.includes(enough)) break
  }
  leave.abort()
  return words
}

test('a stream that cannot begin says why in the shape of every error, and ends', async () => {
  const nobody = { headers: { authorization: '' }, enough: 'not there' }
  expect(await listen(nobody)).toMatch(
    /^event: connected\ndata: \{"reconnectAfterInactivityMs":45000\}\n\nevent: serialized-error\ndata: \{.*"reason":"unauthenticated".*\}\n\n$/,
  )
  const unreadable = { query: '?input=%7B', enough: 'not there' }
  expect(await listen(unreadable)).toContain('"reason":"invalid_input"')
  const old = { headers: { [CLIENT_HEADER]: 'web/1.0.0' }, enough: 'not there' }
  expect(await listen(old)).toContain('"reason":"client_too_old"')
})

test('a stream that comes back goes on after the event it names in its header', async () => {
  const words = await listen({ headers: { 'last-event-id': '1' }, enough: 'account.changed' })
  expect(words).toContain('data: {"type":"account.changed"}\nid: 2\n\n')
  expect(words).not.toContain('kids.changed')
})

test('a parent who leaves is no longer followed', async () => {
  const open = async () => (await metrics.streams.get()).values[0]?.value
  await listen({ enough: 'connected' })
  await expect.poll(open).toBe(0)
})

test('every answer forbids inline scripts and framing, and asks for https where we have it', async () => {
  const { headers } = await fetch(`${url}/trpc/hello`, { headers: headersOf({}) })
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://reports.example;",
  )
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a body larger than we take is refused in the shape of every error', async () => {
  const answer = await fetch(`${url}/trpc/full`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf({ token: 'mine' }) },
    body: JSON.stringify('x'.repeat(2_000_000)),
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ error: { data: { reason: 'invalid_input' } } })
})

test('a path nobody can read is refused in the shape of every error', async () => {
  const answer = await fetch(`${url}/trpc/%E0%A4%A`, { headers: headersOf({}) })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { code: -32600, data: { reason: 'invalid_input', httpStatus: 400 } },
  })
})

test('only our own pages and shells may read answers from another origin', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${url}/trpc/hello`, { headers: { origin, ...headersOf({}) } })).headers.get(
      'access-control-allow-origin',
    )
  expect(await allowed('capacitor://localhost')).toBe('capacitor://localhost')
  expect(await allowed('https://luciole.example')).toBe('https://luciole.example')
  expect(await allowed('https://elsewhere.example')).toBeNull()
})
