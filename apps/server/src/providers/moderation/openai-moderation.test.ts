import { afterEach, expect, test } from 'vitest'
import { createTestLog } from '#platform/test-log'
import {
  answerHtml,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import { createGates } from './gates'
import { createOpenAiModerator } from './openai-moderation'

const verdictOf =
  (flagged: boolean): Answer =>
  (response) => {
    const results = [{ flagged, categories: { violence: flagged, hate: false } }]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }))
  }
const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function gatesOf(answer: Answer) {
  const service = await openTestService([answer])
  open.push(service.close)
  const { log, logged } = createTestLog()
  const options = { baseUrl: `${service.url}/`, apiKey: 'sk-secret-key', model: 'm' }
  const gates = createGates({ moderator: createOpenAiModerator(options), log })
  return { gates, service, logged }
}
const signal = new AbortController().signal
const said = {
  text: '{{HERO}} slept.',
  own: { ok: true as const },
  note: { storyId: 's', page: 2 },
}

test('what a second look finds good passes, and leaves a line without the words', async () => {
  const { gates, service, logged } = await gatesOf(verdictOf(false))
  expect(await gates.words({ ...said, signal })).toBe(true)
  expect(service.heard[0]?.path).toBe('/moderations')
  expect(logged()).toContain('"gate":"words","ok":true,"storyId":"s","page":2')
  expect(logged()).not.toContain('slept')
})

test('a picture is looked at too, and a refusal says of which kind', async () => {
  const { gates, service, logged } = await gatesOf(verdictOf(true))
  const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' }
  expect(await gates.picture({ picture, signal })).toBe(false)
  expect(service.heard[0]?.body).toContain('data:image/webp;base64,AQID')
  expect(logged()).toContain('"reason":"violence"')
})

test.each<[string, Answer]>([
  ['fails', answerStatus(500)],
  ['refuses our key', answerStatus(401)],
  ['answers with a page of HTML', answerHtml],
  [
    'answers something else',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  ],
])('a second look that %s lets nothing pass', async (_, answer) => {
  const { gates, logged } = await gatesOf(answer)
  expect(await gates.words({ ...said, signal })).toBe(false)
  expect(logged()).toContain('moderation_unavailable')
  expect(logged()).not.toContain('sk-secret-key')
})

test('what our own lists refuse is not even sent', async () => {
  const { gates, service } = await gatesOf(verdictOf(false))
  const own = { ok: false as const, reason: 'unsafe' }
  expect(await gates.words({ ...said, own, signal })).toBe(false)
  expect(service.heard).toEqual([])
})
