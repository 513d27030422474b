import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db'
import { openTestDatabase } from '#platform/test-db'
import type { Answer } from '#providers/live/test-service'
import {
  breakInStream,
  speakOfLittleContext,
  speakWhileLoading,
  speakWithin,
  speakWithoutSchemas,
  thinkAloud,
  thinkBeside,
} from '#providers/text/test-local-servers'
import { speakOpenAi } from '#providers/text/test-words'
import { spentOn, tellWith } from './test-retold-book'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const every = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const good = speakOpenAi()

/** As Ollama, vLLM and llama.cpp are asked: no key, a model with slashes and a colon, an address with a path. */
const tellLocally = (answers: Answer[]) =>
  tellWith({
    database,
    answers,
    apiKey: null,
    model: 'hf.co/somebody/Some-Model-8B-GGUF:Q4_K_M',
    path: '/proxy/v1/',
  })

describe('a server of one’s own', () => {
  it('is asked at its path, for its model, without a key', async () => {
    const { row, retold, heard } = await tellLocally([good])
    expect(retold).toEqual(every(row.pageCount))
    expect(heard[0]?.path).toBe('/proxy/v1/chat/completions')
    expect(heard[0]?.headers.authorization).toBeUndefined()
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      model: 'hf.co/somebody/Some-Model-8B-GGUF:Q4_K_M',
    })
  })

  it.each<[string, Answer[], number]>([
    ['knows no schemas and calls that a failure of its own', [speakWithoutSchemas], 2],
    ['has room for a shorter answer than we ask for', [speakWithin(4000)], 2],
    ['thinks beside its answer', [thinkBeside('reasoning')], 1],
    ['thinks beside its answer in another field', [thinkBeside('reasoning_content')], 1],
    ['thinks aloud', [thinkAloud], 1],
    ['is still loading its model', [speakWhileLoading, good], 2],
    ['breaks off in the middle of its stream', [breakInStream, good], 2],
  ])(
    'that %s tells the whole book',
    async (_, answers, calls) => {
      const { row, pages, retold, heard, logged } = await tellLocally(answers)
      expect(retold).toEqual(every(row.pageCount))
      expect(heard).toHaveLength(calls)
      expect(pages.map(({ text }) => text.en.text).join(' ')).not.toContain('draft')
      expect(logged).not.toContain('sk-secret-key')
    },
    30_000,
  )

  it('keeps what else it takes when only the length was too much', async () => {
    const { heard } = await tellLocally([speakWithin(4000)])
    const [first, last] = heard.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    expect(last).toMatchObject({ response_format: { type: 'json_schema' }, temperature: 0.8 })
    expect(last).not.toHaveProperty('max_completion_tokens')
    expect(last?.max_tokens).toBeLessThan(Number(first?.max_tokens))
  })

  it('whose memory is too short for our plan costs nothing and leaves our book', async () => {
    const { row, retold, heard, logged } = await tellLocally([speakOfLittleContext])
    expect([row.state, retold]).toEqual(['ready', []])
    expect(heard.length).toBeLessThan(8)
    expect(await spentOn({ database, storyId: row.id })).toEqual([['unused', 0]])
    expect(logged).toContain('"trouble":"refused"')
  })

  it('that gives no figures is counted by what it was asked and what it wrote', async () => {
    const { row } = await tellLocally([thinkBeside('reasoning')])
    const [[outcome, micros] = []] = await spentOn({ database, storyId: row.id })
    expect(outcome).toBe('used')
    expect(micros).toBeGreaterThan(1000 * 3)
  })
})
