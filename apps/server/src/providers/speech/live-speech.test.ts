import { afterEach, describe, expect, it } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { createTestLog } from '#platform/test-log'
import { createBreaker } from '#providers/live/circuit-breaker'
import { answerStatus, openTestService, type Answer } from '#providers/live/test-service'
import type { Purse } from '#providers/live/purse'
import { createElevenLabs } from './elevenlabs'
import { createLiveSpeech } from './live-speech'
import { createOpenAiSpeech } from './openai-speech'
import type { SpeechOrder, SpeechProvider } from './speech'
import { describeSpeech } from './speech.contract'
import { speakTimed, speakWav } from './test-voice'

const OWN_MP3 = new Uint8Array([0xff, 0xfb, 1])
const VOICES = { narrator: 'nova', girl: 'shimmer' }
const own: SpeechProvider = {
  id: 'builtin',
  version: '1',
  caps: {
    languages: ['en', 'fr'],
    marks: 'word',
    maximumCharacters: 20_000,
    voices: [],
    spans: true,
  },
  castVoices: (cast) => Object.fromEntries(cast.map(({ id }) => [id, 'girl:0'])),
  synthesise: async () => ({ mp3: OWN_MP3, durationMs: 1, marks: [] }),
  close: async () => {},
}
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function voiceOf({
  answers,
  kind = 'openai',
  hasMoney = true,
}: {
  answers: Answer[]
  kind?: 'openai' | 'elevenlabs'
  hasMoney?: boolean
}) {
  const service = await openTestService(answers)
  const { log, logged } = createTestLog()
  const options = { baseUrl: service.url, apiKey: 'sk-secret-key', model: 'm' }
  const spent: number[] = []
  const purse: Purse = {
    reserve: async () =>
      hasMoney ? { settle: async ({ micros }) => void spent.push(micros) } : null,
  }
  const speech = createLiveSpeech({
    own,
    live: kind === 'openai' ? createOpenAiSpeech(options) : createElevenLabs(options),
    voices: VOICES,
    price: 15,
    purse,
    breaker: createBreaker({ clock: createTestClock() }),
    log,
  })
  return {
    speech,
    service,
    spent,
    logged,
    close: async () => {
      await speech.close()
      await service.close()
    },
  }
}

for (const [kind, answer] of [
  ['openai', speakWav],
  ['elevenlabs', speakTimed],
] as const) {
  describeSpeech({
    name: `a voice of ${kind}`,
    create: async () => {
      const { speech, service } = await voiceOf({ answers: [answer], kind })
      return {
        ...speech,
        close: () => Promise.all([speech.close(), service.close()]).then(() => {}),
      }
    },
  })
}

const TEXT = '“Come,” said Zoé.'
const order: SpeechOrder = {
  text: TEXT,
  spans: [{ speaker: 'zoe', start: 1, end: 6 }],
  language: 'en',
  voiceMap: { zoe: 'girl:0' },
  style: { wordsPerMinute: 124, isBedtime: false },
  pronunciations: [{ name: 'Zoé', sayAs: 'zo-ay' }],
  outside: { accountId: 'a', storyId: 's' },
}
const never = new AbortController().signal

describe('a live voice', () => {
  it('has one for each speaker, says names as the parent does, and its cost is kept', async () => {
    const { speech, service, spent, close } = await voiceOf({ answers: [speakWav] })
    open.push(close)
    const { marks } = await speech.synthesise(order, never)
    expect(marks.map(({ s, e }) => TEXT.slice(s, e))).toEqual(['Come', 'said', 'Zoé'])
    const said = service.heard.map(
      ({ body }) => JSON.parse(body) as { voice: string; input: string },
    )
    expect(said.map(({ voice }) => voice).toSorted()).toEqual(['nova', 'shimmer'])
    expect(said.map(({ input }) => input).join(' ')).toContain('zo-ay')
    expect(spent[0]).toBeGreaterThan(0)
  })

  it('takes its marks from the times it is given', async () => {
    const { speech, close } = await voiceOf({ answers: [speakTimed], kind: 'elevenlabs' })
    open.push(close)
    const text = 'One two three four.'
    const { marks } = await speech.synthesise(
      { ...order, text, spans: [], pronunciations: [] },
      never,
    )
    const gaps = marks.map(({ t0 }, at) => t0 - (marks[at - 1]?.t0 ?? t0)).slice(1)
    for (const [at, letters] of [4, 4, 6].entries()) {
      expect(Math.abs((gaps[at] ?? 0) - letters * 60)).toBeLessThanOrEqual(25)
    }
  })

  it('hears nothing the parent did not agree to let out', async () => {
    const { speech, service, close } = await voiceOf({ answers: [speakWav] })
    open.push(close)
    const { outside: _, ...kept } = order
    expect((await speech.synthesise(kept, never)).mp3).toBe(OWN_MP3)
    expect(service.heard).toEqual([])
  })

  it('is silent when there is no budget left', async () => {
    const { speech, service, close } = await voiceOf({ answers: [speakWav], hasMoney: false })
    open.push(close)
    expect((await speech.synthesise(order, never)).mp3).toBe(OWN_MP3)
    expect(service.heard).toEqual([])
  })

  it('is asked once more when it is busy', async () => {
    const busy = answerStatus(429, { 'retry-after': '0' })
    const { speech, close } = await voiceOf({ answers: [busy, speakWav] })
    open.push(close)
    expect((await speech.synthesise(order, never)).mp3).not.toBe(OWN_MP3)
  })

  it.each<[string, Answer]>([
    ['is busy for an hour', answerStatus(429, { 'retry-after': '3600' })],
    [
      'answers in words',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    ],
    [
      'sends thirty megabytes',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'audio/wav' })
          .end(Buffer.alloc(30 * 1024 * 1024)),
    ],
    ['hangs up', (response) => void response.destroy()],
    [
      'breaks off inside its JSON',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"audio_base64":"AAAA'),
    ],
  ])('that %s leaves the page to our own', async (_, answer) => {
    const { speech, logged, close } = await voiceOf({ answers: [answer] })
    open.push(close)
    expect((await speech.synthesise(order, never)).mp3).toBe(OWN_MP3)
    expect(logged()).toContain('"need":"voice"')
    expect(logged()).not.toContain('sk-secret-key')
    expect(logged()).not.toContain('Come')
  })
})
