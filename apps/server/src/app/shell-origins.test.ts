import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newParent } from './test-parent'
import { openTestServer } from './test-server'

type Server = Awaited<ReturnType<typeof openTestServer>>
let server: Server
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')

describe.each(['capacitor://localhost', 'https://localhost'])('a shell at %s', (origin) => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers: { origin, ...headers } })

  it('may call, sign in and show pictures, also where it is refused', async () => {
    const paths = ['/trpc/config.public', '/trpc/kid.list', '/auth/v1/user', '/media/a/b.webp']
    for (const path of paths) expect(allowed(await ask(path)), path).toBe(origin)
  })

  it('may follow its stream', async () => {
    const { token } = await newParent({
      server,
      email: `${new URL(origin).protocol.length}@example.com`,
    })
    const leaving = new AbortController()
    const answer = await fetch(`${server.url}/trpc/events.follow?input=%7B%7D`, {
      headers: { origin, authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(allowed(answer)).toBe(origin)
    leaving.abort()
  })

  it('is told beforehand that its headers are welcome', async () => {
    const answer = await fetch(`${server.url}/trpc/kid.create`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-luciole-client',
      },
    })
    expect(allowed(answer)).toBe(origin)
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-luciole-client')
  })
})

it('another site is not answered for', async () => {
  const answer = await fetch(`${server.url}/trpc/config.public`, {
    headers: { origin: 'https://evil.example' },
  })
  expect(allowed(answer)).toBeNull()
})
