import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestService, type TestService } from './test-service'

const RUNS = process.env['PROVE'] === '1' ? 10_000 : 300

let service: TestService
let bearer: string
let admin: string
beforeAll(async () => {
  service = await startTestService({ settings: { limitFactor: 10_000 } })
  bearer = (await service.confirmedParent()).session.access_token
  const { createServiceToken } = await import('./service/service-token')
  admin = await createServiceToken(service.deps)
})
afterAll(() => service.close())

const CALLS = [
  ['POST', '/signup'],
  ['POST', '/token'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/verify'],
  ['GET', '/verify'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/logout'],
  ['GET', '/reauthenticate'],
  ['GET', '/settings'],
  ['GET', '/health'],
  ['GET', '/admin/users'],
  ['GET', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['POST', '/admin/users'],
  ['PUT', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
  ['POST', '/otp'],
  ['GET', '/.well-known/jwks.json'],
  ['PATCH', '/nowhere'],
] as const

const FIELDS = [
  'email',
  'password',
  'data',
  'phone',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'current_password',
  'id',
  'ban_duration',
  'user_metadata',
  'app_metadata',
  'email_confirm',
  'new_email',
  'redirect_to',
  'grant_type',
  'scope',
  'page',
  'per_page',
  '__proto__',
]
const nasty = fc.constantFrom(
  '\u0000',
  'a\u0000b@example.org',
  '\ud800',
  '%00',
  "'; drop table identity_users; --",
  'pkce_',
  'signup',
  'recovery',
  'email_change',
  'invite',
  's256',
  'a'.repeat(5000),
  'a@example.org',
  PASSWORD,
  '../../etc/passwd',
  'https://evil.example\\@luciole.example',
  '9'.repeat(400),
  '-1',
  '1e999',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
)
const value = fc.oneof(nasty, fc.string(), fc.string({ unit: 'binary' }), fc.jsonValue())
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), value).map((fields) => JSON.stringify(fields)),
  fc.jsonValue().map((json) => JSON.stringify(json)),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{', '[]', 'null', '"x"', '['.repeat(5000), '{"data":'.repeat(60)),
)
const query = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(nasty, fc.string()))
const headers = fc.record(
  {
    authorization: fc.oneof(
      fc.constantFrom('Bearer', 'Bearer x', 'Bearer a.b.c', 'user', 'admin'),
      fc.base64String().map((text) => `Bearer ${text}`),
    ),
    'content-type': fc.constantFrom('application/json', 'text/plain', 'x', 'multipart/form-data'),
    'x-supabase-api-version': fc.constantFrom('2024-01-01', '0', '2024-13-99', 'now'),
    redirect_to: fc.webUrl(),
    referer: fc.constantFrom('x', 'https://evil.example', '::'),
    'user-agent': fc.constantFrom('', 'é', 'x'.repeat(4000)),
  },
  { requiredKeys: [] },
)

describe('a malformed request', () => {
  it(`to any call is refused in good order (${RUNS} of them)`, async () => {
    const statuses = new Map<number, number>()
    const request = fc.record({ call: fc.constantFrom(...CALLS), body, query, headers })
    await fc.assert(
      fc.asyncProperty(request, async ({ call: [method, path], ...sent }) => {
        const { authorization } = sent.headers
        const bearers: Record<string, string> = {
          user: `Bearer ${bearer}`,
          admin: `Bearer ${admin}`,
        }
        const answer = await service.app.inject({
          method,
          url: `/auth/v1${path}`,
          query: { ...Object.fromEntries(new URLSearchParams(path.split('?')[1])), ...sent.query },
          headers: {
            ...sent.headers,
            ...(authorization ? { authorization: bearers[authorization] ?? authorization } : {}),
          },
          ...(method === 'GET' ? {} : { payload: sent.body }),
        })
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
        expect([answer.statusCode < 500, answer.body]).toEqual([true, answer.body])
      }),
      { numRuns: RUNS, seed: 7 },
    )
    if (RUNS > 300) process.stdout.write(`${JSON.stringify([...statuses].toSorted())}\n`)
    expect(statuses.size).toBeGreaterThan(3)
  }, 600_000)
})
