import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  answerHtml,
  answerJson,
  answerNever,
  answerQueue,
  answerStatus,
  type Answer,
} from '#providers/live/test-service'
import { isOurs, isTheirs, png, posts, sendPng, withPaintingService } from './test-painting-service'

const paintWith = withPaintingService()

describe('a service that paints', () => {
  it.each<[string, Answer[]]>([
    ['is busy and says for how long', [answerStatus(429, { 'retry-after': '0' }), sendPng]],
    ['is busy and does not say', [answerStatus(429), sendPng]],
    ['breaks once', [answerStatus(500), sendPng]],
    ['hangs up once', [(response) => void response.destroy(), sendPng]],
    [
      'is slow to begin',
      [
        async (response, heard) => {
          await sleep(300)
          await sendPng(response, heard)
        },
      ],
    ],
    [
      'sends more pictures than were asked for',
      [
        (response, heard) => {
          const made = { b64_json: png.toString('base64') }
          return answerJson({ data: [made, made] })(response, heard)
        },
      ],
    ],
  ])(
    'that %s paints the whole book all the same',
    async (_, answers) => {
      const painted = await paintWith({ answers })
      expect([painted.story?.state, isTheirs(painted)]).toEqual(['ready', true])
      expect(posts(painted)).toHaveLength(painted.shown.length + answers.length - 1)
    },
    60_000,
  )

  it.each<[string, Answer[], 'openai' | 'predictions']>([
    ['sends no picture at all', [answerJson({ data: [] })], 'openai'],
    [
      'breaks off inside its JSON',
      [
        (response) =>
          void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end('{"data":[{"b64_json":"AAAA'),
      ],
      'openai',
    ],
    ['never answers', [answerNever], 'openai'],
    [
      'stalls in the middle of a picture',
      [
        (response) => {
          response.writeHead(200, { 'content-type': 'application/json' })
          response.write('{"data":[{"b64_json":"AAAA')
        },
      ],
      'openai',
    ],
    [
      'keeps thirty megabytes for us',
      [
        answerQueue(
          (response) =>
            void response
              .writeHead(200, { 'content-type': 'image/png' })
              .end(Buffer.alloc(30 * 1024 * 1024)),
        ),
      ],
      'predictions',
    ],
    ['fails in the middle of a book', [sendPng, sendPng, answerStatus(500)], 'openai'],
    ['refuses our key', [answerStatus(401)], 'openai'],
    ['is busy for an hour', [answerStatus(429, { 'retry-after': '3600' })], 'openai'],
    ['answers with a page of HTML', [answerHtml], 'openai'],
    ['sends what is no picture', [answerJson({ data: [{ b64_json: 'aGVsbG8=' }] })], 'openai'],
    [
      'sends thirty megabytes',
      [
        (response) =>
          void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(`{"data":[{"b64_json":"${'A'.repeat(30 * 1024 * 1024)}"}]}`),
      ],
      'openai',
    ],
    [
      'names an address inside our house',
      [answerJson({ data: [{ url: 'http://169.254.169.254/key' }] })],
      'openai',
    ],
    ['names an address that has expired', [answerQueue(answerStatus(403))], 'predictions'],
    ['names a file of another type', [answerQueue(answerHtml)], 'predictions'],
    [
      'gives up',
      [
        (response, heard) =>
          answerJson({ id: 'p1', status: heard.method === 'POST' ? 'starting' : 'failed' })(
            response,
            heard,
          ),
      ],
      'predictions',
    ],
  ])(
    'that %s leaves every picture as we drew it',
    async (how, answers, kind) => {
      const painted = await paintWith({ answers, kind, timeoutMs: 1000 })
      expect([painted.story?.state, isOurs(painted)]).toEqual(['ready', true])
      expect(painted.logged).not.toContain('sk-secret-key')
      const isRefused = how === 'refuses our key' || how === 'is busy for an hour'
      expect(painted.calls.some(({ micros }) => micros > 0)).toBe(!isRefused)
    },
    60_000,
  )
})
