import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  PASSWORD,
  SITE,
  startTestService,
  type TestService,
} from '#providers/identity/test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const verify = (hash: string, type: string) =>
  service.call('/verify', { method: 'POST', json: { token_hash: hash, type } })

async function expectSpent(hash: string, type: string) {
  const answer = await verify(hash, type)
  expect([answer.status, answer.body['code']]).toEqual([403, 'otp_expired'])
}

async function recoveryLink(email: string) {
  service.clock.advance(61_000)
  await service.call('/recover', { method: 'POST', json: { email } })
  return (await service.linkFor(email)).hash
}

async function pkceStart(verifier = randomBytes(32).toString('base64url')) {
  const email = service.newAddress()
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  await service.call('/signup', {
    method: 'POST',
    json: { email, password: PASSWORD, code_challenge, code_challenge_method: 's256' },
  })
  const { hash } = await service.linkFor(email)
  const followed = await service.call(`/verify?token=${hash}&type=signup`)
  const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? ''
  return { code, verifier, hash }
}

const exchange = (auth_code: string, code_verifier: string) =>
  service.call('/token?grant_type=pkce', { method: 'POST', json: { auth_code, code_verifier } })

describe('a mailed link', () => {
  it('opens once', async () => {
    const { email } = await service.confirmedParent()
    const hash = await recoveryLink(email)
    const both = await Promise.all([verify(hash, 'recovery'), verify(hash, 'recovery')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
    await expectSpent(hash, 'recovery')
  })

  it('opens for its own purpose only', async () => {
    const { email } = await service.confirmedParent()
    const hash = await recoveryLink(email)
    for (const type of ['signup', 'magiclink', 'invite', 'email', 'email_change']) {
      await expectSpent(hash, type)
    }
    expect((await verify(hash, 'reauthentication')).body['code']).toBe('validation_failed')
    expect((await verify(hash, '__proto__')).body['code']).toBe('validation_failed')
    expect((await verify(hash, 'recovery')).status).toBe(200)
  })

  it('ends with its time', async () => {
    const { email } = await service.confirmedParent()
    const hash = await recoveryLink(email)
    service.clock.advance(1800_001)
    await expectSpent(hash, 'recovery')
    const location = (await service.call(`/verify?token=${hash}&type=recovery`)).headers.get(
      'location',
    )
    expect(new URLSearchParams(location?.split('#')[1]).get('error_code')).toBe('otp_expired')
  })

  it('ends with a newer one, and with a changed password', async () => {
    const { email, client } = await service.confirmedParent()
    const first = await recoveryLink(email)
    const second = await recoveryLink(email)
    await expectSpent(first, 'recovery')
    const change = { password: 'the pond at midnight', current_password: PASSWORD }
    expect((await client.updateUser(change)).error).toBeNull()
    await expectSpent(second, 'recovery')
  })

  it('cannot be made from the address and a guessed number', async () => {
    const { email } = await service.confirmedParent()
    await recoveryLink(email)
    const stored = await service.database.db.execute('select hash from identity_one_time_tokens')
    for (const guess of ['000000', '123456', '']) {
      const hash = createHash('sha224')
        .update(email + guess)
        .digest('hex')
      await expectSpent(hash, 'recovery')
    }
    for (const { hash } of stored.rows) await expectSpent(String(hash), 'recovery')
  })

  it('gives an account nobody confirmed to its owner, without the stranger’s password', async () => {
    const email = service.newAddress()
    const thief = service.newClient()
    await thief.signUp({ email, password: 'the thief waits here' })
    const hash = await recoveryLink(email)
    expect((await verify(hash, 'recovery')).status).toBe(200)
    const { error } = await thief.signInWithPassword({ email, password: 'the thief waits here' })
    expect(error?.code).toBe('invalid_credentials')
  })

  it('is not changed by a second sign-up, nor is the password', async () => {
    const email = service.newAddress()
    const client = service.newClient()
    await client.signUp({ email, password: PASSWORD, options: { data: { language: 'fr' } } })
    const tooSoon = await client.signUp({ email, password: 'a stranger came by' })
    expect(tooSoon.error?.code).toBe('over_email_send_rate_limit')
    service.clock.advance(61_000)
    const options = { data: { language: 'en' } }
    await client.signUp({ email, password: 'a stranger came by', options })
    const { hash } = await service.linkFor(email)
    const { body } = await verify(hash, 'signup')
    expect(body['user']).toMatchObject({ user_metadata: { language: 'fr' } })
    const stranger = await client.signInWithPassword({ email, password: 'a stranger came by' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })
})

describe('the exchange of a code', () => {
  it('needs the verifier the flow began with, and spends the code on a wrong one', async () => {
    const { code, verifier } = await pkceStart()
    const wrong = await exchange(code, randomBytes(32).toString('base64url'))
    expect([wrong.status, wrong.body['code']]).toEqual([400, 'bad_code_verifier'])
    expect((await exchange(code, verifier)).body['code']).toBe('flow_state_not_found')
  })

  it('works once, and within five minutes', async () => {
    const { code, verifier, hash } = await pkceStart()
    expect((await exchange(code, verifier)).status).toBe(200)
    expect((await exchange(code, verifier)).status).toBe(404)
    await expectSpent(hash, 'signup')
    const late = await pkceStart()
    service.clock.advance(300_001)
    const answer = await exchange(late.code, late.verifier)
    expect([answer.status, answer.body['code']]).toEqual([422, 'flow_state_expired'])
    expect((await exchange(randomUUID(), 'x')).status).toBe(404)
  })

  it('wants a whole and well-formed challenge', async () => {
    const json = { email: service.newAddress(), password: PASSWORD }
    for (const pair of [
      { code_challenge: 'a'.repeat(43) },
      { code_challenge_method: 's256' },
      { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
      { code_challenge: `${'a'.repeat(42)}!`, code_challenge_method: 's256' },
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'sha512' },
    ]) {
      const answer = await service.call('/signup', { method: 'POST', json: { ...json, ...pair } })
      expect(answer.body['code']).toBe('validation_failed')
    }
  })
})

describe('a redirect', () => {
  const refused = [
    'https://evil.example',
    'https://luciole.example@evil.example',
    'https://luciole.example:pass@evil.example/',
    'https://luciole.example.evil.example/',
    'https://luciole.example\\@evil.example',
    'https:\\\\evil.example',
    'https://evil.example\\.luciole.example',
    '//evil.example',
    '/changepassword',
    'https://luciole.example.',
    'https://luciole.example:8443/',
    'http://luciole.example/',
    'http://2130706433/',
    'https://2130706433/',
    'http://0x7f.1/',
    'https://evil。example',
    'https://luciole.example\t.evil.example',
    'javascript:alert(1)',
    'javascript://luciole.example/%0aalert(1)',
    'data:text/html,hello',
    'other.app://changepassword',
    'LUCIOLE://changepassword',
    'https://[::1]@evil.example',
  ]
  const accepted = [
    `${SITE}/changepassword`,
    `${SITE}/emailconfirmed?sb_flow_id=abc`,
    'https://LUCIOLE.example/changepassword',
    'http://127.0.0.1:5173/changepassword',
    'luciole://changepassword',
    'luciole://changepassword?sb_flow_id=abc',
  ]

  async function targetFor(redirect_to: string) {
    const query = new URLSearchParams({ token: 'unknown', type: 'signup', redirect_to })
    return (await service.call(`/verify?${query}`)).headers.get('location') ?? ''
  }

  it('never leaves for an address that is not on the list', async () => {
    for (const address of refused) {
      expect([address, (await targetFor(address)).startsWith(`${SITE}`)]).toEqual([address, true])
      expect(new URL(await targetFor(address)).host).toBe('luciole.example')
    }
  })

  it('goes where the list allows', async () => {
    for (const address of accepted) {
      const bare = (await targetFor(address)).split('#')[0]
      expect(bare?.toLowerCase().startsWith(address.toLowerCase().split('?')[0] ?? '')).toBe(true)
    }
  })

  it('is checked already when the letter is written', async () => {
    const email = service.newAddress()
    const target = encodeURIComponent('https://evil.example/')
    await service.call(`/signup?redirect_to=${target}`, {
      method: 'POST',
      json: { email, password: PASSWORD },
      headers: { redirect_to: 'https://evil.example/', referer: 'https://evil.example/' },
    })
    expect(new URL((await service.linkFor(email)).redirect).host).toBe('luciole.example')
  })
})
