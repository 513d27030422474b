import type { Tx } from '#platform/db'
import { enqueue } from '#platform/jobs'
import * as store from './repaints.store'
import { listPages, lockStory } from './stories.store'
import type { StoredPicture, StoryPageRow, StoryRow } from './stories.tables'
import { repaintPictureJob } from './story-jobs'
import type { StoryMaking } from './story-making'

const keysOf = ({ sources }: StoredPicture) => sources.map(({ key }) => key)
const LOOK_AGAIN_SECONDS = 4
/** Some ten minutes: who has not painted it by then will not. */
const MOST_LOOKS = 150

/** Before the first look: what it would ask for next was asked for already. */
const TOLD = -1

export type Repainting = ReturnType<typeof createRepainting>

/** Every picture of a book, by the name its new one is asked for under. */
export function picturesOf({
  story,
  pages,
}: {
  story: StoryRow
  pages: StoryPageRow[]
}): Map<string, StoredPicture> {
  const own = new Map<string, StoredPicture>()
  if (story.cover) own.set('cover', story.cover)
  for (const { number, picture } of pages) if (picture) own.set(`page:${number}`, picture)
  for (const [id, picture] of Object.entries(story.castPictures ?? {}))
    own.set(`cast:${id}`, picture)
  return own
}

/** A second style for a whole book: one that lacks a single picture is never shown. */
export function createRepainting({
  making,
  forgetMedia,
}: {
  making: Pick<StoryMaking, 'tell'>
  /** Takes the files of pictures nobody will see again. */
  forgetMedia: (input: { tx: Tx; accountId: string; mediaKeys: string[] }) => Promise<void>
}) {
  const ask = ({
    tx,
    storyId,
    subject,
    look,
  }: {
    tx: Tx
    storyId: string
    subject: string
    look: number
  }) =>
    enqueue({
      tx,
      job: repaintPictureJob,
      payload: { storyId, subject, look },
      key: `${storyId}:${subject}:${look}`,
      ...(look === 0 ? {} : { delaySeconds: LOOK_AGAIN_SECONDS }),
    })

  /** Once every picture is settled: all of them are shown, or none is kept. */
  async function showWhole({ tx, story }: { tx: Tx; story: StoryRow }) {
    const { id: storyId, accountId } = story
    const rows = await store.listRepaints({ db: tx, storyId })
    if (rows.some(({ state }) => state === 'asked')) return
    const pages = await listPages({ db: tx, storyId })
    const own = picturesOf({ story, pages })
    const fresh = new Map(
      rows.flatMap(({ subject, picture }) => (picture ? [[subject, picture] as const] : [])),
    )
    // A page drawn again meanwhile was asked for in our own hand.
    const isWhole = fresh.size === own.size && pages.every(({ take }) => take === 0)
    const gone = isWhole ? own : fresh
    await store.forgetRepaintPictures({ db: tx, storyId })
    await forgetMedia({ tx, accountId, mediaKeys: [...gone.values()].flatMap(keysOf) })
    if (!isWhole) return
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
    await making.tell({ tx, story, step: 'bound' })
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
      for (const subject of subjects) await ask({ tx, storyId, subject, look: 0 })
    },

    /** A queue’s ticket, or a second try, and another look in a while. */
    async lookAgain({
      tx,
      storyId,
      subject,
      look,
      ...change
    }: {
      tx: Tx
      storyId: string
      subject: string
      look: number
      ticket: string | null
      isSecondTry: boolean
    }) {
      if (look >= MOST_LOOKS)
        return await store.updateRepaint({ db: tx, storyId, subject, state: 'failed' })
      await store.updateRepaint({ db: tx, storyId, subject, ...change })
      await ask({ tx, storyId, subject, look: look + 1 })
    },

    settle,

    /** Told twice that a picture is done, it is fetched once. */
    async hurry({ tx, ticket }: { tx: Tx; ticket: string }) {
      const row = await store.findByTicket({ db: tx, ticket })
      if (!row) return
      const payload = { ...row, look: TOLD }
      await enqueue({ tx, job: repaintPictureJob, payload, key: `told ${ticket}` })
    },
  }
}
