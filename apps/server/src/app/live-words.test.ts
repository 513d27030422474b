import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db'
import { openTestDatabase } from '#platform/test-db'
import {
  answerHtml,
  answerNever,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import type { Moderator } from '#providers/moderation/moderation'
import {
  speakAnthropic,
  speakOpenAi,
  speakThinking,
  type TestPage,
} from '#providers/text/test-words'
import { IMPATIENT, KEY, spentOn as spentIn, tellWith as tellOn } from './test-retold-book'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const tellWith = (asked: Omit<Parameters<typeof tellOn>[0], 'database'>) =>
  tellOn({ database, ...asked })
const spentOn = (storyId: string) => spentIn({ database, storyId })
const every = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const withPages = (change: (pages: TestPage[]) => unknown[]): Answer =>
  speakOpenAi({ say: (pages) => JSON.stringify({ pages: change(pages) }) })
const good = speakOpenAi()
/** Nothing but our patience ends the wait for these. */
const SILENT = new Set(['never answers', 'stalls in the middle'])

describe('a live writer', () => {
  it('tells every page, in both languages, and its cost is kept', async () => {
    const { row, pages, retold, heard, logged } = await tellWith({ answers: [good] })
    expect(retold).toEqual(every(row.pageCount))
    expect(heard).toHaveLength(1)
    expect(heard[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(heard[0]?.body).toContain('json_schema')
    expect(heard[0]?.body).not.toContain('Emma')
    expect(pages.map(({ text }) => text.fr.text).join(' ')).toContain('Emma')
    expect(await spentOn(row.id)).toEqual([['used', 1000 * 3 + 500 * 15]])
    expect(logged).not.toContain('And that was that')
  })

  it.each([
    ['that holds its answer to a schema', 'claude-sonnet-4-5', 'output_config'],
    ['that answers by a tool', 'claude-3-haiku-20240307', 'tools'],
  ])('may be one of Anthropic’s %s', async (_, model, field) => {
    const { row, retold, heard } = await tellWith({
      answers: [speakAnthropic],
      provider: 'anthropic',
      model,
    })
    expect(retold).toEqual(every(row.pageCount))
    expect(heard[0]?.path).toBe('/v1/messages')
    expect(heard[0]?.headers['x-api-key']).toBe(KEY)
    expect(Object.keys(JSON.parse(heard[0]?.body ?? '{}') as object)).toContain(field)
  })

  it('that thinks first is asked as such a one takes it, and its refusals cost nothing', async () => {
    const { row, retold, heard, logged } = await tellWith({ answers: [speakThinking] })
    expect(retold).toEqual(every(row.pageCount))
    const last = JSON.parse(heard.at(-1)?.body ?? '{}') as Record<string, unknown>
    expect(last).toMatchObject({
      reasoning_effort: 'low',
      response_format: { type: 'json_schema' },
    })
    expect(last.max_completion_tokens).toBeGreaterThan(4000)
    expect(heard).toHaveLength(3)
    expect(await spentOn(row.id)).toEqual([['used', 1000 * 3 + 500 * 15]])
    expect(logged).not.toContain('a live model failed')
  })

  it('that refuses us is paid nothing; one that falls silent is counted as if it had thought', async () => {
    const refused = await tellWith({ answers: [answerStatus(401)] })
    expect(await spentOn(refused.row.id)).toEqual([['unused', 0]])
    const silent = await tellWith({ answers: [answerNever], patienceMs: IMPATIENT })
    const [[outcome, micros] = []] = await spentOn(silent.row.id)
    expect(outcome).toBe('unused')
    expect(micros).toBeGreaterThan(4000 * 15)
  })

  it('that points to another house is not followed there', async () => {
    const elsewhere = await openTestService([good])
    const location = `${elsewhere.url}/v1/chat/completions`
    const { retold } = await tellWith({ answers: [answerStatus(307, { location })] })
    expect([retold, elsewhere.heard]).toEqual([[], []])
    await elsewhere.close()
  })

  const misbehaviours: [string, Answer[], (pageCount: number) => number[]][] = [
    ['never answers', [answerNever], () => []],
    [
      'is slow to begin',
      [
        async (response, heard) => {
          await sleep(400)
          await good(response, heard)
        },
      ],
      every,
    ],
    ['stalls in the middle', [speakOpenAi({ stallsInPage: 5 })], () => [1, 2, 3, 4]],
    ['is busy and says for how long', [answerStatus(429, { 'retry-after': '0' }), good], every],
    ['is busy and does not say', [answerStatus(429), good], every],
    ['is busy for an hour', [answerStatus(429, { 'retry-after': '3600' }), good], () => []],
    ['breaks once', [answerStatus(500), good], every],
    ['breaks always', [answerStatus(500)], () => []],
    ['refuses our key', [answerStatus(401)], () => []],
    ['knows no schemas', [answerStatus(400), good], every],
    [
      'breaks off inside its JSON',
      [speakOpenAi({ say: (pages) => JSON.stringify({ pages }).slice(0, -30) }), good],
      every,
    ],
    [
      'talks around its JSON',
      [
        speakOpenAi({
          say: (pages) => `Sure! Here you are:\n\`\`\`json\n${JSON.stringify({ pages })}\n\`\`\``,
        }),
      ],
      every,
    ],
    [
      'never writes JSON',
      [speakOpenAi({ say: () => 'Once upon a time there was a sk-secret-key.' })],
      () => [],
    ],
    [
      'writes the wrong language',
      [withPages((pages) => pages.map((page) => ({ ...page, fr: page.en })))],
      () => [],
    ],
    [
      'writes too few pages',
      [withPages((pages) => pages.slice(0, 2)), withPages(() => [])],
      () => [1, 2],
    ],
    [
      'writes too many pages',
      [withPages((pages) => [...pages, ...pages, { ...pages[0], number: 99 }])],
      every,
    ],
    [
      'writes something unsafe on page 2',
      [
        withPages((pages) =>
          pages.map((page) =>
            page.number === 2
              ? { ...page, en: 'Then somebody fired a gun and that was that.' }
              : page,
          ),
        ),
      ],
      (count) => every(count).filter((page) => page !== 2),
    ],
    [
      'brings somebody along on page 2',
      [
        withPages((pages) =>
          pages.map((page) =>
            page.number === 2 ? { ...page, fr: `Marlène arriva.\n${page.fr}` } : page,
          ),
        ),
      ],
      (count) => every(count).filter((page) => page !== 2),
    ],
    ['answers with a page of HTML', [answerHtml], () => []],
    [
      'answers with the wrong type',
      [
        (response) =>
          void response.writeHead(200, { 'content-type': 'text/plain' }).end('{"pages":[]}'),
      ],
      () => [],
    ],
    ['hangs up', [(response) => void response.destroy()], () => []],
    ['hangs up once', [(response) => void response.destroy(), good], every],
  ]
  it.each(misbehaviours)(
    'that %s still gives a whole book',
    async (name, answers, expected) => {
      const { row, pages, retold, logged, released } = await tellWith({
        answers,
        ...(SILENT.has(name) && { patienceMs: IMPATIENT }),
      })
      expect(row.state).toBe('ready')
      expect(row.draft).toBeNull()
      expect(pages.map(({ number }) => number)).toEqual(every(row.pageCount))
      expect(pages.every(({ text }) => text.en.text && text.fr.text)).toBe(true)
      expect(pages.map(({ text }) => text.en.text).join(' ')).not.toMatch(/gun|sk-secret|\{\{/)
      expect(retold).toEqual(expected(row.pageCount))
      expect(released).toEqual([])
      expect(logged).not.toContain(KEY)
      expect(logged).not.toContain('that was that')
    },
    120_000,
  )

  it('is not asked when the story’s budget is used up', async () => {
    const { row, retold, heard } = await tellWith({ answers: [good], storyBudget: 0.001 })
    expect([row.state, retold, heard.length]).toEqual(['ready', [], 0])
  })

  it('is not believed when a second look refuses a page, or cannot be had', async () => {
    const asked: string[] = []
    const moderator: Moderator = {
      id: 'second look',
      async judgeWords(text) {
        asked.push(text)
        if (asked.length === 2) throw new Error('unavailable')
        return asked.length === 1 ? { ok: false, reason: 'violence' } : { ok: true }
      },
      judgePicture: async () => ({ ok: true }),
    }
    const { row, retold, logged } = await tellWith({ answers: [good], moderator })
    expect(retold).toEqual(every(row.pageCount).slice(2))
    expect(asked.join(' ')).not.toContain('Emma')
    expect(logged).toContain('"reason":"violence"')
  })
})
