import {
  BOOK_FORMAT,
  type Picture,
  type Story,
  type StoryPage,
  type StorySummary,
} from '@luciole/contract/stories'
import type { ShelfRow } from './shelf.store'
import { repaintView } from './repainted'
import type {
  StoredPicture,
  StoryPageRow,
  StoryReadingRow,
  StoryRepaintRow,
  StoryRow,
} from './stories.tables'

export type SignMedia = (key: string) => string

export const pictureView = ({
  picture,
  sign,
}: {
  picture: StoredPicture
  sign: SignMedia
}): Picture => ({
  ...picture,
  sources: picture.sources.map(({ width, key }) => ({ width, url: sign(key) })),
})

const pictureOrNull = (picture: StoredPicture | null | undefined, sign: SignMedia) =>
  picture ? pictureView({ picture, sign }) : null

/** A book read to its end has none, until somebody reads it again. */
function bookmarkOf({
  reading,
  pageCount,
}: {
  reading: StoryReadingRow | null | undefined
  pageCount: number
}) {
  if (!reading) return null
  const isAtItsEnd = reading.finishedCount > 0 && reading.page >= pageCount
  return isAtItsEnd ? null : reading.page
}

export function storySummaryView({
  row,
  reading,
  sign,
}: {
  row: ShelfRow
  reading: StoryReadingRow | null | undefined
  sign: SignMedia
}): StorySummary {
  return {
    id: row.id,
    kidId: row.kidId,
    format: row.format,
    state: row.state,
    title: row.title,
    cover: pictureOrNull(row.cover, sign),
    pageCount: row.pageCount,
    pagesPainted: row.pagesPainted,
    bookmark: bookmarkOf({ reading, pageCount: row.pageCount }),
    finishedCount: reading?.finishedCount ?? 0,
    createdAt: row.createdAt.toISOString(),
  }
}

const pageView = ({ page, sign }: { page: StoryPageRow; sign: SignMedia }): StoryPage => ({
  number: page.number,
  text: page.text,
  picture: pictureOrNull(page.picture, sign),
  redraw: page.redraw,
  edited: { en: page.editedEn, fr: page.editedFr },
  revision: page.revision,
})

const NOTHING_INSIDE: Pick<Story, 'band' | 'teaser' | 'cast' | 'pages' | 'prompts'> = {
  band: '5-6',
  teaser: null,
  cast: [],
  pages: [],
  prompts: [],
}

export function storyView({
  row,
  pages,
  repaints,
  reading,
  sign,
}: {
  row: StoryRow
  pages: StoryPageRow[]
  repaints: StoryRepaintRow[]
  reading: StoryReadingRow | undefined
  sign: SignMedia
}): Story {
  const title = row.book?.title ?? null
  const summary = storySummaryView({ row: { ...row, title }, reading, sign })
  const { waiting, heroSpecies } = row
  const { answers } = row.request
  // Whatever another version keeps in a book, only its cover is known to be readable.
  if (row.format && row.format !== BOOK_FORMAT) {
    return { ...summary, ...NOTHING_INSIDE, waiting, heroSpecies, answers }
  }
  return {
    ...summary,
    band: row.book?.band ?? '5-6',
    teaser: row.book?.teaser ?? null,
    waiting,
    heroSpecies,
    cast: (row.book?.cast ?? []).map((member) => ({
      ...member,
      portrait: pictureOrNull(row.castPictures?.[member.id], sign),
    })),
    pages: pages.map((page) => pageView({ page, sign })),
    prompts: row.book?.prompts ?? [],
    answers,
    ...repaintView({ rows: repaints, pages }),
  }
}
