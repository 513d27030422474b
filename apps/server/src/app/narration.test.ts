import { randomUUID } from 'node:crypto'
import type { StoryRequest } from '@luciole/contract/wizard'
import { createMp3Encoder } from 'wasm-media-encoders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createQuickCrafts } from './quick-crafts'
import { newParent, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

let server: Awaited<ReturnType<typeof openTestServer>>
let parent: Awaited<ReturnType<typeof newParent>>
let stranger: Awaited<ReturnType<typeof newParent>>
let kidId = ''
let storyId = ''
let clip: Uint8Array

const request: StoryRequest = { answers: {}, kidIsHero: true, friends: [] }
async function newKid({ trpc }: typeof parent) {
  const dateOfBirth = '2024-05-04'
  return (await trpc.kid.create.mutate({ name: 'Zoé', sex: 'female', dateOfBirth })).id
}
async function encode(seconds: number) {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: 48_000, channels: 1, bitrate: 48 })
  const pcm = Float32Array.from({ length: 48_000 * seconds }, (_, at) => Math.sin(at / 20) / 4)
  return Buffer.concat([encoder.encode([pcm]).slice(), encoder.finalize().slice()])
}

beforeAll(async () => {
  // What a picture shows is the painter's own test; here pages are counted.
  const { painter } = createQuickCrafts(() => {})
  const environment = { AUTH_LIMIT_FACTOR: '1000' }
  server = await openTestServer({ environment, crafts: { painter } })
  parent = await newParent({ server, email: 'listener@example.com' })
  stranger = await newParent({ server, email: 'stranger@example.com' })
  kidId = await newKid(parent)
  clip = await encode(2)
})
afterAll(() => server.close())

const narration = () => parent.trpc.narration.get.query({ kidId, storyId })

function upload({
  token = parent.token,
  body = clip,
  type = 'audio/mpeg',
  encoding = '',
  ...place
}: {
  token?: string | null
  body?: Uint8Array | string | ReadableStream
  type?: string
  encoding?: string
  page?: number | string
  language?: string
  storyId?: string
  kidId?: string
} = {}) {
  const given = { kidId, storyId, page: 1, language: 'en', ...place }
  const query = new URLSearchParams(
    Object.entries(given).map(([name, value]) => [name, String(value)]),
  )
  return fetch(`${server.url}/narration/recording?${query}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body instanceof Uint8Array ? Buffer.from(body) : body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
}
const refusalOf = async (answer: Response) => {
  const body = (await answer.json()) as { error?: { data?: { reason?: string } } }
  return body.error?.data?.reason
}

describe('a new book of a family whose plan has a voice', () => {
  it('is read aloud from the first page on, in the language of its stories', async () => {
    await parent.trpc.subscription.startTrial.mutate()
    const asked = { kidId, requestId: randomUUID(), request }
    storyId = (await parent.trpc.story.create.mutate(asked)).storyId
    const first = await until(async () => {
      const { story } = await narration()
      return story.find(({ page, state }) => page === 1 && state === 'ready')
    })
    expect(first.language).toBe('en')
    const { pages } = await parent.trpc.story.get.query({ kidId, storyId })
    const text = pages[0]?.text.en.text ?? ''
    expect(first.marks.length).toBeGreaterThan(2)
    for (const [index, { s, e, t0, t1 }] of first.marks.entries()) {
      expect(text.slice(s, e)).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u)
      expect(t0).toBeGreaterThanOrEqual(first.marks[index - 1]?.t1 ?? 0)
      expect(t1).toBeLessThanOrEqual(first.durationMs)
    }
    const { story } = await narration()
    expect(story.map(({ page }) => page)).toEqual(pages.map(({ number }) => number))
  }, 240_000)

  it('plays in parts, as players ask for it, and says that software speaks', async () => {
    const { story } = await narration()
    const url = new URL(story[0]?.url ?? '', server.url)
    const part = await fetch(url, { headers: { range: 'bytes=0-99' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('audio/mpeg')
    expect(Buffer.from(await part.arrayBuffer()).toString('utf8')).toContain('made by software')
    expect((await fetch(new URL(url.pathname, server.url))).status).toBe(404)
  })

  it('reads a changed line anew', async () => {
    const before = (await narration()).story[0]
    const page = { kidId, storyId, page: 1, language: 'en' as const }
    await parent.trpc.story.editPage.mutate({ ...page, text: 'Zoé sang.', revision: 0 })
    expect((await narration()).story[0]?.url).not.toBe(before?.url)
    const after = await until(async () => {
      const [first] = (await narration()).story
      return first?.state === 'ready' && first
    })
    expect(after.marks.map(({ s, e }) => 'Zoé sang.'.slice(s, e))).toEqual(['Zoé', 'sang'])
  }, 120_000)

  it('says a name the way the parent typed it', async () => {
    const zoe = { kidId, name: 'Zoé', language: 'en' as const, sayAs: 'zo-ay' }
    const heard = await parent.trpc.narration.hearName.mutate(zoe)
    expect(heard.url).toMatch(/^data:audio\/mpeg;base64,/)
    const take = (await narration()).story[0]?.url
    for (const sayAs of ['fu-ck', 'zo 06 12 34 56 78']) {
      const call = parent.trpc.narration.setPronunciation.mutate({ ...zoe, sayAs })
      expect(await reasonOf(call)).toBe('text.refused')
    }
    expect(
      await reasonOf(parent.trpc.narration.hearName.mutate({ ...zoe, sayAs: 'con-nor' })),
    ).toBe('no refusal')
    await parent.trpc.narration.setPronunciation.mutate(zoe)
    expect((await narration()).pronunciations).toEqual([
      { name: 'Zoé', language: 'en', sayAs: 'zo-ay' },
    ])
    await until(async () => {
      const [first] = (await narration()).story
      return first?.state === 'ready' && first.url !== take
    })
  }, 120_000)
})

describe('the parent’s own voice', () => {
  it('is kept page by page, played back, recorded again and removed', async () => {
    const answer = await upload()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ durationMs: (await narration()).parent[0]?.durationMs })
    const [kept] = (await narration()).parent
    const file = await fetch(new URL(kept?.url ?? '', server.url))
    expect(Buffer.from(await file.arrayBuffer()).equals(clip)).toBe(true)

    await upload({ body: await encode(3) })
    const { parent: clips } = await narration()
    expect(clips).toHaveLength(1)
    expect(clips[0]?.durationMs).toBeGreaterThan(3000)
    await until(async () => (await fetch(new URL(kept?.url ?? '', server.url))).status === 404)

    const place = { kidId, storyId, page: 1, language: 'en' as const }
    await parent.trpc.narration.removeRecording.mutate(place)
    expect((await narration()).parent).toEqual([])
    const gone = new URL(clips[0]?.url ?? '', server.url)
    await until(async () => (await fetch(gone)).status === 404)
  })

  it.each([
    ['from nobody', () => upload({ token: null }), 401, 'unauthenticated'],
    ['from a stranger', () => upload({ token: stranger.token }), 404, 'not_found'],
    ['for another’s story', () => upload({ storyId: randomUUID() }), 404, 'not_found'],
    ['for a page that is not there', () => upload({ page: 99 }), 404, 'not_found'],
    ['for no page at all', () => upload({ page: 'one' }), 400, 'invalid_input'],
    ['in a language we do not tell in', () => upload({ language: 'de' }), 400, 'invalid_input'],
    ['as a web page', () => upload({ body: '<script>' }), 409, 'recording.unreadable'],
    ['with a page behind the sound', () => withTail(), 409, 'recording.unreadable'],
    ['as JSON', () => upload({ body: '{}', type: 'application/json' }), 415, 'invalid_input'],
    ['with no sound', () => upload({ body: '' }), 409, 'recording.unreadable'],
    [
      'of two minutes and more',
      async () => upload({ body: await encode(122) }),
      409,
      'recording.too_long',
    ],
    ['of three megabytes', () => upload({ body: Buffer.alloc(3e6) }), 409, 'recording.too_long'],
    ['of half an hour in two megabytes', () => halfAnHour(), 409, 'recording.too_long'],
    ['packed', () => upload({ encoding: 'gzip' }), 400, 'invalid_input'],
  ])('is refused %s', async (_how, send, status, reason) => {
    const answer = await send()
    expect([answer.status, await refusalOf(answer)]).toEqual([status, reason])
    expect((await narration()).parent).toEqual([])
  })
  /** The slowest frames there are: 72 bytes for 72 ms. */
  const quiet = Buffer.alloc(72)
  quiet.write('ffe318c0', 'hex')
  const halfAnHour = () => upload({ body: Buffer.concat(Array(25_000).fill(quiet)) })
  /** Sent by the minute, without saying how much there is: the server hangs up before the end. */
  async function tenHours() {
    const minutes = Buffer.concat(Array(5000).fill(quiet))
    let left = 100
    const body = new ReadableStream({
      pull: (hose) => (left-- > 0 ? hose.enqueue(Uint8Array.from(minutes)) : hose.close()),
    })
    const answer = await upload({ body }).catch(() => null)
    return answer ? await refusalOf(answer) : 'recording.too_long'
  }
  it('is cut off when ten hours of it come', async () => {
    expect(await tenHours()).toBe('recording.too_long')
    expect((await narration()).parent).toEqual([])
  })
  const withTail = () => upload({ body: Buffer.concat([clip, Buffer.from('<script>')]) })
})

describe('a book is read', () => {
  it('to nobody but its family', async () => {
    const { narration: voice } = stranger.trpc
    const name = { kidId, name: 'Zoé', language: 'en' as const, sayAs: 'x' }
    const place = { kidId, storyId, language: 'en' as const }
    const calls = [
      () => voice.get.query({ kidId, storyId }),
      () => voice.request.mutate(place),
      () => voice.removeRecording.mutate({ ...place, page: 1 }),
      () => voice.setPronunciation.mutate(name),
      () => voice.hearName.mutate(name),
    ]
    for (const call of calls) expect(await reasonOf(call())).toBe('not_found')
  })

  it('only with the add-on; others hear a sample in each language', async () => {
    const { clock, database } = server.house
    const { storyQuota: _unused, ...tables } =
      await import('#features/subscriptions/subscriptions.tables')
    const long = new Date(clock.now().getTime() - 10 * 24 * 3600 * 1000)
    await database.db.update(tables.subscriptionAccounts).set({ trialStartedAt: long })
    const place = { kidId, storyId, language: 'fr' as const }
    expect((await narration()).included).toBe(false)
    expect((await narration()).story).toEqual([])
    expect(await reasonOf(parent.trpc.narration.request.mutate(place))).toBe(
      'narration.not_included',
    )
    const sample = await until(async () => {
      const now = (await narration()).sample
      return now?.en && now.fr && { en: now.en, fr: now.fr }
    })
    expect(sample.fr.text).toContain('Tu as entendu')
    expect(sample.en.marks.length).toBeGreaterThan(20)
    expect((await fetch(new URL(sample.fr.url, server.url))).status).toBe(200)
    expect((await upload()).status).toBe(200)
  }, 120_000)

  it('in its own words, also where a line was changed while the plan had no voice', async () => {
    const place = { kidId, storyId, language: 'en' as const }
    const line = { ...place, page: 1, text: 'Zoé danse.', revision: 1 }
    await parent.trpc.story.editPage.mutate(line)
    const { clock, database } = server.house
    const { subscriptionAccounts } = await import('#features/subscriptions/subscriptions.tables')
    await database.db.update(subscriptionAccounts).set({ trialStartedAt: clock.now() })
    expect((await narration()).story[0]).toMatchObject({ page: 1, state: 'none', url: null })
    await parent.trpc.narration.request.mutate(place)
    const read = await until(async () => {
      const first = (await narration()).story.find(({ page }) => page === 1)
      return first?.state === 'ready' && first
    })
    expect(read.marks.map(({ s, e }) => line.text.slice(s, e))).toEqual(['Zoé', 'danse'])
  }, 120_000)

  it('no more when it is deleted, nor is anything of its voices kept', async () => {
    const [clipOfParent] = (await narration()).parent
    await parent.trpc.story.delete.mutate({ kidId, storyId })
    expect(await reasonOf(narration())).toBe('not_found')
    const gone = new URL(clipOfParent?.url ?? '', server.url)
    await until(async () => (await fetch(gone)).status === 404)
  })
})
