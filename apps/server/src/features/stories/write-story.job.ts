import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { Teller } from '#providers/text/text'
import { writeStoryJob } from './story-jobs'
import type { StoryMaking } from './story-making'

/** Plan, both languages and every check, in one step: nothing is stored until the whole text is. */
export const writeStory = ({
  db,
  making,
  teller,
}: {
  db: Db
  making: StoryMaking
  teller: Teller
}) =>
  handleJob({
    job: writeStoryJob,
    async run({ payload: { storyId }, signal, commit }) {
      const story = await making.read({ db, storyId })
      if (story?.state !== 'writing' || story.draft) return
      const memory = await making.memory({ db, kidId: story.kidId })
      const { players, request, seed } = story
      const told = await teller.tell({ players, request, seed, ...memory }, signal)
      const keep = teller.retell ? making.keepDraft : making.keepWords
      await commit((tx) => keep({ tx, storyId, told }))
    },
    giveUp: ({ tx, payload: { storyId } }) => making.fail({ tx, storyId }),
  })
