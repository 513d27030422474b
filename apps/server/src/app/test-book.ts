import { randomUUID } from 'node:crypto'
import type { Log } from '#platform/log'
import { bindBook } from '#features/stories/bind-book.job'
import { paintPage } from '#features/stories/paint-page.job'
import { repaintPicture } from '#features/stories/repaint-picture.job'
import { createRepainting } from '#features/stories/repainting'
import { retellStory } from '#features/stories/retell-story.job'
import { insertStory } from '#features/stories/stories.store'
import type { StoryRow } from '#features/stories/stories.tables'
import { createStoryMaking } from '#features/stories/story-making'
import { writeStory } from '#features/stories/write-story.job'
import type { Database } from '#platform/db'
import { inTransaction } from '#platform/db'
import { appendEvent } from '#platform/events'
import { createTestClock } from '#platform/test-clock'
import { prepareQueues, startWorker } from '#platform/worker'
import type { MediaStore } from '#providers/media-store/media-store'
import { neutralLook } from '#providers/pictures/neutral-look'
import type { PaintedPicture, Painter } from '#providers/pictures/pictures'
import type { Repainter } from '#providers/pictures/repainter'
import type { Teller } from '#providers/text/text'
import { until } from './test-parent'

export const blankPicture: PaintedPicture = {
  width: 3,
  height: 2,
  variants: [{ width: 3, webp: new Uint8Array([1]) }],
  blur: '',
  focus: { x: 0, y: 0, w: 1, h: 1 },
}
/** One picture for whatever is asked: pictures are not what these books are about. */
export const blankPainter = (blank: PaintedPicture): Painter => ({
  id: 'blank',
  paintPage: async () => ({ ...blank, digest: {} }),
  paintCover: async () => blank,
  paintPortrait: async () => blank,
  printPicture: async () => null,
  close: async () => {},
})
export const keepsNothing = { put: async () => 'key' } as Pick<MediaStore, 'put'> as MediaStore

const KID = {
  kind: 'kid' as const,
  type: null,
  name: 'Emma',
  sex: 'female' as const,
  description: null,
}

function storyRow({ age, kidId, now }: { age: number; kidId: string; now: Date }): StoryRow {
  const id = randomUUID()
  const character = neutralLook({ seed: 'Emma', ...KID, age })
  return {
    id,
    accountId: randomUUID(),
    kidId,
    requestId: randomUUID(),
    format: '',
    state: 'writing',
    request: { answers: {}, kidIsHero: true, friends: [] },
    players: { kid: { ...KID, id, age, character }, friends: [] },
    seed: 'always the same book',
    waiting: [],
    heroSpecies: null,
    book: null,
    draft: null,
    cover: null,
    castPictures: null,
    tries: 0,
    pageCount: 0,
    pagesPainted: 0,
    createdAt: now,
    finishedAt: null,
  }
}

/** The real jobs of a book, on a real database, with a teller of the test’s own. */
export async function makeBooks({
  database,
  teller,
  log,
  hangings = { painter: blankPainter(blankPicture), media: keepsNothing },
  repainter = null,
}: {
  database: Database
  teller: Teller
  log: Log
  hangings?: { painter: Painter; media: MediaStore }
  repainter?: Repainter | null
}) {
  const clock = createTestClock()
  const released: string[] = []
  const making = createStoryMaking({
    clock,
    appendEvent,
    releaseQuota: async ({ storyId }) => void released.push(storyId),
    onBound: async (bound) => (repainter ? await repainting.begin(bound) : undefined),
    onWritten: async () => {},
    forgetMedia: () => Promise.resolve(),
    onForgotten: async () => {},
  })
  const repainting = createRepainting({
    making,
    clock,
    isOn: repainter !== null,
    forgetMedia: () => Promise.resolve(),
    lookAgainSeconds: 0,
  })
  const given = { db: database.db, making, teller, ...hangings }
  const handlers = [
    writeStory(given),
    retellStory(given),
    paintPage({ ...given, picturesAtOnce: 1 }),
    bindBook(given),
    ...(repainter ? [repaintPicture({ ...given, repainting, repainter })] : []),
  ]
  await prepareQueues({ database, jobs: handlers.map(({ job }) => job) })
  const worker = await startWorker({ database, handlers, log, clock })
  return {
    released,
    making,
    repainting,
    async make({ age, kidId = randomUUID() }: { age: number; kidId?: string }) {
      const story = storyRow({ age, kidId, now: clock.now() })
      await inTransaction(database, async (tx) => {
        await insertStory({ db: tx, row: story })
        await making.accept({ tx, story })
      })
      return await until(async () => {
        const row = await making.read({ db: database.db, storyId: story.id })
        if (row?.state !== 'ready' && row?.state !== 'failed') return null
        return { row, pages: await making.pages({ db: database.db, storyId: story.id }) }
      })
    },
    close: () => worker.drain(2000),
  }
}
