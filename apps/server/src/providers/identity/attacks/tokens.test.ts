import { createHmac, randomUUID } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '#providers/identity/test-service'

let service: TestService
let bearer: string
beforeAll(async () => {
  service = await startTestService()
  bearer = (await service.confirmedParent()).session.access_token
})
afterAll(() => service.close())

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>
const claimsOf = (token: string) => decode(token.split('.')[1])

async function expectRefused(token: string) {
  const answer = await service.call('/user', { bearer: token })
  expect(answer.status).toBe(403)
  expect(answer.body['code']).toBe('bad_jwt')
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
}

async function signOurs(change: Record<string, unknown>) {
  const { kid, key } = await service.deps.ring.signer()
  return new SignJWT({ ...claimsOf(bearer), ...change })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(key)
}

describe('a forged access token is refused when', () => {
  it('its claims were changed under an old signature', async () => {
    const [head, , signature] = bearer.split('.')
    const claims = encode({ ...claimsOf(bearer), role: 'service_role' })
    await expectRefused(`${head}.${claims}.${signature}`)
    await expectRefused(`${bearer.slice(0, -4)}AAAA`)
  })

  it('it says it needs no signature', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      await expectRefused(`${encode({ alg, typ: 'JWT' })}.${encode(claimsOf(bearer))}.`)
    }
  })

  it('it is signed with the public key as if that were a shared secret', async () => {
    const [jwk] = await service.deps.ring.published()
    const open = await importJWK(jwk ?? {}, 'ES256', { extractable: true })
    const secrets = [JSON.stringify(jwk), open instanceof Uint8Array ? '' : await exportSPKI(open)]
    for (const secret of secrets) {
      const signed = `${encode({ alg: 'HS256', kid: jwk?.kid })}.${encode(claimsOf(bearer))}`
      const mac = createHmac('sha256', secret).update(signed).digest('base64url')
      await expectRefused(`${signed}.${mac}`)
    }
  })

  it('it brings a key of its own, or names one we do not know', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await import('jose').then(({ exportJWK }) => exportJWK(publicKey))
    const kid = (await service.deps.ring.signer()).kid
    for (const header of [
      { kid: randomUUID() },
      { kid },
      { jwk },
      { jku: 'https://evil.example' },
    ]) {
      const token = await new SignJWT(claimsOf(bearer))
        .setProtectedHeader({ alg: 'ES256', ...header })
        .sign(privateKey)
      await expectRefused(token)
    }
  })

  it('it comes from elsewhere, is for somebody else, or has ended', async () => {
    const now = Math.floor(service.clock.now().getTime() / 1000)
    await expectRefused(await signOurs({ iss: 'https://evil.example/auth/v1' }))
    await expectRefused(await signOurs({ aud: 'anon' }))
    await expectRefused(await signOurs({ exp: now - 31 }))
    await expectRefused(await signOurs({ exp: undefined }))
    await expectRefused(await signOurs({ sub: 'somebody' }))
  })

  it('it was rewritten in a way that means the same', async () => {
    const [head, claims, signature = ''] = bearer.split('.')
    const last = signature.at(-1) ?? ''
    // The last letter of a signature carries two bits; the others are free to be written otherwise.
    const twin = ALPHABET[ALPHABET.indexOf(last) ^ 1] ?? ''
    await expectRefused(`${head}.${claims}.${signature.slice(0, -1)}${twin}`)
    await expectRefused(`${head}.${claims}.${signature}=`)
    await expectRefused(`${head}.${claims}.${signature}.`)
    const der = Buffer.from(signature, 'base64url').toString('base64')
    if (/[+/]/.test(der)) await expectRefused(`${head}.${claims}.${der}`)
  })

  it('its header asks for what we do not do', async () => {
    const { kid, key } = await service.deps.ring.signer()
    for (const header of [{ crit: ['exp'], exp: 1 }, { typ: 'at+jwt' }]) {
      const token = await new SignJWT(claimsOf(bearer))
        .setProtectedHeader({ alg: 'ES256', kid, ...header })
        .sign(key, { crit: { exp: false } })
      await expectRefused(token)
    }
  })

  it('it names the session of another user', async () => {
    const other = await service.confirmedParent()
    const { sub } = claimsOf(other.session.access_token)
    const answer = await service.call('/user', { bearer: await signOurs({ sub }) })
    expect(answer.body['code']).toBe('session_not_found')
  })

  it('it is no bearer token at all', async () => {
    for (const authorization of ['', 'Bearer', 'Basic abc', `Token ${bearer}`]) {
      const answer = await service.call('/user', { headers: { authorization } })
      expect(answer.status).toBe(401)
      expect(answer.body['code']).toBe('no_authorization')
    }
    await expectRefused('x')
  })
})

describe('the right to administrate', () => {
  const calls = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${randomUUID()}`],
    ['PUT', `/admin/users/${randomUUID()}`],
    ['DELETE', `/admin/users/${randomUUID()}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ] as const

  it('is not a parent’s', async () => {
    for (const [method, path] of calls) {
      const json = method === 'GET' ? {} : { json: { email: service.newAddress() } }
      const answer = await service.call(path, { method, bearer, ...json })
      expect([path, answer.status, answer.body['code']]).toEqual([path, 403, 'not_admin'])
      expect((await service.call(path, { method, ...json })).status).toBe(401)
    }
  })

  it('opens with a service-role token of ours', async () => {
    const admin = await signOurs({ role: 'service_role', session_id: undefined })
    const email = service.newAddress()
    const created = await service.call('/admin/users', {
      method: 'POST',
      bearer: admin,
      json: { email, email_confirm: true, password: 'made by a grown-up' },
    })
    expect(created.status).toBe(200)
    const path = `/admin/users/${String(created.body['id'])}`
    const listed = await service.call('/admin/users?page=1&per_page=1', { bearer: admin })
    expect(Number(listed.headers.get('x-total-count'))).toBeGreaterThan(1)
    expect(listed.headers.get('link')).toContain('rel="next"')
    expect((await service.call('/admin/users?page=0', { bearer: admin })).status).toBe(400)
    expect((await service.call('/admin/users/nobody', { bearer: admin })).body['code']).toBe(
      'validation_failed',
    )
    const removed = await service.call(path, { method: 'DELETE', bearer: admin, json: {} })
    expect(removed.status).toBe(200)
    expect((await service.call(path, { bearer: admin })).body['code']).toBe('user_not_found')
    expect((await service.call('/user', { bearer: admin })).status).toBe(403)
  })
})
