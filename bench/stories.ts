/**
 * How long a family waits: from "Write the story" to page 1 with its picture, and to the bound book,
 * when 1, 4 and 16 families ask at once; a book of twelve pages, the built app, its own crafts.
 *
 *   npm run build && node --import tsx bench/stories.ts 1 4 16
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newFamily } from '../e2e/harness/family'
import { startLuciole } from '../e2e/harness/start-luciole'

const asked = process.argv.slice(2).map(Number)
const crowds = asked.length > 0 ? asked : [1, 4, 16]
/** Ten looks a second whoever looks: they are not what is measured. */
const LOOK_MS = 100
/** Seven years old: twelve pages. */
const dateOfBirth = `${new Date().getFullYear() - 7}-01-01`

const { origin, stop } = await startLuciole()
type Family = Awaited<ReturnType<typeof newFamily>>

async function makeBook({ family: { trpc, kidId }, crowd }: { family: Family; crowd: number }) {
  const request = { answers: {}, kidIsHero: true, friends: [] }
  const started = performance.now()
  const { storyId } = await trpc.story.create.mutate({ kidId, requestId: randomUUID(), request })
  let firstPage = 0
  for (;;) {
    const story = await trpc.story.get.query({ kidId, storyId })
    const seconds = (performance.now() - started) / 1000
    if (story.pages[0]?.picture && firstPage === 0) firstPage = seconds
    if (story.state === 'failed') throw new Error('a story failed')
    if (story.state === 'ready') return { firstPage, book: seconds, pages: story.pageCount }
    await sleep(LOOK_MS * crowd)
  }
}

const spread = (some: number[]) => {
  const sorted = some.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1))
  return { median: at(0.5), slowest: at(1) }
}
try {
  for (const crowd of crowds) {
    const families: Family[] = []
    for (let count = 0; count < crowd; count++) {
      families.push(await newFamily({ origin, language: 'en', dateOfBirth }))
    }
    const books = await Promise.all(families.map((family) => makeBook({ family, crowd })))
    const figures = {
      storiesAtOnce: crowd,
      pages: books[0]?.pages,
      firstPageSeconds: spread(books.map(({ firstPage }) => firstPage)),
      bookSeconds: spread(books.map(({ book }) => book)),
    }
    process.stdout.write(`${JSON.stringify(figures)}\n`)
  }
} finally {
  await stop()
}
