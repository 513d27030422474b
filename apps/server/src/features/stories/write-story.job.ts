import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { Teller } from '#providers/text/text'
import { readLedger } from './ledger.store'
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
    async run({ payload: { storyId, tries }, signal, commit }) {
      const isDraft = teller.retell !== null
      // Of two stories told to a kid at once, the second is thought of anew.
      for (let isKept = false; !isKept;) {
        const story = await making.read({ db, storyId })
        if (story?.tries !== tries || story.state !== 'writing' || story.draft) return
        const memory = await readLedger({ db, kidId: story.kidId })
        const { players, request, seed } = story
        const { ledger, canon } = memory
        const told = await teller.tell({ players, request, seed, ledger, canon }, signal)
        isKept = await commit((tx) => making.keepTold({ tx, storyId, told, memory, isDraft }))
      }
    },
    giveUp: ({ tx, payload }) => making.fail({ tx, ...payload }),
  })
