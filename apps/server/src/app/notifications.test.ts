import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/db'
import { newParent } from './test-parent'
import { openTestServer } from './test-server'

type Server = Awaited<ReturnType<typeof openTestServer>>
interface Message {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** A push service on this machine: it keeps what it was given and answers as its paths say. */
async function openPushService() {
  const messages: Message[] = []
  const http = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      messages.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const isTired = path === '/tired' && messages.filter((one) => one.path === path).length < 2
      answer.writeHead(path === '/gone' ? 410 : isTired ? 503 : 201).end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { messages, origin: `http://127.0.0.1:${port}`, close: () => http.close() }
}

function newDevice() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys().toString('base64url')
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    keys: { p256dh, auth: auth.toString('base64url') },
    /** As a browser would open it. */
    open(body: Buffer) {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 86)
      const sealed = body.subarray(86)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs])
      const shared = derive(ecdh.computeSecret(theirs), auth, info, 32)
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return text.subarray(0, -1).toString()
    },
  }
}

describe('"your story is ready"', () => {
  let server: Server
  let service: Awaited<ReturnType<typeof openPushService>>
  beforeAll(async () => {
    service = await openPushService()
    server = await openTestServer({ environment: { PUSH_SERVICES: '127.0.0.1' } })
  })
  afterAll(async () => {
    await server.close()
    service.close()
  })

  const announce = ({ accountId, storyId }: { accountId: string; storyId: string }) =>
    inTransaction({ db: server.house.database.db }, (tx) =>
      server.services.notifications.announce({ tx, accountId, storyId }),
    )
  const sentTo = (path: string) => service.messages.filter((message) => message.path === path)
  const newListener = async () => {
    const parent = await newParent({ server, email: `${randomUUID()}@example.com` })
    const { id: accountId } = await parent.trpc.account.get.query()
    return { ...parent, accountId }
  }

  it('reaches a device sealed, says the story’s id and nothing else, and comes once', async () => {
    const { trpc, accountId } = await newListener()
    const device = newDevice()
    const endpoint = `${service.origin}/device`
    await trpc.notification.subscribe.mutate({ endpoint, keys: device.keys })
    const storyId = randomUUID()
    await announce({ accountId, storyId })
    await announce({ accountId, storyId })
    await expect.poll(() => sentTo('/device').length).toBe(1)
    const [message] = sentTo('/device')
    expect(JSON.parse(device.open(message?.body ?? Buffer.alloc(0)))).toEqual({ storyId })
    expect(message?.body.toString('latin1')).not.toContain(storyId)
    expect(message?.headers['content-encoding']).toBe('aes128gcm')

    const { vapidPublicKey } = await trpc.config.public.query()
    const point = Buffer.from(vapidPublicKey ?? '', 'base64url')
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(message?.headers.authorization ?? '') ?? []
    expect(key).toBe(vapidPublicKey)
    const { payload } = await jwtVerify(
      token,
      createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      }),
      { audience: service.origin },
    )
    expect(payload.sub).toMatch(/^mailto:/)
  })

  it('is tried again when the service is tired, and forgets a device that is gone', async () => {
    const { trpc, accountId } = await newListener()
    for (const path of ['/tired', '/gone']) {
      await trpc.notification.subscribe.mutate({
        endpoint: service.origin + path,
        keys: newDevice().keys,
      })
    }
    await announce({ accountId, storyId: randomUUID() })
    await expect.poll(() => sentTo('/tired').length).toBe(2)
    await expect.poll(() => sentTo('/gone').length).toBe(1)
    await announce({ accountId, storyId: randomUUID() })
    await expect.poll(() => sentTo('/tired').length).toBe(3)
    expect(sentTo('/gone')).toHaveLength(1)
  })

  it('goes to whoever reads on a device now, and to nobody who said no', async () => {
    const [first, second] = [await newListener(), await newListener()]
    const endpoint = `${service.origin}/shared`
    const { keys } = newDevice()
    await first.trpc.notification.subscribe.mutate({ endpoint, keys })
    await second.trpc.notification.subscribe.mutate({ endpoint, keys })
    await first.trpc.notification.forget.mutate({ endpoint })
    await announce({ accountId: first.accountId, storyId: randomUUID() })
    await announce({ accountId: second.accountId, storyId: randomUUID() })
    await expect.poll(() => sentTo('/shared').length).toBe(1)
    await second.trpc.notification.forget.mutate({ endpoint })
    await announce({ accountId: second.accountId, storyId: randomUUID() })
    expect(sentTo('/shared')).toHaveLength(1)
  })

  it('asks no phone for its name whose service nobody set up, and takes none', async () => {
    const { trpc } = await newListener()
    const { phonePush } = await trpc.config.public.query()
    expect(phonePush).toEqual({ android: false, ios: false })
    const asked = trpc.notification.subscribePhone.mutate({ platform: 'android', token: 'phone-1' })
    await expect(asked).rejects.toMatchObject({ data: { reason: 'invalid_input' } })
  })

  it.each([
    'http://127.0.0.2/x',
    'http://169.254.169.254/latest',
    'https://push.example/x',
    'https://a@127.0.0.1/x',
    'file:///etc/passwd',
    'not an address',
  ])('is never sent to %s', async (endpoint) => {
    const { trpc } = await newListener()
    const asked = trpc.notification.subscribe.mutate({ endpoint, keys: newDevice().keys })
    await expect(asked).rejects.toMatchObject({ data: { reason: 'invalid_input' } })
  })
})
