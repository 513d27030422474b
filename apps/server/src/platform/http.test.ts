import { expect, test } from 'vitest'
import { createHttp } from './http'
import { createMetrics } from './metrics'

const FREE_BETWEEN_MS = 5

test('a process that lags turns calls away with a plain answer, and still says that it runs', async () => {
  const http = await createHttp({
    trustProxy: false,
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
