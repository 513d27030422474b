import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import type { Painter } from '#providers/pictures/pictures'
import { keepPicture } from './keep-picture'
import { looksOf } from './paint-page.job'
import { describePicture } from './picture-words'
import type { StoredPicture } from './stories.tables'
import { bindBookJob } from './story-jobs'
import type { StoryMaking } from './story-making'

/** The cover and the portraits of the cast: with them the book stands on the shelf. */
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
    async run({ payload: { storyId }, signal, commit }) {
      const story = await making.read({ db, storyId })
      if (!story?.book || story.state !== 'binding') return
      const { accountId, book, seed } = story
      const { cast, cover: brief } = book
      const painted = await painter.paintCover({ cast: looksOf(cast), brief, seed }, signal)
      const alt = describePicture({ brief, cast })
      const cover = await keepPicture({ media, accountId, painted, alt })
      const castPictures: Record<string, StoredPicture> = {}
      for (const { id, character, name } of cast) {
        const portrait = await painter.paintPortrait({ character, kind: 'face' }, signal)
        castPictures[id] = await keepPicture({ media, accountId, painted: portrait, alt: name })
      }
      await commit((tx) => making.bind({ tx, storyId, cover, castPictures }))
    },
    giveUp: ({ tx, payload: { storyId } }) => making.fail({ tx, storyId }),
  })
