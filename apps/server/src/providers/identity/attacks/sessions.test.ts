import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeRefreshToken, refreshKey } from '#providers/identity/service/refresh-token'
import { PASSWORD, startTestService, type TestService } from '#providers/identity/test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const refresh = (refresh_token: string) =>
  service.call('/token?grant_type=refresh_token', { method: 'POST', json: { refresh_token } })

const tokenOf = (answer: { body: Record<string, unknown> }) => String(answer.body['refresh_token'])

async function rotate(token: string, times: number) {
  let newest = token
  for (let turn = 0; turn < times; turn += 1) newest = tokenOf(await refresh(newest))
  return newest
}

describe('a refresh token', () => {
  it('is another one after each use', async () => {
    const { session } = await service.confirmedParent()
    const next = await refresh(session.refresh_token)
    expect(next.status).toBe(200)
    expect(tokenOf(next)).not.toBe(session.refresh_token)
  })

  it('used by many tabs at once gives all of them the same new one', async () => {
    const { session } = await service.confirmedParent()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refresh(session.refresh_token)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(tokenOf)).size).toBe(1)
    expect((await refresh(tokenOf(answers[0] ?? { body: {} }))).status).toBe(200)
  })

  it('may be used again when its answer was lost, however late', async () => {
    const { session } = await service.confirmedParent()
    const lost = await refresh(session.refresh_token)
    service.clock.advance(3_600_000)
    const again = await refresh(session.refresh_token)
    expect(tokenOf(again)).toBe(tokenOf(lost))
  })

  it('stolen and used late ends the whole family', async () => {
    const { session } = await service.confirmedParent()
    const newest = await rotate(session.refresh_token, 3)
    service.clock.advance(11_000)
    const stolen = await refresh(session.refresh_token)
    expect([stolen.status, stolen.body['code']]).toEqual([400, 'refresh_token_already_used'])
    expect((await refresh(newest)).body['code']).toBe('refresh_token_not_found')
    expect((await service.call('/user', { bearer: session.access_token })).status).toBe(403)
  })

  it('of many tabs waking together is no theft within ten seconds', async () => {
    const { session } = await service.confirmedParent()
    const newest = await rotate(session.refresh_token, 3)
    expect(tokenOf(await refresh(session.refresh_token))).toBe(newest)
  })

  it('cannot be made up', async () => {
    const { session } = await service.confirmedParent()
    const sessionId = String(
      JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
        .session_id,
    )
    const forged = encodeRefreshToken({ sessionId, counter: 0, key: new Uint8Array(32) })
    expect((await refresh(forged)).body['code']).toBe('refresh_token_not_found')
    const key = refreshKey({ secret: service.deps.ring.secret, sessionId })
    const future = encodeRefreshToken({ sessionId, counter: 9, key })
    expect((await refresh(future)).body['code']).toBe('validation_failed')
    for (const text of [
      '',
      'short',
      'not-a-refresh-token',
      `${session.refresh_token}x`,
      '0'.repeat(12),
    ]) {
      expect([text, (await refresh(text)).body['code']]).toEqual([text, 'validation_failed'])
    }
    expect((await refresh(session.refresh_token)).status).toBe(200)
  })

  it('ends after thirty idle days, and after half a year of use', async () => {
    const day = 86_400_000
    const idle = await service.confirmedParent()
    service.clock.advance(30 * day + 1000)
    expect((await refresh(idle.session.refresh_token)).body['code']).toBe('session_expired')
    let { refresh_token: token } = (await service.confirmedParent()).session
    for (let turn = 0; turn < 9; turn += 1) {
      service.clock.advance(20 * day - 1000)
      token = tokenOf(await refresh(token))
    }
    service.clock.advance(day)
    expect((await refresh(token)).body['code']).toBe('session_expired')
  })
})

describe('a session', () => {
  it('that signed out is dead at once, though its token has not ended', async () => {
    const { session } = await service.confirmedParent()
    const bearer = session.access_token
    expect((await service.call('/logout?scope=local', { method: 'POST', bearer })).status).toBe(204)
    const dead = await service.call('/user', { bearer })
    expect([dead.status, dead.body['code']]).toEqual([403, 'session_not_found'])
    expect((await refresh(session.refresh_token)).body['code']).toBe('refresh_token_not_found')
    expect((await service.call('/logout', { method: 'POST', bearer })).status).toBe(403)
  })

  it('ends with the others when asked: local, others, global', async () => {
    const { email } = await service.confirmedParent()
    const open = async () => {
      const client = service.newClient()
      const { data } = await client.signInWithPassword({ email, password: PASSWORD })
      return data.session?.access_token ?? ''
    }
    const [one, two, three] = [await open(), await open(), await open()]
    const isLive = async (bearer: string) =>
      (await service.call('/user', { bearer })).status === 200
    const end = (scope: string, bearer: string) =>
      service.call(`/logout?scope=${scope}`, { method: 'POST', bearer })
    expect((await end('everything', one)).body['code']).toBe('validation_failed')
    await end('local', three)
    expect([await isLive(one), await isLive(two), await isLive(three)]).toEqual([true, true, false])
    await end('others', one)
    expect([await isLive(one), await isLive(two)]).toEqual([true, false])
    const four = await open()
    await end('global', one)
    expect([await isLive(one), await isLive(four)]).toEqual([false, false])
  })

  it('elsewhere ends with a changed password; the one that changed it lives', async () => {
    const { email, session } = await service.confirmedParent()
    const here = service.newClient()
    await here.signInWithPassword({ email, password: PASSWORD })
    const asked = await here.updateUser({ password: 'a heron in the rain' })
    expect(asked.error?.code).toBe('current_password_required')
    const guessed = { password: 'a heron in the rain', current_password: 'guess' }
    expect((await here.updateUser(guessed)).error?.code).toBe('current_password_invalid')
    const right = { password: 'a heron in the rain', current_password: PASSWORD }
    expect((await here.updateUser(right)).error).toBeNull()
    expect((await here.getUser()).error).toBeNull()
    expect((await service.call('/user', { bearer: session.access_token })).status).toBe(403)
    expect((await refresh(session.refresh_token)).status).toBe(400)
  })

  it('changes the password without the old one only when a letter to recover began it', async () => {
    const { email, client } = await service.confirmedParent()
    const change = { password: 'a heron in the rain' }
    expect((await client.updateUser(change)).error?.code).toBe('current_password_required')
    await client.resetPasswordForEmail(email)
    const { hash } = await service.linkFor(email)
    await client.verifyOtp({ token_hash: hash, type: 'recovery' })
    expect((await client.updateUser(change)).error).toBeNull()
  })

  it('is always a new one: what the browser brings along is not looked at', async () => {
    const { session, email } = await service.confirmedParent()
    const again = await service.call('/token?grant_type=password', {
      method: 'POST',
      bearer: session.access_token,
      json: { email, password: PASSWORD, session_id: randomUUID(), refresh_token: 'mine' },
    })
    const idOf = (token: unknown) =>
      JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()).session_id
    expect(idOf(again.body['access_token'])).not.toBe(idOf(session.access_token))
    expect(tokenOf(again)).not.toBe(session.refresh_token)
  })

  it('of a deleted user is refused by that name', async () => {
    const { session, user } = await service.confirmedParent()
    await service.database.db.execute(`delete from identity_users where id = '${user.id}'`)
    const answer = await service.call('/user', { bearer: session.access_token })
    expect([answer.status, answer.body['code']]).toEqual([403, 'user_not_found'])
  })
})
