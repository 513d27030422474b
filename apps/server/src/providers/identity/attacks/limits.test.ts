import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestService, type TestService } from '#providers/identity/test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ settings: { limitFactor: 1 } })
})
afterAll(() => service.close())

let nextAddress = 0
const newIp = () => `198.51.${Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

const signIn = (email: string, password: string, ip: string) =>
  service.call('/token?grant_type=password', {
    method: 'POST',
    json: { email, password },
    ...from(ip),
  })

async function parent(ip: string) {
  const email = service.newAddress()
  await service.call('/signup', {
    method: 'POST',
    json: { email, password: PASSWORD },
    ...from(ip),
  })
  const { hash } = await service.linkFor(email)
  const json = { token_hash: hash, type: 'signup' }
  await service.call('/verify', { method: 'POST', json, ...from(ip) })
  return email
}

describe('guessing a password', () => {
  it('is slowed after five tries, for as long as it goes on', async () => {
    const email = await parent(newIp())
    const thief = newIp()
    const answers = []
    for (let tries = 0; tries < 8; tries += 1)
      answers.push(await signIn(email, 'guess guess', thief))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
    expect(answers.at(-1)?.body['code']).toBe('over_request_rate_limit')
    service.clock.advance(2001)
    expect((await signIn(email, 'guess guess', thief)).status).toBe(400)
    service.clock.advance(2001)
    expect((await signIn(email, 'guess guess', thief)).status).toBe(429)
  })

  it('a hundred times at once is still counted one by one', async () => {
    const email = await parent(newIp())
    const thief = newIp()
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => signIn(email, 'guess guess', thief)),
    )
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(6)
  })

  it('from everywhere together never locks the parent out of their own place', async () => {
    const home = newIp()
    const email = await parent(home)
    let refused = 0
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await signIn(email, 'guess guess', newIp())).status === 429) refused += 1
    }
    expect(refused).toBeGreaterThan(5)
    expect((await signIn(email, PASSWORD, home)).status).toBe(200)
    service.clock.advance(61_000)
    expect((await signIn(email, PASSWORD, newIp())).status).toBe(200)
  })

  it('looks the same on an address nobody has', async () => {
    const known = await parent(newIp())
    const [one, two] = [newIp(), newIp()]
    for (let tries = 0; tries < 8; tries += 1) {
      const a = await signIn(known, 'guess guess', one)
      const b = await signIn('nobody@example.org', 'guess guess', two)
      expect([b.status, b.text]).toEqual([a.status, a.text])
    }
  })
})

describe('one address', () => {
  const calls = [
    ['/token?grant_type=refresh_token', { refresh_token: 'x' }, 2_000],
    ['/verify', { token_hash: 'x', type: 'signup' }, 10_000],
    ['/signup', { email: 'a@example.org', password: 'short' }, 10_000],
    ['/recover', { email: 'not an address' }, 10_000],
    ['/resend', { type: 'signup' }, 10_000],
  ] as const

  it('may ask thirty times, then as fast as its bucket drains', async () => {
    for (const [path, json, periodMs] of calls) {
      const ip = newIp()
      const ask = () => service.call(path, { method: 'POST', json, ...from(ip) })
      const first = []
      for (let times = 0; times < 31; times += 1) first.push((await ask()).status)
      expect([path, first.lastIndexOf(429), first.indexOf(429)]).toEqual([path, 30, 30])
      service.clock.advance(periodMs)
      expect([path, (await ask()).status === 429]).toEqual([path, false])
      expect([path, (await ask()).status === 429]).toEqual([path, true])
      expect(
        (await service.call(path, { method: 'POST', json, ...from(newIp()) })).status,
      ).not.toBe(429)
    }
  })

  it('of a household counts as one, however many IPv6 addresses it has', async () => {
    const ask = (ip: string) => service.call('/verify', { method: 'POST', json: {}, ...from(ip) })
    for (let times = 0; times < 30; times += 1) await ask(`2001:db8:1:2::${times + 1}`)
    expect((await ask('2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await ask('2001:db8:1:3::9')).status).not.toBe(429)
  })
})

describe('letters to one address', () => {
  it('leave at most once a minute and kind, without saying so', async () => {
    const email = await parent(newIp())
    const sent = service.mails.length
    for (let times = 0; times < 3; times += 1) {
      const answer = await service.call('/recover', { method: 'POST', json: { email } })
      expect([answer.status, answer.text]).toEqual([200, '{}'])
    }
    await service.deliver()
    expect(service.mails.length - sent).toBe(1)
  })
})
