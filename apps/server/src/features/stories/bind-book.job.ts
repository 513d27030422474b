import type { BookCharacter } from '@luciole/contract/book'
import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { faceOf, type Painter } from '#providers/pictures/pictures'
import { keepPicture } from './keep-picture'
import { looksOf } from './paint-page.job'
import { describePicture } from './picture-words'
import { bindBookJob } from './story-jobs'
import { isUnbound, type StoryMaking } from './story-making'

/** The cover and the portraits of the cast: with them and its last page the book is done. */
export const bindBook = ({
  db,
  making,
  painter,
  media,
}: {
  db: Db
  making: StoryMaking
  painter: Painter
  media: MediaStore
}) =>
  handleJob({
    job: bindBookJob,
    async run({ payload: { storyId, tries }, signal, commit }) {
      const story = await making.read({ db, storyId })
      if (!story?.book || story.tries !== tries || !isUnbound(story)) return
      const { accountId, book, seed } = story
      const { cast, cover: brief } = book
      async function paintCover() {
        const painted = await painter.paintCover({ cast: looksOf(cast), brief, seed }, signal)
        const alt = describePicture({ brief, cast })
        return await keepPicture({ media, accountId, painted, alt })
      }
      async function paintMember(member: BookCharacter) {
        const order = faceOf(member)
        const painted = await painter.paintPortrait(order, signal, { isAwaited: false })
        return [
          member.id,
          await keepPicture({ media, accountId, painted, alt: member.name }),
        ] as const
      }
      // Together: as many brushes as the painter has.
      const coverPainted = paintCover()
      const membersPainted = cast.map(paintMember)
      // Where one fails the others are not left behind: the next try would ask for them beside themselves.
      await Promise.allSettled([coverPainted, ...membersPainted])
      const cover = await coverPainted
      const castPictures = Object.fromEntries(await Promise.all(membersPainted))
      await commit((tx) => making.bind({ tx, storyId, cover, castPictures }))
    },
    giveUp: ({ tx, payload }) => making.fail({ tx, ...payload }),
  })
