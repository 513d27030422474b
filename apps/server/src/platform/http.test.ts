import { expect, test } from 'vitest'
import { createHttp } from './http'
import { createMetrics } from './metrics'

const FREE_BETWEEN_MS = 5

test.each([
  [0, '127.0.0.1'],
  [1, '203.0.113.9'],
  [2, '198.51.100.4'],
])('behind %i proxies a caller’s address is %s, whatever it claims', async (proxies, address) => {
  const http = await createHttp({
    proxies,
    publicUrl: null,
    allowedOrigins: [],
    overloadDelayMs: 0,
    metrics: createMetrics(),
    report: () => {},
  })
  http.get('/', async (request) => request.ip)
  const headers = { 'x-forwarded-for': '10.9.9.9, 198.51.100.4, 203.0.113.9' }
  expect((await http.inject({ url: '/', headers })).body).toBe(address)
  await http.close()
})

test('a process that lags turns calls away with a plain answer, and still says that it runs', async () => {
  const http = await createHttp({
    proxies: 0,
    publicUrl: null,
    allowedOrigins: [],
    overloadDelayMs: 30,
    metrics: createMetrics(),
    report: () => {},
  })
  http.get('/anything', async () => 'fine')
  http.get('/health', async () => 'fine')
  await http.ready()
  const lagging = setInterval(() => {
    const until = performance.now() + 100
    while (performance.now() < until);
  }, FREE_BETWEEN_MS)
  let answer = await http.inject('/anything')
  while (answer.statusCode === 200) {
    await new Promise((resolve) => setTimeout(resolve, FREE_BETWEEN_MS))
    answer = await http.inject('/anything')
  }
  const health = await http.inject('/health')
  clearInterval(lagging)
  await http.close()
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('overloaded')
  expect(answer.headers['retry-after']).toBeDefined()
  expect(health.statusCode).toBe(200)
})
