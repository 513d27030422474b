import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { Teller } from '#providers/text/text'
import { retellStoryJob } from './story-jobs'
import type { StoryMaking } from './story-making'

/** A live model tells our pages again; each is kept, and readable, as soon as it is settled. */
export const retellStory = ({
  db,
  making,
  teller,
}: {
  db: Db
  making: StoryMaking
  teller: Teller
}) =>
  handleJob({
    job: retellStoryJob,
    async run({ payload: { storyId, tries }, signal, commit }) {
      const story = await making.read({ db, storyId })
      if (story?.tries !== tries || story.state !== 'writing') return
      if (!story.book || !story.draft) return
      const kept = await making.pages({ db, storyId })
      const from = kept.length + 1
      const book = { ...story.book, pages: story.draft }
      const bill = { accountId: story.accountId, storyId }
      if (teller.retell && from <= book.pages.length) {
        for await (const page of teller.retell({ book, from, bill }, signal)) {
          await commit((tx) => making.keepRetold({ tx, storyId, page }))
        }
      }
      await commit((tx) => making.endRetelling({ tx, storyId, tries }))
    },
    giveUp: ({ tx, payload }) => making.endRetelling({ tx, ...payload }),
  })
