import type { BookCharacter } from '@luciole/contract/book'
import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import type { Painter } from '#providers/pictures/pictures'
import { keepPicture } from './keep-picture'
import { createPagesUnderWay } from './pages-under-way'
import { describePicture } from './picture-words'
import { paintPageJob } from './story-jobs'
import type { StoryMaking } from './story-making'

/** How a book's people look, by the ids its briefs use. */
export const looksOf = (cast: BookCharacter[]) =>
  Object.fromEntries(cast.map(({ id, character }) => [id, character]))

export function paintPage({
  db,
  making,
  painter,
  picturesAtOnce,
  media,
}: {
  db: Db
  making: StoryMaking
  painter: Painter
  picturesAtOnce: number
  media: MediaStore
}) {
  const paintAmong = createPagesUnderWay()
  return handleJob({
    job: { ...paintPageJob, concurrency: paintPageJob.concurrency + picturesAtOnce - 1 },
    run: ({ payload: { storyId, tries, page, take }, signal, commit }) =>
      paintAmong({
        storyId,
        page,
        async paint({ earlier, arranged }) {
          const underWay = await earlier()
          const story = await making.read({ db, storyId })
          if (!story?.book || story.state === 'failed') return
          if (take === 0 && story.tries !== tries) return
          const pages = await making.pages({ db, storyId })
          const current = pages.find(({ number }) => number === page)
          if (!current || current.take !== take || (take === 0 && current.picture)) return
          const { digest, ...painted } = await painter.paintPage(
            {
              cast: looksOf(story.book.cast),
              brief: current.brief,
              seed: story.seed,
              take,
              earlier: pages.flatMap(({ number, digest }) => {
                const told = digest ?? underWay.get(number)
                return number < page && told ? [told] : []
              }),
              replaces: take > 0 ? current.digest : null,
            },
            signal,
            arranged,
          )
          const picture = await keepPicture({
            media,
            accountId: story.accountId,
            painted,
            alt: describePicture({ brief: current.brief, cast: story.book.cast }),
          })
          await commit((tx) => making.keepPicture({ tx, storyId, page, take, picture, digest }))
        },
      }),
    giveUp: ({ tx, payload }) =>
      payload.take === 0 ? making.fail({ tx, ...payload }) : making.failTake({ tx, ...payload }),
  })
}
