import type { BookToBind } from '@luciole/bookbinder/book'
import { PRINT_PICTURE_WIDTH } from '@luciole/bookbinder/pdf/print-size'
import type { KeepsakeKind } from '@luciole/contract/keepsakes'
import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore, MediaType } from '#providers/media-store/media-store'
import type { Painter } from '#providers/pictures/pictures'
import { COVER, gatherBook } from './book-to-bind'
import type { BookAsItIs, StoredPicture } from './edition'
import { makeKeepsakeJob } from './keepsake-jobs'
import type { KeepsakesService } from './keepsakes.service'
import * as store from './keepsakes.store'
import type { KeepsakeRow } from './keepsakes.tables'

export type Bind = (order: {
  book: BookToBind
  kind: KeepsakeKind
  signal: AbortSignal
}) => Promise<Uint8Array>

const TYPES: Record<KeepsakeKind, MediaType> = {
  print_pdf: 'application/pdf',
  screen_pdf: 'application/pdf',
  epub: 'application/epub+zip',
  audio: 'audio/mpeg',
}

interface Given {
  db: Db
  keepsakes: KeepsakesService
  painter: Painter
  media: MediaStore
  bind: Bind
}

/** The next picture that has no print yet, or null when the book can be bound. */
function nextPrint({ row, book }: { row: KeepsakeRow; book: BookAsItIs }) {
  if (row.kind !== 'print_pdf') return null
  const known = (name: string) => Object.hasOwn(row.prints, name)
  if (!known(COVER)) return { name: COVER, picture: book.story.cover, page: null }
  const page = book.pages.find(({ number }) => !known(String(number)))
  return page ? { name: String(page.number), picture: page.picture, page } : null
}

/** Drawn again as it hangs in the book, only larger; empty when that cannot be. */
async function print({
  given: { media, painter },
  row,
  book: { story, pages },
  next: { picture, page },
  signal,
}: {
  given: Given
  row: KeepsakeRow
  book: BookAsItIs
  next: { picture: StoredPicture | null; page: BookAsItIs['pages'][number] | null }
  signal: AbortSignal
}): Promise<string> {
  const small = picture?.sources.at(-1)
  const like = small ? await media.get(small.key) : null
  if (!like || !story.book) return ''
  const cast = Object.fromEntries(story.book.cast.map(({ id, character }) => [id, character]))
  const earlier = pages.flatMap(({ number, digest }) =>
    page && number < page.number && digest ? [digest] : [],
  )
  const bytes = await painter.printPicture(
    {
      cast,
      brief: page?.brief ?? story.book.cover,
      seed: story.seed,
      isCover: page === null,
      take: page?.take ?? 0,
      earlier,
      replaces: page?.digest?.replaces ?? null,
      like: like.bytes,
      width: PRINT_PICTURE_WIDTH,
    },
    signal,
  )
  return bytes ? await media.put({ owner: row.accountId, bytes, type: 'image/jpeg' }) : ''
}

/** A step a run: what was painted is kept, so that a process that dies begins where it was. */
export const makeKeepsake = (given: Given) =>
  handleJob({
    job: makeKeepsakeJob,
    async run({ payload: { keepsakeId, step }, signal, commit }) {
      const { db, keepsakes, media } = given
      const row = await keepsakes.find({ id: keepsakeId })
      if (row?.state !== 'making') return
      const story = await keepsakes.readStory({ db, storyId: row.storyId })
      if (!story) return
      const book = await keepsakes.bookAsItIs({ db, story, ...row })
      const next = nextPrint({ row, book })
      if (next) {
        const key = await print({ given, row, book, next, signal })
        const prints = { ...row.prints, [next.name]: key }
        await commit(async (tx) => {
          await store.updateKeepsake({ tx, id: row.id, prints })
          await keepsakes.goOn({ tx, row, step: step + 1 })
          await keepsakes.tell({ tx, row })
        })
        return
      }
      const { language, kind, prints, createdAt: madeAt } = row
      const gathered = await gatherBook({ ...given, book, kind, language, prints, madeAt, signal })
      const bytes = await given.bind({ book: gathered, kind, signal })
      const mediaKey = await media.put({ owner: row.accountId, bytes, type: TYPES[kind] })
      await commit(async (tx) => {
        const done = { state: 'ready' as const, mediaKey, bytes: bytes.length, prints: {} }
        await store.updateKeepsake({ tx, id: row.id, ...done })
        await keepsakes.tell({ tx, row })
      })
      for (const key of Object.values(prints)) if (key) await media.remove(key)
    },
    giveUp: ({ tx, payload: { keepsakeId } }) => given.keepsakes.fail({ tx, id: keepsakeId }),
  })
