import { randomUUID } from 'node:crypto'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { createHostedIdentity } from './hosted'
import { describeIdentity } from './identity.contract'
import { checkIdentityConfig } from './identity.config'
import { createServiceToken } from './service/service-token'

describeIdentity('a hosted', async (service) => {
  const adminKey = await createServiceToken(service.deps)
  const settings = {
    url: service.url,
    adminKey,
    publicKey: null,
    keys: { jwksUrl: `${service.url}/.well-known/jwks.json` },
  }
  /** The real key has no end; ours lives five minutes, and the suite turns the clock. */
  const send: typeof fetch = async (input, init) => {
    const fresh = await createServiceToken(service.deps)
    const headers = new Headers(init?.headers)
    if (headers.get('authorization') === `Bearer ${adminKey}`) {
      headers.set('authorization', `Bearer ${fresh}`)
    }
    return fetch(input, { ...init, headers })
  }
  return createHostedIdentity({ settings, clock: service.clock, send })
})

const url = 'https://ref.supabase.co/auth/v1'
const secret = 'a secret that two servers share, long enough'
const clock = createTestClock()
const identity = createHostedIdentity({
  settings: { url, adminKey: 'admin', publicKey: null, keys: { secret } },
  clock,
})

function sign(change: Record<string, unknown> = {}, key = secret) {
  const now = Math.floor(clock.now().getTime() / 1000)
  const claims = {
    iss: url,
    aud: 'authenticated',
    role: 'authenticated',
    sub: randomUUID(),
    email: 'a@example.org',
    is_anonymous: false,
    exp: now + 60,
  }
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(key))
}

describe('a hosted project that shares a secret', () => {
  it('is believed in what it signed, and in nothing else', async () => {
    expect((await identity.checkSession(await sign())).state).toBe('live')
    const lies = [
      { iss: 'https://evil.supabase.co/auth/v1' },
      { aud: 'anon' },
      { role: 'service_role' },
      { is_anonymous: true },
      { is_anonymous: undefined },
      { sub: 'somebody' },
      { exp: Math.floor(clock.now().getTime() / 1000) - 31 },
      { exp: undefined },
    ]
    for (const lie of lies) {
      expect([lie, (await identity.checkSession(await sign(lie))).state]).toEqual([lie, 'none'])
    }
    const other = await sign({}, 'another secret, just as long as the first')
    expect((await identity.checkSession(other)).state).toBe('none')
  })

  it('that cannot be reached is an outage, not a wrong answer', async () => {
    const send = () => Promise.resolve(new Response('busy', { status: 503 }))
    const settings = { url, adminKey: 'admin', publicKey: null, keys: { secret } }
    const down = createHostedIdentity({ settings, clock, send })
    await expect(down.findUser(randomUUID())).rejects.toThrow('503')
    const check = { userId: randomUUID(), email: 'a@example.org', password: 'x', address: '' }
    await expect(down.checkPassword(check)).rejects.toThrow('503')
    const unreachable = { jwksUrl: 'http://127.0.0.1:9/jwks.json' }
    const blind = createHostedIdentity({ settings: { ...settings, keys: unreachable }, clock })
    const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'x' })).toString('base64url')
    await expect(blind.checkSession(`${head}.e30.AAAA`)).rejects.toThrow()
  })

  it('takes nothing but its secret for a signature', async () => {
    const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const [, claims] = (await sign()).split('.')
    expect((await identity.checkSession(`${head}.${claims}.`)).state).toBe('none')
    const { privateKey } = await generateKeyPair('ES256')
    const pair = await new SignJWT(decodeJwt(await sign()))
      .setProtectedHeader({ alg: 'ES256', kid: 'x' })
      .sign(privateKey)
    expect((await identity.checkSession(pair)).state).toBe('none')
  })

  it('that asks for patience is passed on as such, and a refused key is a fault of ours', async () => {
    const answering = (status: number) =>
      createHostedIdentity({
        settings: { url, adminKey: 'admin', publicKey: 'public', keys: { secret } },
        clock,
        send: () => Promise.resolve(new Response('{}', { status })),
      })
    const check = { userId: randomUUID(), email: 'a@example.org', password: 'x', address: '' }
    expect(await answering(429).checkPassword(check)).toBe('too_many')
    expect(await answering(400).checkPassword(check)).toBe('wrong')
    await expect(answering(401).findUser(check.userId)).rejects.toThrow('401')
    await expect(answering(403).deleteUser(check)).rejects.toThrow('403')
    expect(await answering(404).findUser(check.userId)).toBeNull()
  })

  it('is set up whole or not at all', () => {
    const none = { hostedUrl: null, hostedJwksUrl: null, hostedSecret: null, hostedAdminKey: null }
    expect(checkIdentityConfig({ mode: 'embedded', ...none })).toEqual([])
    expect(checkIdentityConfig({ mode: 'hosted', ...none })).toHaveLength(3)
    const whole = { ...none, hostedUrl: url, hostedAdminKey: 'admin' }
    const twice = { ...whole, hostedSecret: 'x', hostedJwksUrl: url }
    expect(checkIdentityConfig({ mode: 'hosted', ...twice })).toHaveLength(1)
    expect(checkIdentityConfig({ mode: 'hosted', ...whole, hostedSecret: 'x' })).toEqual([])
  })
})
