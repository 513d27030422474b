import type { SceneBrief } from '@luciole/contract/scene-brief'
import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { sceneWords } from '#providers/pictures/painting-words'
import type { Reference } from '#providers/pictures/picture-model'
import type { RepaintOrder, Repainter } from '#providers/pictures/repainter'
import { keepPicture } from './keep-picture'
import { looksOf } from './paint-page.job'
import { hasTooFew, picturesOf } from './repainted'
import type { Repainting } from './repainting'
import { listRepaints } from './repaints.store'
import type { StoredPicture, StoryPageRow, StoryRow } from './stories.tables'
import { repaintPictureJob } from './story-jobs'
import type { StoryMaking } from './story-making'

/** Somebody of the cast stands before nothing much; a page and the cover have their own scene. */
function briefOf({
  subject,
  book,
  pages,
}: {
  subject: string
  book: NonNullable<StoryRow['book']>
  pages: StoryPageRow[]
}): SceneBrief {
  const [kind, which = ''] = subject.split(':')
  const page = pages.find(({ number }) => String(number) === which)
  if (kind === 'page' && page) return page.brief
  if (kind !== 'cast') return book.cover
  return { ...book.cover, cast: [{ id: which, action: 'stand', feeling: 'happy' }], shot: 'close' }
}

async function readReference({
  media,
  picture,
  name,
}: {
  media: MediaStore
  picture: StoredPicture | undefined
  name: string
}): Promise<Reference | null> {
  const largest = picture?.sources.toSorted((a, b) => b.width - a.width)[0]
  const found = largest ? await media.get(largest.key) : null
  return found ? { name: `${name}.webp`, bytes: found.bytes, type: found.type } : null
}

/** One picture painted anew by a service, with ours beside it for who and where. */
export const repaintPicture = ({
  db,
  making,
  repainting,
  repainter,
  media,
}: {
  db: Db
  making: StoryMaking
  repainting: Repainting
  repainter: Repainter
  media: MediaStore
}) =>
  handleJob({
    job: repaintPictureJob,
    async run({ payload: { storyId, subject, look, round }, signal, commit }) {
      const story = await making.read({ db, storyId })
      if (story?.state !== 'ready' || !story.book) return
      const rows = await listRepaints({ db, storyId })
      const row = rows.find((one) => one.subject === subject)
      if (row?.state !== 'asked') return
      const pages = await making.pages({ db, storyId })
      const picture = picturesOf({ story, pages }).get(subject)
      const own = await readReference({ media, picture, name: 'page' })
      const hero = story.castPictures?.hero
      const sheet = await readReference({ media, picture: hero, name: 'hero' })
      const isInVain = hasTooFew(rows)
      if (!picture || !own || isInVain) {
        return await commit((tx) => repainting.settle({ tx, storyId, subject, picture: null }))
      }
      const { isSecondTry } = row
      const order: RepaintOrder = {
        ...sceneWords({
          brief: briefOf({ subject, book: story.book, pages }),
          cast: looksOf(story.book.cast),
        }),
        shape: 'page',
        own: own.bytes,
        references: sheet ? [own, sheet] : [own],
        like: picture,
        bill: { accountId: story.accountId, storyId },
      }
      const made = row.ticket
        ? await repainter.collect({ ticket: row.ticket, order, isSecondTry }, signal)
        : await repainter.ask({ order, isSecondTry }, signal)
      const place = { storyId, subject, round }
      if (made && 'ticket' in made) {
        const { ticket } = made
        return await commit((tx) =>
          repainting.lookAgain({ tx, ...place, look, ticket, isSecondTry }),
        )
      }
      if (made && 'again' in made) {
        const again = { ticket: null, isSecondTry: true }
        return await commit((tx) => repainting.lookAgain({ tx, ...place, look, ...again }))
      }
      const { accountId } = story
      const { alt } = picture
      const kept = made ? await keepPicture({ media, accountId, painted: made.picture, alt }) : null
      await commit((tx) => repainting.settle({ tx, ...place, picture: kept }))
    },
    giveUp: ({ tx, payload: { storyId, subject } }) =>
      repainting.settle({ tx, storyId, subject, picture: null }),
  })
