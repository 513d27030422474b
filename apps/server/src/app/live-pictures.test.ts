import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repaintView } from '#features/stories/repainted'
import { listRepaints } from '#features/stories/repaints.store'
import { inTransaction, type Database } from '#platform/db'
import { newId } from '#platform/ids'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { createBreaker } from '#providers/live/circuit-breaker'
import { createPurse } from '#providers/live/purse'
import {
  answerHtml,
  answerJson,
  answerQueue,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import { createTestMedia } from '#providers/media-store/test-media'
import { createGates } from '#providers/moderation/gates'
import { createOpenAiImages } from '#providers/pictures/openai-images'
import { neutralLook } from '#providers/pictures/neutral-look'
import type { PaintedPicture, Painter } from '#providers/pictures/pictures'
import { createPredictions } from '#providers/pictures/predictions'
import { createRepainter } from '#providers/pictures/repainter'
import { createBuiltinTeller } from '#providers/text/builtin'
import { makeBooks } from './test-book'
import { until } from './test-parent'

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

async function blankPainter(background: string): Promise<Painter> {
  const webp = await sharp({
    create: { width: 640, height: 480, channels: 3, background },
  })
    .webp()
    .toBuffer()
  const picture: PaintedPicture = {
    width: 640,
    height: 480,
    variants: [{ width: 640, webp }],
    blur: 'ours',
    focus: { x: 0, y: 0, w: 1, h: 1 },
  }
  return {
    id: 'blank',
    paintPage: async () => ({ ...picture, digest: {} }),
    paintCover: async () => picture,
    paintPortrait: async () => picture,
    printPicture: async () => null,
    close: async () => {},
  }
}

async function paintWith({
  answers,
  kind = 'openai',
  fill = '#777777',
  tellTwice = [],
  choices = [],
}: {
  answers: Answer[]
  kind?: 'openai' | 'predictions'
  /** What our own drawings are filled with. */
  fill?: string
  /** Tickets whose pictures we are told of, each time we look, and twice. */
  tellTwice?: string[]
  /** What the parent decides, once everything was asked for. */
  choices?: ('mixed' | 'again' | 'ours')[]
}) {
  const service = await openTestService(answers)
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const clock = createTestClock()
  const options = { baseUrl: service.url, apiKey: 'sk-secret-key', model: 'owner/m' }
  const gates = createGates({ moderator: null, log })
  const purse = createPurse({ db: database.db, clock, newId, storyBudget: 2, accountBudget: 20 })
  const { kept, media } = createTestMedia({ type: 'image/webp' })
  const books = await makeBooks({
    database,
    log,
    teller: createBuiltinTeller({ gates }),
    hangings: { painter: await blankPainter(fill), media },
    repainter: createRepainter({
      model:
        kind === 'openai'
          ? createOpenAiImages(options)
          : createPredictions({ ...options, referenceField: 'image_input' }),
      gates,
      purse,
      breaker: createBreaker({ clock }),
      price: 0.04,
      log,
    }),
  })
  try {
    const { row } = await books.make({ age: 2 })
    const storyId = row.id
    const settled = () =>
      until(async () => {
        for (const ticket of [...tellTwice, ...tellTwice]) {
          await inTransaction(database, (tx) => books.repainting.hurry({ tx, ticket }))
        }
        const repaints = await listRepaints({ db: database.db, storyId })
        return repaints.length > 0 && repaints.every(({ state }) => state !== 'asked')
      })
    await settled()
    const offer = async () =>
      repaintView({
        rows: await listRepaints({ db: database.db, storyId }),
        pages: await books.making.pages({ db: database.db, storyId }),
      })
    const offered = [await offer()]
    for (const choice of choices) {
      await inTransaction(database, (tx) => books.repainting.choose({ tx, storyId, choice }))
      await settled()
      offered.push(await offer())
    }
    const story = await books.making.read({ db: database.db, storyId })
    const pages = await books.making.pages({ db: database.db, storyId })
    const shown = [
      story?.cover,
      ...pages.map(({ picture }) => picture),
      ...Object.values(story?.castPictures ?? {}),
    ]
    return { story, shown, kept, offered, heard: service.heard, logged: lines.join('') }
  } finally {
    await books.close()
    await service.close()
  }
}

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
    const file: Answer = (response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
    const { shown, heard } = await paintWith({ kind: 'predictions', answers: [answerQueue(file)] })
    expect(shown.every((picture) => picture && picture.blur !== 'ours')).toBe(true)
    const asked = heard.filter(({ method }) => method === 'POST')
    expect(asked).toHaveLength(shown.length)
  }, 60_000)

  it('may say twice that a picture is done: it is fetched and shown once', async () => {
    const file: Answer = (response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
    const tickets: string[] = []
    const { shown, heard } = await paintWith({
      kind: 'predictions',
      answers: [answerQueue(file, (ticket) => void tickets.push(ticket))],
      tellTwice: tickets,
    })
    expect(shown.every((picture) => picture && picture.blur !== 'ours')).toBe(true)
    expect(heard.filter(({ method }) => method === 'POST')).toHaveLength(shown.length)
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

  it.each<[string, Answer[], 'openai' | 'predictions']>([
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
    async (_, answers, kind) => {
      const { story, shown, logged } = await paintWith({ answers, kind })
      expect(story?.state).toBe('ready')
      expect(shown.every((picture) => picture?.blur === 'ours')).toBe(true)
      expect(logged).not.toContain('sk-secret-key')
    },
    60_000,
  )
})
