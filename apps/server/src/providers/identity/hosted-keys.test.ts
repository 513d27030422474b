import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTHeaderParameters } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#platform/clock'
import { createHostedIdentity } from './hosted'

const url = 'https://ref.supabase.co/auth/v1'
const AFTER_COOL_DOWN_MS = 31_000
const AFTER_CACHE_MS = 601_000

type Signer = { key: CryptoKey; header: JWTHeaderParameters; jwk: JWK }

async function newSigner(alg: 'ES256' | 'RS256'): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const kid = randomUUID()
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
  return { key: privateKey, header: { alg, kid, typ: 'JWT' }, jwk }
}

const claims = () => ({
  iss: url,
  aud: 'authenticated',
  role: 'authenticated',
  sub: '3f1c6a52-8f0e-4a3b-9f6e-0d6f5b1f2a77',
  email: 'a@example.org',
  is_anonymous: false,
  exp: Math.floor(Date.now() / 1000) + 3600,
})
const sign = ({ key, header }: Signer, extra: object = {}) =>
  new SignJWT(claims()).setProtectedHeader({ ...header, ...extra }).sign(key)

/** The published keys of a project, and how often they were asked for. */
async function publish(keys: JWK[]) {
  const project = { keys, asked: 0, isDown: false, close: () => {} }
  const server = createServer((_, answer) => {
    project.asked += 1
    answer.writeHead(project.isDown ? 503 : 200, { 'content-type': 'application/json' })
    answer.end(project.isDown ? '{}' : JSON.stringify({ keys: project.keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const identity = createHostedIdentity({
    settings: {
      url,
      adminKey: 'admin',
      publicKey: null,
      keys: { jwksUrl: `http://127.0.0.1:${port}/jwks.json` },
    },
    clock: systemClock,
  })
  const stateOf = async (token: string) => (await identity.checkSession(token)).state
  project.close = () => void server.close()
  return { project, stateOf }
}

describe('a hosted project that publishes its keys', () => {
  let opened: Awaited<ReturnType<typeof publish>>
  let elliptic: Signer
  let rsa: Signer
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    elliptic = await newSigner('ES256')
    rsa = await newSigner('RS256')
    opened = await publish([elliptic.jwk, rsa.jwk])
  })
  afterEach(() => {
    opened.project.close()
    vi.useRealTimers()
  })

  it('may sign with either kind of key, and is asked for them once', async () => {
    const { project, stateOf } = opened
    for (const signer of [elliptic, rsa, elliptic])
      expect(await stateOf(await sign(signer))).toBe('live')
    expect(project.asked).toBe(1)
  })

  it('is never believed in a shared secret, in no signature, or in a key a token brings', async () => {
    const { stateOf } = opened
    const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const alg of ['none', 'HS256']) {
      const signed = `${write({ alg, kid: elliptic.header.kid })}.${write(claims())}`
      const secret = JSON.stringify(elliptic.jwk)
      const mac = alg === 'none' ? '' : createHmac('sha256', secret).update(signed)
      const token = `${signed}.${mac === '' ? '' : mac.digest('base64url')}`
      expect([alg, await stateOf(token)]).toEqual([alg, 'none'])
    }
    const stranger = await newSigner('ES256')
    const kid = elliptic.header.kid ?? ''
    for (const lie of [{ kid }, { jwk: stranger.jwk }, { jku: 'https://evil.example/jwks.json' }]) {
      expect([lie, await stateOf(await sign(stranger, lie))]).toEqual([lie, 'none'])
    }
  })

  it('may rotate: a new key is learnt after a pause, a key taken back is believed no longer', async () => {
    const { project, stateOf } = opened
    const old = await sign(elliptic)
    expect(await stateOf(old)).toBe('live')
    const next = await newSigner('ES256')
    project.keys = [elliptic.jwk, next.jwk]
    const fresh = await sign(next)
    expect(await stateOf(fresh)).toBe('none')
    expect(project.asked).toBe(1)
    vi.setSystemTime(Date.now() + AFTER_COOL_DOWN_MS)
    expect(await stateOf(fresh)).toBe('live')
    expect(await stateOf(old)).toBe('live')
    project.keys = [next.jwk]
    vi.setSystemTime(Date.now() + AFTER_CACHE_MS)
    expect(await stateOf(old)).toBe('none')
    expect(await stateOf(fresh)).toBe('live')
  })

  it('that is down says nothing about a token, and is not asked at every one', async () => {
    const { project, stateOf } = opened
    project.isDown = true
    const token = await sign(elliptic)
    await expect(stateOf(token)).rejects.toThrow()
    project.isDown = false
    expect(await stateOf(token)).toBe('live')
    project.isDown = true
    for (let times = 0; times < 20; times += 1)
      expect(await stateOf(await sign(await newSigner('ES256')))).toBe('none')
    expect(project.asked).toBe(2)
    expect(await stateOf(token)).toBe('live')
  })
})
