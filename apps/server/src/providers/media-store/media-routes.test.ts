import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerHttpError } from '#platform/http-errors'
import { createTestClock } from '#platform/test-clock'
import { createLocalStore } from './local'
import { registerMedia } from './media-routes'
import type { MediaStore } from './media-store'
import { testSigner } from './test-signer'

const clock = createTestClock()
const mediaSigner = testSigner(clock)
let folder = ''
let mediaStore: MediaStore
let http: FastifyInstance
let url = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'luciole-media-'))
  mediaStore = createLocalStore({ folder, signer: mediaSigner })
  http = fastify()
  http.setErrorHandler((error, request, reply) =>
    answerHttpError({ error, request, reply, report: () => {} }),
  )
  registerMedia({ http, mediaStore, mediaSigner })
})
beforeEach(async () => {
  clock.set('2026-03-01T08:00:00.000Z')
  const bytes = new TextEncoder().encode('0123456789')
  url = mediaStore.urlOf(await mediaStore.put({ owner: 'parent-1', bytes, type: 'audio/mpeg' }))
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url: path, headers })

test('a signed address gives the media, never to be asked for again', async () => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('0123456789')
  expect(answer.headers['content-type']).toBe('audio/mpeg')
  expect(answer.headers['cache-control']).toContain('immutable')
})

test('an address without its signature, with another, or for another file gives nothing', async () => {
  const [path = '', query = ''] = url.split('?')
  const other = path.replace('parent-1', 'parent-2')
  for (const address of [path, `${url}x`, `${other}?${query}`, url.replace('e=', 'e=9')]) {
    expect((await get(address)).statusCode).toBe(404)
  }
})

test('an address expires', async () => {
  clock.advance(49 * 3_600_000)
  expect((await get(url)).statusCode).toBe(404)
})

test('an address stays the same for hours, and is good for at least as long as promised', async () => {
  const key = /parent-1\/[0-9a-f]{64}\.mp3/.exec(url)?.[0] ?? ''
  clock.advance(3_600_000)
  expect(mediaStore.urlOf(key)).toBe(url)
  clock.advance(23 * 3_600_000 - 1000)
  expect((await get(url)).statusCode).toBe(200)
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['lines=1-2', 200, '0123456789', undefined],
])('a player that asks for %s gets %i', async (range, status, body, contentRange) => {
  const answer = await get(url, { range })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toBe(body)
  expect(answer.headers['content-range']).toBe(contentRange)
})

test('a browser that has it is told so', async () => {
  const { etag } = (await get(url)).headers
  expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
})
