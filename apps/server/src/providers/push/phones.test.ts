import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { createServer as createHttp2Server, type IncomingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { afterEach, expect, it } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { createApns } from './apns'
import { createFcm } from './fcm'

const { signal } = new AbortController()
const news = { storyId: '0d4c1a52-93b1-4b39-8df2-2f2f6f7f5b11' }
const deviceOf = (endpoint: string) => ({ endpoint, p256dh: '', auth: '' })
const toClose: (() => void)[] = []
afterEach(() => {
  for (const close of toClose.splice(0)) close()
})

interface Heard {
  path: string
  headers: IncomingHttpHeaders
  body: string
}
type Answer = { status: number; body?: object }
const originOf = (server: { address: () => unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Both of Google's doors on this machine: the tokens’ and the messages’. */
async function openFirebase(answers: Answer[]) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url: path = '', headers } = request
      heard.push({ path, headers, body: Buffer.concat(parts).toString() })
      const token = `token ${heard.filter((one) => one.path === '/token').length}`
      const grant = { status: 200, body: { access_token: token, expires_in: 3600 } }
      const { status, body = {} } = path === '/token' ? grant : (answers.shift() ?? { status: 200 })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  toClose.push(() => server.close())
  const clock = createTestClock()
  const fcm = createFcm({
    account: {
      project_id: 'luciole-test',
      client_email: 'push@luciole.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: `${originOf(server)}/token`,
    },
    url: originOf(server),
    clock,
  })
  const send = () => fcm.send({ device: deviceOf('fcm:phone-1'), news }, { signal })
  const sent = () => heard.filter(({ path }) => path !== '/token')
  const grants = () => heard.filter(({ path }) => path === '/token')
  return { fcm, clock, publicKey, send, sent, grants }
}

/** Apple’s door, without its lock: HTTP/2 in the open. */
async function openApple(answers: Answer[]) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const heard: Heard[] = []
  const server = createHttp2Server()
  server.on('session', (session) => toClose.unshift(() => session.destroy()))
  server.on('stream', (stream, headers) => {
    let body = ''
    stream.on('data', (part: Buffer) => (body += part.toString()))
    stream.on('end', () => {
      heard.push({ path: String(headers[':path']), headers, body })
      const answer = answers.shift() ?? { status: 200 }
      stream.respond({ ':status': answer.status })
      stream.end(answer.body ? JSON.stringify(answer.body) : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const clock = createTestClock()
  const apns = createApns({
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyId: 'KEY1234567',
    teamId: 'TEAM123456',
    topic: 'app.luciole',
    url: originOf(server),
    clock,
  })
  toClose.push(apns.close, () => server.close())
  const send = () => apns.send({ device: deviceOf('apns:0123abcd'), news }, { signal })
  return { apns, clock, publicKey, send, heard }
}

it('an Android phone gets the story’s id and the names of two sentences it has itself', async () => {
  const { fcm, publicKey, clock, send, sent, grants } = await openFirebase([])
  expect(fcm.reaches('fcm:phone-1')).toBe(true)
  expect(fcm.reaches('https://fcm.googleapis.com/x')).toBe(false)
  expect(await send()).toBe('sent')
  expect(await send()).toBe('sent')
  const [message] = sent()
  expect(message?.path).toBe('/v1/projects/luciole-test/messages:send')
  expect(message?.headers.authorization).toBe('Bearer token 1')
  expect(JSON.parse(message?.body ?? '')).toEqual({
    message: {
      token: 'phone-1',
      data: news,
      android: {
        ttl: '86400s',
        notification: {
          title_loc_key: 'story_ready',
          body_loc_key: 'story_ready_body',
          tag: news.storyId,
        },
      },
    },
  })
  expect(grants()).toHaveLength(1)
  const assertion = new URLSearchParams(grants()[0]?.body).get('assertion') ?? ''
  const { payload } = await jwtVerify(assertion, publicKey, { currentDate: clock.now() })
  expect(payload).toMatchObject({
    iss: 'push@luciole.example',
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
  })
})

it('Firebase: a phone without the app is gone; tired or in doubt, it is tried again', async () => {
  const { clock, send, grants } = await openFirebase([
    { status: 404, body: { error: { details: [{ errorCode: 'UNREGISTERED' }] } } },
    { status: 503, body: { error: { details: [{ errorCode: 'UNAVAILABLE' }] } } },
    { status: 401 },
    { status: 200 },
  ])
  expect(await send()).toBe('gone')
  await expect(send()).rejects.toThrow('503')
  await expect(send()).rejects.toThrow('401')
  expect(await send()).toBe('sent')
  expect(grants()).toHaveLength(2)
  clock.advance(3600_000)
  expect(await send()).toBe('sent')
  expect(grants()).toHaveLength(3)
})

it('an iPhone gets the same, over one connection', async () => {
  const { apns, publicKey, clock, send, heard } = await openApple([])
  expect(apns.reaches('apns:0123abcd')).toBe(true)
  expect(await send()).toBe('sent')
  expect(await send()).toBe('sent')
  const [message, again] = heard
  expect(message?.path).toBe('/3/device/0123abcd')
  expect(message?.headers).toMatchObject({
    'apns-topic': 'app.luciole',
    'apns-push-type': 'alert',
    'apns-collapse-id': news.storyId,
    'apns-expiration': String(Math.floor(clock.now().getTime() / 1000) + 86_400),
  })
  expect(JSON.parse(message?.body ?? '')).toEqual({
    aps: { alert: { 'title-loc-key': 'story_ready', 'loc-key': 'story_ready_body' } },
    ...news,
  })
  expect(again?.headers.authorization).toBe(message?.headers.authorization)
  const token = message?.headers.authorization?.replace('bearer ', '') ?? ''
  const { payload, protectedHeader } = await jwtVerify(token, publicKey)
  expect(payload.iss).toBe('TEAM123456')
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' })
})

it('Apple: a phone without the app is gone; an old token is made anew', async () => {
  const { clock, send, heard } = await openApple([
    { status: 410, body: { reason: 'Unregistered' } },
    { status: 400, body: { reason: 'BadDeviceToken' } },
    { status: 403, body: { reason: 'ExpiredProviderToken' } },
    { status: 200 },
    { status: 500, body: { reason: 'InternalServerError' } },
  ])
  expect(await send()).toBe('gone')
  expect(await send()).toBe('gone')
  clock.advance(1000)
  await expect(send()).rejects.toThrow('ExpiredProviderToken')
  expect(await send()).toBe('sent')
  const [first, , , fourth] = heard.map(({ headers }) => headers.authorization)
  expect(fourth).not.toBe(first)
  await expect(send()).rejects.toThrow('500')
})

it('Apple: a service that cannot be reached is a failure like any other', async () => {
  const { apns } = await openApple([])
  const closed = createApns({
    key: generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
    keyId: 'KEY1234567',
    teamId: 'TEAM123456',
    topic: 'app.luciole',
    url: 'http://127.0.0.1:1',
    clock: createTestClock(),
  })
  apns.close()
  await expect(
    closed.send({ device: deviceOf('apns:0123abcd'), news }, { signal }),
  ).rejects.toThrow()
})
