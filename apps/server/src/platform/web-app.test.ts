import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerHttpError } from './http-errors'
import { registerWebApp } from './web-app'

let folder = ''
const SCRIPT = 'console.log("a script long enough to compress, to compress, to compress")'

async function serve(root: string): Promise<FastifyInstance> {
  const http = fastify()
  http.setErrorHandler((error, request, reply) =>
    answerHttpError({ error, request, reply, report: () => {} }),
  )
  await registerWebApp({ http, folder: root })
  return http
}
let http: FastifyInstance
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'luciole-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the app')
  writeFileSync(join(folder, 'signin.en.html'), '<!doctype html>signing in')
  writeFileSync(join(folder, 'signin.fr.html'), '<!doctype html>se connecter')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  http = await serve(folder)
})
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  http.inject({ method: 'GET', url, headers })

test('a file named by its content is kept for good, and comes compressed as it was built', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.headers['content-encoding']).toBe('br')
})

test('every screen is answered with the app, asked for anew each time', async () => {
  for (const url of ['/', '/kid/1/story/2/', '/settings?lng=fr', '/subscribe/error', '/dev/ui']) {
    const answer = await get(url)
    expect(answer.body).toContain('the app')
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('a screen that was prerendered is answered as it was drawn', async () => {
  expect((await get('/signin')).body).toContain('signing in')
  expect((await get('/signin/')).body).toContain('signing in')
})

test.each([
  ['the address', '/signin?lng=fr', { cookie: 'i18next=en', 'accept-language': 'en' }],
  ['an earlier visit', '/signin', { cookie: 'a=b; i18next=fr', 'accept-language': 'en-GB' }],
  ['the browser', '/signin', { 'accept-language': 'fr-CA,en;q=0.8' }],
])('a prerendered screen speaks the language of %s', async (_, url, headers) => {
  const answer = await get(url, { accept: 'text/html', ...headers })
  expect(answer.body).toContain('se connecter')
  expect(answer.headers.vary).toContain('accept-language')
})

test.each([
  '/trpc/nothing',
  '/sandbox/checkout/nothing',
  '/auth/v1/nothing',
  '/media/nothing',
  '/dev/nothing',
  '/health/nothing',
  '/assets/gone-9z.js',
])('%s is never answered with the app', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ error: { data: { reason: 'not_found' } } })
})

test('what is no navigation is never answered with the app', async () => {
  expect((await get('/kid/1', { accept: 'application/json' })).statusCode).toBe(404)
  expect((await http.inject({ method: 'POST', url: '/settings' })).statusCode).toBe(404)
})

test('what checks a link gets the page, a script of the app an error', async () => {
  expect((await get('/signin', { accept: '*/*' })).body).toContain('signing in')
  const fetched = await get('/nowhere', { accept: '*/*', 'sec-fetch-dest': 'empty' })
  expect(fetched.statusCode).toBe(404)
})

test('a path cannot climb out of the folder', async () => {
  const answer = await get('/..%2f..%2fetc/passwd')
  expect(answer.body).not.toContain('root:')
})

test('a server whose web app was not built says what to do', async () => {
  const bare = await serve(join(folder, 'nothing here'))
  const answer = await bare.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build')
  await bare.close()
})
