import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import type { SpeechProvider } from '#providers/speech/speech'
import { keepSpeech } from './keep-speech'
import { narratePageJob } from './narration-jobs'
import type { NarrationMaking } from './narration-making'
import type { Books } from './speech-order'

/** One page in one language. The words are read now; the take says whether they still matter. */
export const narratePage = ({
  db,
  books,
  narrating,
  speech,
  media,
}: {
  db: Db
  books: Books
  narrating: NarrationMaking
  speech: SpeechProvider
  media: MediaStore
}) =>
  handleJob({
    job: narratePageJob,
    async run({ payload, signal, commit }) {
      const { storyId, page: number, language, take } = payload
      const story = await books.read({ db, storyId })
      const pages = story ? await books.pages({ db, storyId }) : []
      const page = pages.find((one) => one.number === number)
      if (!story || !page) return
      const order = await narrating.waitingFor({ db, story, page, language, take })
      if (!order) return
      const spoken = await keepSpeech({ speech, media, order, owner: story.accountId, signal })
      await commit((tx) => narrating.keep({ tx, ...payload, order, spoken }))
    },
    giveUp: ({ tx, payload }) => narrating.fail({ tx, ...payload }),
  })
