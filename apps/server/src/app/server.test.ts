import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeConfig } from '#platform/config'
import { packageRoot } from '#platform/package-root'
import { fragments } from './app.config'
import { openTestServer } from './test-server'

let server: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  server = await openTestServer()
  const letter = { to: 'p@example.org', subject: '<b>Hello</b>', text: 'hi', html: '<p>hi</p>' }
  await server.house.mail.send({ key: 'hello', ...letter })
})
afterAll(() => server.close())

/** Unlike fetch, may say any Host. */
const statusOf = ({ path, headers }: { path: string; headers: Record<string, string> }) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${server.url}${path}`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

test('the mailbox shows letters to people and to scripts of this machine', async () => {
  const letters = await (await fetch(`${server.url}/dev/mailbox.json`)).json()
  expect(letters).toMatchObject([{ to: 'p@example.org', text: 'hi' }])
  const page = await (await fetch(`${server.url}/dev/mailbox`)).text()
  expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;')
  const headers = { 'accept-language': 'fr-FR,fr;q=0.9' }
  const french = await (await fetch(`${server.url}/dev/mailbox`, { headers })).text()
  expect(french).toContain('<h1>Boîte aux lettres</h1>')
})

test.each([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['through a proxy that says it otherwise', { 'x-real-ip': '203.0.113.9' }],
  ['by a page of another name', { host: 'rebound.example' }],
])('the mailbox and the metrics do not exist when asked %s', async (_how, headers) => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/metrics']) {
    expect(await statusOf({ path, headers })).toBe(404)
  }
})

test('health, readiness and metrics are there for whoever runs the server', async () => {
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('luciole_request_seconds_count{route="/health",status="200"}')
  expect(metrics).toContain('luciole_streams 0')
})

test('what was stored can be opened at its address by the web page', async () => {
  const { mediaStore } = server.house
  const bytes = new TextEncoder().encode('a picture')
  const key = await mediaStore.put({ owner: 'parent-1', bytes, type: 'image/webp' })
  const answer = await fetch(`${server.url}${mediaStore.urlOf(key)}`)
  expect(await answer.text()).toBe('a picture')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('.env.example names every setting: npm run env-example -w @luciole/server', () => {
  const example = readFileSync(join(packageRoot(), '..', '..', '.env.example'), 'utf8')
  expect(example).toBe(describeConfig(fragments))
})
