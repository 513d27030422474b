import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db'
import { openTestDatabase } from '#platform/test-db'
import {
  answerHtml,
  answerJson,
  answerNever,
  answerQueue,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import { neutralLook } from '#providers/pictures/neutral-look'
import { paintWith as paintOn } from './test-repainted-book'

let database: Database
let png: Buffer
beforeAll(async () => {
  database = await openTestDatabase()
  png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7c7a78' } })
    .withExif({ IFD0: { Artist: 'somebody', Copyright: 'secret place' } })
    .png()
    .toBuffer()
})
afterAll(() => database.close())

const paintWith = (asked: Omit<Parameters<typeof paintOn>[0], 'database'>) =>
  paintOn({ database, ...asked })
const isOurs = ({ shown }: Awaited<ReturnType<typeof paintWith>>) =>
  shown.every((picture) => picture?.blur === 'ours')
const isTheirs = ({ shown }: Awaited<ReturnType<typeof paintWith>>) =>
  shown.every((picture) => picture && picture.blur !== 'ours')
const posts = ({ heard }: Awaited<ReturnType<typeof paintWith>>) =>
  heard.filter(({ method }) => method === 'POST')
const file: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'image/png' }).end(png)

const sendPng: Answer = (response) => {
  const body = JSON.stringify({ data: [{ b64_json: png.toString('base64') }] })
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}
describe('a service that paints', () => {
  it('paints the whole book in one style, without what its files carried', async () => {
    const { story, shown, kept, heard } = await paintWith({ answers: [sendPng] })
    expect(story?.state).toBe('ready')
    expect(shown.every((picture) => picture && picture.blur !== 'ours')).toBe(true)
    expect(heard[0]?.path).toBe('/images/edits')
    expect(heard.map(({ body }) => body).join('')).not.toContain('Emma')
    const key = story?.cover?.sources[0]?.key ?? ''
    const { exif, xmp } = await sharp(kept.get(key)).metadata()
    expect(exif?.toString('latin1')).not.toContain('secret place')
    expect(xmp?.toString('utf8')).toContain('made by Luciole software')
  }, 60_000)

  it('may be a queue, whose pictures are fetched when they are done', async () => {
    const { shown, heard } = await paintWith({ kind: 'predictions', answers: [answerQueue(file)] })
    expect(shown.every((picture) => picture && picture.blur !== 'ours')).toBe(true)
    const asked = heard.filter(({ method }) => method === 'POST')
    expect(asked).toHaveLength(shown.length)
  }, 60_000)

  it('may say twice that a picture is done: it is fetched and shown once', async () => {
    const tickets: string[] = []
    const { shown, heard } = await paintWith({
      kind: 'predictions',
      answers: [answerQueue(file, (ticket) => void tickets.push(ticket))],
      tellTwice: tickets,
    })
    expect(shown.every((picture) => picture && picture.blur !== 'ours')).toBe(true)
    expect(heard.filter(({ method }) => method === 'POST')).toHaveLength(shown.length)
  }, 60_000)

  it('whose pictures lie inside our own house is not followed there', async () => {
    const inside = await openTestService([file])
    const { port } = new URL(inside.url)
    for (const url of [
      `http://127.0.0.1:${port}/key`,
      `https://127.0.0.1:${port}/key`,
      `https://[::ffff:127.0.0.1]:${port}/key`,
      `https://localhost:${port}/key`,
      'https://169.254.169.254/key',
    ]) {
      expect(isOurs(await paintWith({ answers: [answerJson({ data: [{ url }] })] }))).toBe(true)
    }
    const moved = answerStatus(302, { location: `${inside.url}/key` })
    expect(isOurs(await paintWith({ kind: 'predictions', answers: [answerQueue(moved)] }))).toBe(
      true,
    )
    expect(inside.heard).toEqual([])
    await inside.close()
  }, 60_000)

  it('may be a queue for somebody’s own model, asked for by its version', async () => {
    const model = 'owner/m:5c7d5dc6'
    const painted = await paintWith({ kind: 'predictions', model, answers: [answerQueue(file)] })
    expect(isTheirs(painted)).toBe(true)
    expect(painted.heard[0]?.path).toBe('/predictions')
    expect(JSON.parse(painted.heard[0]?.body ?? '')).toMatchObject({ version: model })
  }, 60_000)

  it('may keep its files one step further on', async () => {
    const moved: Answer = (response, heard) =>
      heard.path.endsWith('?moved')
        ? file(response, heard)
        : answerStatus(302, { location: `${heard.path}?moved` })(response, heard)
    const painted = await paintWith({ kind: 'predictions', answers: [answerQueue(moved)] })
    expect(isTheirs(painted)).toBe(true)
  }, 60_000)

  it('is paid once for a picture whose file or whose queue stumbles', async () => {
    const stumbled = new Set<string>()
    const stumbling =
      (next: Answer, what: RegExp): Answer =>
      (response, heard) => {
        if (!what.test(heard.path) || stumbled.has(heard.path)) return next(response, heard)
        stumbled.add(heard.path)
        return answerStatus(502)(response, heard)
      }
    const queue = stumbling(answerQueue(file), /^\/(predictions|files)\//)
    const queued = await paintWith({ kind: 'predictions', answers: [queue] })
    expect(isTheirs(queued)).toBe(true)
    expect(posts(queued)).toHaveLength(queued.shown.length)
    let last = 0
    const naming: Answer = (response, heard) =>
      heard.method === 'GET'
        ? file(response, heard)
        : answerJson({ data: [{ url: `http://${heard.headers.host}/made/${++last}` }] })(
            response,
            heard,
          )
    const named = await paintWith({ answers: [stumbling(naming, /^\/made\//)] })
    expect(isTheirs(named)).toBe(true)
    expect(posts(named)).toHaveLength(named.shown.length)
  }, 90_000)

  it('that takes no pictures is asked in words alone', async () => {
    const painted = await paintWith({ answers: [sendPng], referenceField: null })
    expect(isTheirs(painted)).toBe(true)
    const [asked] = painted.heard
    expect(asked?.path).toBe('/images/generations')
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      model: 'owner/m',
      n: 1,
      size: '1536x1024',
    })
    expect(asked?.body).not.toMatch(/picture anew|first picture|second picture/)
  }, 60_000)

  it('is not shown where a second look refuses its pictures, or cannot be had', async () => {
    const looks: (() => { ok: false; reason: string })[] = [
      () => ({ ok: false, reason: 'violence' }),
      () => {
        throw new Error('unavailable')
      },
    ]
    for (const look of looks) {
      const moderator = {
        id: 'second look',
        judgeWords: async () => ({ ok: true as const }),
        judgePicture: async () => look(),
      }
      const painted = await paintWith({ answers: [sendPng], moderator })
      expect([isOurs(painted), painted.story?.state]).toEqual([true, 'ready'])
      expect(painted.logged).toMatch(
        /"gate":"picture","ok":false,"reason":"(violence|moderation_un)/,
      )
    }
  }, 60_000)

  it('that forgets the hero’s colours is asked once more, and then not believed', async () => {
    const hero = neutralLook({
      seed: 'Emma',
      type: null,
      sex: 'female',
      age: 2,
      description: null,
    })
    const fill = hero.kind === 'human' ? hero.colors[0] : '#777777'
    const background = Number.parseInt(fill.slice(1, 3), 16) > 127 ? '#000000' : '#ffffff'
    const create = { width: 900, height: 600, channels: 3 as const, background }
    const bytes = await sharp({ create }).png().toBuffer()
    const other = answerJson({ data: [{ b64_json: bytes.toString('base64') }] })
    const { shown, heard } = await paintWith({ answers: [other], fill })
    expect(shown.every((picture) => picture?.blur === 'ours')).toBe(true)
    const again = heard.filter(({ body }) => body.includes('Colours of hair and clothes'))
    expect(again.length).toBeGreaterThan(0)
  }, 60_000)

  describe('that paints all but a few', () => {
    const refusing = [sendPng, sendPng, sendPng, answerStatus(400), sendPng]
    const isLive = (shown: ({ blur: string } | null | undefined)[]) =>
      shown.filter((picture) => picture?.blur !== 'ours').length

    it('changes nothing until the parent says so', async () => {
      const { shown, offered } = await paintWith({ answers: refusing })
      expect(isLive(shown)).toBe(0)
      const painted = shown.length - 1
      expect(offered).toEqual([
        { isRepainted: false, repaint: { painted, missing: 1, canAskAgain: true } },
      ])
    }, 60_000)

    it('is shown with ours between its own when the parent agrees', async () => {
      const { shown, offered } = await paintWith({ answers: refusing, choices: ['mixed'] })
      expect(isLive(shown)).toBe(shown.length - 1)
      expect(offered.at(-1)).toEqual({ isRepainted: true })
    }, 60_000)

    it('is asked for those alone once more, and shown when they are there', async () => {
      const { shown, offered, heard } = await paintWith({ answers: refusing, choices: ['again'] })
      expect(isLive(shown)).toBe(shown.length)
      expect(heard).toHaveLength(shown.length + 1)
      expect(offered.at(-1)).toEqual({ isRepainted: true })
    }, 60_000)

    it('is forgotten when the parent keeps ours', async () => {
      const { shown, offered } = await paintWith({ answers: refusing, choices: ['ours', 'mixed'] })
      expect(isLive(shown)).toBe(0)
      expect(offered.at(-1)).toEqual({ isRepainted: false })
    }, 60_000)
  })

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
