import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestService, type TestService } from '#providers/identity/test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const signIn = (email: string, password: string) =>
  service.call('/token?grant_type=password', { method: 'POST', json: { email, password } })

describe('signing in', () => {
  it('needs the right password', async () => {
    const { email } = await service.confirmedParent()
    for (const password of ['glow worm over the hil', 'GLOW WORM OVER THE HILL', ' ']) {
      const answer = await signIn(email, password)
      expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_credentials'])
    }
    expect((await signIn(email.toUpperCase(), PASSWORD)).status).toBe(200)
  })

  it('answers a stranger’s address exactly as a wrong password', async () => {
    const { email } = await service.confirmedParent()
    const known = await signIn(email, 'not the right one')
    const unknown = await signIn(service.newAddress(), 'not the right one')
    expect(unknown.text).toBe(known.text)
    expect(unknown.status).toBe(known.status)
    const names = (headers: Headers) =>
      [...headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`)
    expect(names(unknown.headers)).toEqual(names(known.headers))
  })

  it('says that an address is unconfirmed only to whoever has the password', async () => {
    const email = service.newAddress()
    await service.newClient().signUp({ email, password: PASSWORD })
    expect((await signIn(email, 'not the right one')).body['code']).toBe('invalid_credentials')
    expect((await signIn(email, PASSWORD)).body['code']).toBe('email_not_confirmed')
  })
})

describe('asking for a letter', () => {
  it('is answered alike for everybody, as often as it is asked', async () => {
    const { email } = await service.confirmedParent()
    const answers: string[] = []
    for (const address of [email, email, service.newAddress(), service.newAddress()]) {
      for (const [path, json] of [
        ['/recover', { email: address }],
        ['/resend', { email: address, type: 'signup' }],
        ['/resend', { email: address, type: 'email_change' }],
      ] as const) {
        const answer = await service.call(path, { method: 'POST', json })
        answers.push(`${answer.status} ${answer.text}`)
      }
    }
    expect(new Set(answers)).toEqual(new Set(['200 {}']))
  })

  it('writes the same rows whether anybody has the address or not', async () => {
    service.clock.advance(61_000)
    const { email } = await service.confirmedParent()
    service.clock.advance(61_000)
    const count = async () => {
      const { rows } = await service.database.db.execute('select count(*) from identity_letters')
      return Number(rows[0]?.['count'])
    }
    const before = await count()
    await service.call('/recover', { method: 'POST', json: { email } })
    const known = (await count()) - before
    await service.call('/recover', { method: 'POST', json: { email: service.newAddress() } })
    expect((await count()) - before - known).toBe(known)
    await service.deliver()
    expect(await count()).toBe(0)
  })
})

describe('what a parent may write about themselves', () => {
  it('is their own data, never a role, a right or a confirmation', async () => {
    const { session, user } = await service.confirmedParent()
    const json = {
      data: { language: 'en', sub: 'other', email_verified: false, plan: 'family' },
      app_metadata: { role: 'admin' },
      role: 'service_role',
      aud: 'admin',
      email_confirmed_at: '2020-01-01T00:00:00Z',
      id: '00000000-0000-4000-8000-000000000000',
      banned_until: 'none',
    }
    const answer = await service.call('/user', {
      method: 'PUT',
      bearer: session.access_token,
      json,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      id: user.id,
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      email_confirmed_at: user.email_confirmed_at,
      user_metadata: { sub: user.id, email_verified: true, language: 'en' },
    })
    expect(Object.keys(answer.body['app_metadata'] as object)).toEqual(['provider', 'providers'])
  })

  it('cannot be smuggled in at sign-up either', async () => {
    const email = service.newAddress()
    const answer = await service.call('/signup', {
      method: 'POST',
      json: {
        email,
        password: PASSWORD,
        role: 'service_role',
        email_confirmed_at: '2020-01-01T00:00:00Z',
        app_metadata: { role: 'admin' },
        data: { email: 'victim@example.org', email_verified: true },
      },
    })
    expect(answer.body['role']).toBe('authenticated')
    expect(answer.body['email_confirmed_at']).toBeUndefined()
    expect(answer.body['user_metadata']).toMatchObject({ email, email_verified: false })
  })
})

describe('a password', () => {
  it('is refused when it is short, common, or the address itself', async () => {
    const refused = ['short', 'password123', 'azertyuiop', 'Soleil2024!', 'p4ssw0rd', 'Luciole2026']
    for (const password of [...refused, 'abcdefgh', '11111111', 'lulu.quill']) {
      const { error } = await service
        .newClient()
        .signUp({ email: 'lulu.quill@example.org', password })
      expect([password, error?.code]).toEqual([password, 'weak_password'])
    }
    const long = await service.newClient().signUp({
      email: service.newAddress(),
      password: 'é'.repeat(37),
    })
    expect(long.error?.code).toBe('validation_failed')
    const longest = { email: service.newAddress(), password: 'mole and heron '.repeat(4) }
    expect((await service.newClient().signUp(longest)).error).toBeNull()
  })

  it('is nowhere to be found in the database', async () => {
    const { rows } = await service.database.db.execute(
      `select u::text as row from identity_users u where u::text like '%${PASSWORD}%'`,
    )
    expect(rows).toEqual([])
    const hashes = await service.database.db.execute(
      'select password_hash from identity_users where password_hash is not null limit 1',
    )
    expect(String(hashes.rows[0]?.['password_hash'])).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    )
  })
})

describe('a request', () => {
  it('that is too large is refused before it is read', async () => {
    const body = `{"email":"${'a'.repeat(1024 * 1024 + 1)}"}`
    const headers = { 'content-type': 'application/json' }
    const answer = await service.call('/signup', { method: 'POST', body, headers })
    expect([answer.status, answer.body['code']]).toEqual([413, 'request_entity_too_large'])
  })

  it('that is not JSON is refused in the format its sender reads', async () => {
    const init = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }
    expect((await service.call('/recover', init)).body['code']).toBe('bad_json')
    for (const version of ['2023-12-31', 'tomorrow']) {
      const headers = { ...init.headers, 'x-supabase-api-version': version }
      const old = await service.call('/recover', { ...init, headers })
      expect(old.body).toMatchObject({ code: 400, error_code: 'bad_json' })
      expect(old.headers.get('x-sb-error-code')).toBe('bad_json')
      expect(old.headers.get('x-supabase-api-version')).toBeNull()
    }
  })
})
