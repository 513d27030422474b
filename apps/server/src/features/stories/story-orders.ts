import type { Tx } from '#platform/db'
import { enqueue } from '#platform/jobs'
import type { StoryRow } from './stories.tables'
import { bindBookJob, paintPageJob, retellStoryJob, writeStoryJob } from './story-jobs'

type Order = { tx: Tx; story: Pick<StoryRow, 'id' | 'tries'> }
/** Asked for twice it is done once; a story tried again asks anew. */
const orderOf = ({ id, tries }: Order['story']) => ({
  payload: { storyId: id, tries },
  key: `${id}:${tries}`,
})

export const askForWords = ({ tx, story }: Order) =>
  enqueue({ tx, job: writeStoryJob, ...orderOf(story), priority: 10 })

export const askForRetelling = ({ tx, story }: Order) =>
  enqueue({ tx, job: retellStoryJob, ...orderOf(story), priority: 10 })

export const askForPage = ({
  tx,
  story,
  page,
  take,
}: Order & {
  page: number
  take: number
}) =>
  enqueue({
    tx,
    job: paintPageJob,
    payload: { storyId: story.id, tries: story.tries, page, take },
    key: `${story.id}:${page}:${take}:${story.tries}`,
    // Every book's first pages come before any book's last ones; a page drawn again is waited for.
    priority: take > 0 ? 0 : -page,
  })

export const askForBook = ({ tx, story }: Order) =>
  enqueue({ tx, job: bindBookJob, ...orderOf(story) })
