import type { PICTURE_CHOICES } from '@luciole/contract/stories'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/db'
import { enqueue } from '#platform/jobs'
import * as store from './repaints.store'
import { listPages, lockStory } from './stories.store'
import { picturesOf, repaintedOf, type Repainted } from './repainted'
import type { StoredPicture, StoryRow } from './stories.tables'
import { repaintPictureJob } from './story-jobs'
import type { StoryMaking } from './story-making'

const keysOf = ({ sources }: StoredPicture) => sources.map(({ key }) => key)
const LOOK_AGAIN_SECONDS = 4
/** Some ten minutes: who has not painted it by then will not. */
const MOST_LOOKS = 150

/** Before the first look: what it would ask for next was asked for already. */
const TOLD = -1

export type Repainting = ReturnType<typeof createRepainting>

/** A second style for a whole book: one that lacks a picture is shown only if a parent says so. */
export function createRepainting({
  making,
  clock,
  isOn,
  forgetMedia,
  lookAgainSeconds = LOOK_AGAIN_SECONDS,
}: {
  clock: Clock
  /** How long a service that queues is left alone. */
  lookAgainSeconds?: number
  /** Whether anybody paints anew now. */
  isOn: boolean
  making: Pick<StoryMaking, 'tell'>
  /** Takes the files of pictures nobody will see again. */
  forgetMedia: (input: { tx: Tx; accountId: string; mediaKeys: string[] }) => Promise<void>
}) {
  const ask = ({
    tx,
    storyId,
    subject,
    look,
    round,
  }: {
    tx: Tx
    storyId: string
    subject: string
    look: number
    round: number
  }) =>
    enqueue({
      tx,
      job: repaintPictureJob,
      payload: { storyId, subject, look, round },
      key: `${storyId}:${subject}:${round}:${look}`,
      ...(look === 0 ? {} : { delaySeconds: lookAgainSeconds }),
    })

  /** Those that are there, in place of ours; nothing is left to decide then. */
  async function hang({ tx, story, pages, kept, fresh }: Repainted & { tx: Tx; story: StoryRow }) {
    const { id: storyId } = story
    const own = picturesOf({ story, pages })
    const hung = new Set(fresh.values())
    const gone = [
      ...kept.filter((picture) => !hung.has(picture)),
      ...[...fresh.keys()].flatMap((subject) => own.get(subject) ?? []),
    ]
    for (const { number } of pages) {
      const picture = fresh.get(`page:${number}`)
      if (picture) await store.rehangPage({ db: tx, storyId, number, picture })
    }
    const castPictures = Object.fromEntries(
      Object.entries(story.castPictures ?? {}).map(([id, old]) => [
        id,
        fresh.get(`cast:${id}`) ?? old,
      ]),
    )
    const cover = fresh.get('cover') ?? story.cover
    await store.rehangBook({ db: tx, storyId, cover, castPictures })
    await store.forgetRepaintPictures({ db: tx, storyId })
    await forgetMedia({ tx, accountId: story.accountId, mediaKeys: gone.flatMap(keysOf) })
    await making.tell({ tx, story, step: 'bound' })
  }

  async function keepOurs({ tx, story, kept }: Repainted & { tx: Tx; story: StoryRow }) {
    const { id: storyId, accountId } = story
    await store.forgetRepaintPictures({ db: tx, storyId, state: 'failed' })
    await forgetMedia({ tx, accountId, mediaKeys: kept.flatMap(keysOf) })
  }

  async function lookAt({ tx, story }: { tx: Tx; story: StoryRow }) {
    const { id: storyId } = story
    const rows = await store.listRepaints({ db: tx, storyId })
    const pages = await listPages({ db: tx, storyId })
    return repaintedOf({ rows, pages })
  }

  /** Once every picture is settled: all of them are shown; a few missing are for the parent to judge. */
  async function showWhole({ tx, story }: { tx: Tx; story: StoryRow }) {
    const repainted = await lookAt({ tx, story })
    const { isOver, missing, isWorthShowing } = repainted
    if (!isOver) return
    if (missing === 0) await hang({ tx, story, ...repainted })
    else if (isWorthShowing) await making.tell({ tx, story, step: 'bound' })
    else await keepOurs({ tx, story, ...repainted })
  }

  /** Null when it could not be had. */
  async function settle({
    tx,
    storyId,
    subject,
    picture,
  }: {
    tx: Tx
    storyId: string
    subject: string
    picture: StoredPicture | null
  }) {
    const story = await lockStory({ db: tx, storyId })
    if (!story) return
    const state = picture ? ('ready' as const) : ('failed' as const)
    await store.updateRepaint({ db: tx, storyId, subject, state, picture })
    await showWhole({ tx, story })
  }

  return {
    async begin({ tx, storyId }: { tx: Tx; storyId: string }) {
      const story = await lockStory({ db: tx, storyId })
      if (!story) return
      const subjects = [
        ...picturesOf({ story, pages: await listPages({ db: tx, storyId }) }).keys(),
      ]
      const { accountId } = story
      const rows = subjects.map((subject) => ({
        storyId,
        accountId,
        subject,
        state: 'asked' as const,
        ticket: null,
        isSecondTry: false,
        picture: null,
      }))
      await store.insertRepaints({ db: tx, rows })
      for (const subject of subjects) await ask({ tx, storyId, subject, look: 0, round: 0 })
    },

    /** A queue’s ticket, or a second try, and another look in a while. */
    async lookAgain({
      tx,
      storyId,
      subject,
      look,
      round,
      ...change
    }: {
      tx: Tx
      storyId: string
      subject: string
      look: number
      round: number
      ticket: string | null
      isSecondTry: boolean
    }) {
      if (look >= MOST_LOOKS) return await settle({ tx, storyId, subject, picture: null })
      await store.updateRepaint({ db: tx, storyId, subject, ...change })
      await ask({ tx, storyId, subject, look: look + 1, round })
    },

    settle,

    /** What a parent makes of a book that lacks a few; once they decided, nothing happens again. */
    async choose({
      tx,
      storyId,
      choice,
    }: {
      tx: Tx
      storyId: string
      choice: (typeof PICTURE_CHOICES)[number]
    }) {
      const story = await lockStory({ db: tx, storyId })
      if (!story) return
      const repainted = await lookAt({ tx, story })
      if (!repainted.isOver || repainted.kept.length === 0) return
      if (choice === 'mixed') return await hang({ tx, story, ...repainted })
      if (choice === 'ours') await keepOurs({ tx, story, ...repainted })
      else if (isOn) {
        const round = clock.now().getTime()
        for (const subject of await store.askFailedAgain({ db: tx, storyId })) {
          await ask({ tx, storyId, subject, look: 0, round })
        }
      }
      await making.tell({ tx, story, step: 'bound' })
    },

    /** Told twice that a picture is done, it is fetched once. */
    async hurry({ tx, ticket }: { tx: Tx; ticket: string }) {
      const row = await store.findByTicket({ db: tx, ticket })
      if (!row) return
      const payload = { ...row, look: TOLD, round: 0 }
      await enqueue({ tx, job: repaintPictureJob, payload, key: `told ${ticket}` })
    },
  }
}
