import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { repaintView } from '#features/stories/repainted'
import { listRepaints } from '#features/stories/repaints.store'
import { inTransaction, type Database } from '#platform/db'
import { newId } from '#platform/ids'
import { createTestClock } from '#platform/test-clock'
import { createTestLog } from '#platform/test-log'
import { createBreaker } from '#providers/live/circuit-breaker'
import { modelCalls } from '#providers/live/live.tables'
import { createPurse } from '#providers/live/purse'
import { openTestService, type Answer } from '#providers/live/test-service'
import { createTestMedia } from '#providers/media-store/test-media'
import { createGates } from '#providers/moderation/gates'
import type { Moderator } from '#providers/moderation/moderation'
import { createOpenAiImages } from '#providers/pictures/openai-images'
import type { PaintedPicture } from '#providers/pictures/pictures'
import { createPredictions } from '#providers/pictures/predictions'
import { createRepainter } from '#providers/pictures/repainter'
import { createBuiltinTeller } from '#providers/text/builtin'
import type { Teller } from '#providers/text/text'
import { blankPainter, makeBooks } from './test-book'
import { until } from './test-parent'

async function plainPicture(background: string): Promise<PaintedPicture> {
  const webp = await sharp({
    create: { width: 640, height: 480, channels: 3, background },
  })
    .webp()
    .toBuffer()
  return {
    width: 640,
    height: 480,
    variants: [{ width: 640, webp }],
    blur: 'ours',
    focus: { x: 0, y: 0, w: 1, h: 1 },
  }
}

/** As long as it takes to have a first page, one between and a last. */
function shortTeller(teller: Teller): Teller {
  return {
    ...teller,
    async tell(order, signal) {
      const { book, ...told } = await teller.tell(order, signal)
      return { ...told, book: { ...book, pages: book.pages.slice(0, 3) } }
    },
  }
}

/** One book painted anew by a service that answers like this, and everything that was logged meanwhile. */
export async function paintWith({
  database,
  answers,
  kind = 'openai',
  model = 'owner/m',
  moderator = null,
  timeoutMs = 20_000,
  referenceField = 'image_input',
  fill = '#777777',
  tellTwice = [],
  choices = [],
}: {
  database: Database
  answers: Answer[]
  kind?: 'openai' | 'predictions'
  model?: string
  moderator?: Moderator | null
  timeoutMs?: number
  /** Null for a model that takes no pictures. */
  referenceField?: string | null
  /** What our own drawings are filled with. */
  fill?: string
  /** Tickets whose pictures we are told of, each time we look, and twice. */
  tellTwice?: string[]
  /** What the parent decides, once everything was asked for. */
  choices?: ('mixed' | 'again' | 'ours')[]
}) {
  const service = await openTestService(answers)
  const { log, logged } = createTestLog()
  const clock = createTestClock()
  const options = { baseUrl: service.url, apiKey: 'sk-secret-key', model }
  const gates = createGates({ moderator, log })
  const purse = createPurse({ db: database.db, clock, newId, storyBudget: 2, accountBudget: 20 })
  const { kept, media } = createTestMedia({ type: 'image/webp' })
  const books = await makeBooks({
    database,
    log,
    teller: shortTeller(createBuiltinTeller({ gates })),
    hangings: { painter: blankPainter(await plainPicture(fill)), media },
    repainter: createRepainter({
      model:
        kind === 'openai'
          ? createOpenAiImages({ ...options, timeoutMs, takesReferences: referenceField !== null })
          : createPredictions({ ...options, referenceField }),
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
    const calls = await database.db.select().from(modelCalls).where(eq(modelCalls.storyId, storyId))
    return { story, shown, kept, offered, calls, heard: service.heard, logged: logged() }
  } finally {
    await books.close()
    await service.close()
  }
}
