import { createServer as createWebServer, get } from 'node:http'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { addressIn, createCheckedLookup, isPublicAddress } from './public-address'
import { createReachElsewhere } from './reach-elsewhere'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '2002:0a00:0001::1',
])('%s is in our own house', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is out in the world',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('an address is one also where a URL writes it in brackets or as a number', () => {
  expect(addressIn(new URL('https://[::1]/').hostname)).toBe('::1')
  expect(addressIn(new URL('https://2130706433/').hostname)).toBe('127.0.0.1')
  expect(addressIn('pictures.example')).toBeNull()
})

describe('a name', () => {
  let server: Server
  afterEach(() => void server.close())

  /** A host that only takes the call, and who is asked where a name lives: each answer once. */
  async function reachWith(answers: string[][]) {
    const hellos: string[] = []
    server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', (bytes) => {
        hellos.push(bytes.toString('latin1'))
        socket.destroy()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const asked: string[] = []
    const checkedLookup = createCheckedLookup({
      isAllowed: (address) => address === '127.0.0.1',
      resolve(host, _, done) {
        asked.push(host)
        const addresses = answers.shift() ?? []
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )
      },
    })
    const reach = createReachElsewhere({ checkedLookup })
    const call = () =>
      reach(`https://pictures.example:${port}/a.png`, { signal: AbortSignal.timeout(5000) })
    return { hellos, asked, call }
  }

  test('is asked for once, and what it answered is what is connected to', async () => {
    const { hellos, asked, call } = await reachWith([['127.0.0.1'], ['127.0.0.2']])
    await expect(call()).rejects.toThrow()
    expect(asked).toEqual(['pictures.example'])
    expect(hellos).toHaveLength(1)
    expect(hellos[0]).toContain('pictures.example')
  })

  test('that has moved into our house since is not followed there', async () => {
    const { hellos, call } = await reachWith([['127.0.0.1'], ['127.0.0.1', '10.0.0.1']])
    await expect(call()).rejects.toThrow()
    await expect(call()).rejects.toMatchObject({ trouble: 'unreadable' })
    expect(hellos).toHaveLength(1)
  })
})

test.each([204, 304, 999])(
  'an answer of %i from an address a service names is no picture, and harms nobody',
  async (status) => {
    const house = createWebServer((_, response) => void response.writeHead(status).end())
    await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve))
    const { port } = house.address() as { port: number }
    const reach = createReachElsewhere({
      ask: (_, { signal }, answered) => get({ port, host: '127.0.0.1', signal }, answered),
    })
    const { signal } = new AbortController()
    await expect(reach('https://pictures.example/a.png', { signal })).rejects.toMatchObject({
      trouble: 'unreadable',
    })
    house.close()
  },
)
