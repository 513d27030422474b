import type { BookPage } from '@luciole/contract/book'
import type { AppEvent } from '@luciole/contract/events'
import { BOOK_FORMAT } from '@luciole/contract/stories'
import type { Clock } from '#platform/clock'
import type { Queryable, Tx } from '#platform/db'
import type { PageDigest } from '#providers/pictures/pictures'
import type { ToldStory } from '#providers/text/text'
import * as ledger from './ledger.store'
import { newPageRow } from './new-page-row'
import { listRepaints } from './repaints.store'
import * as store from './stories.store'
import type { StoredPicture, StoryRow } from './stories.tables'
import { askForBook, askForPage, askForRetelling, askForWords } from './story-orders'

type StoryStep = Extract<AppEvent, { type: 'story.changed' }>['step']

export interface StoryMakingDependencies {
  clock: Clock
  appendEvent: (input: { tx: Tx; accountId: string; event: AppEvent }) => Promise<void>
  /** Gives the story back to the quota: a failure is never counted. */
  releaseQuota: (input: { tx: Tx; storyId: string }) => Promise<void>
  /** What else begins when the words are there: narration, for those who have it. */
  onWritten: (input: { tx: Tx; story: StoryRow }) => Promise<void>
  /** Who waits for the book and wants to be told. */
  onBound: (input: { tx: Tx; accountId: string; storyId: string }) => Promise<void>
  /** Files nothing of this account names any more are removed soon after. */
  forgetMedia: (input: { tx: Tx; accountId: string; mediaKeys: string[] }) => Promise<void>
  /** What else goes with a book: the voices that read it. */
  onForgotten: (input: { tx: Tx; story: StoryRow }) => Promise<void>
}

/** Its words are there, its cover is not. */
export const isUnbound = ({ state, cover }: Pick<StoryRow, 'state' | 'cover'>) =>
  cover === null && (state === 'painting' || state === 'binding')

const keysOf = (picture: StoredPicture | null) => picture?.sources.map(({ key }) => key) ?? []

export type StoryMaking = ReturnType<typeof createStoryMaking>

/** The steps of one book, each a change, its next job and its event in the caller's transaction. */
export function createStoryMaking(dependencies: StoryMakingDependencies) {
  const { clock, appendEvent, releaseQuota, onWritten, onBound, forgetMedia, onForgotten } =
    dependencies

  const tell = ({
    tx,
    story,
    step,
    page = null,
  }: {
    tx: Tx
    story: StoryRow
    step: StoryStep
    page?: number | null
  }) =>
    appendEvent({
      tx,
      accountId: story.accountId,
      event: { type: 'story.changed', kidId: story.kidId, storyId: story.id, step, page },
    })

  async function finish({ tx, story }: { tx: Tx; story: StoryRow }) {
    const { id: storyId, accountId } = story
    await store.updateStory({ db: tx, storyId, state: 'ready', finishedAt: clock.now() })
    await onBound({ tx, accountId, storyId })
    await tell({ tx, story, step: 'bound' })
  }

  /** Every page hangs: with its cover the book is done, else the binder is still at it. */
  async function endPainting({ tx, story }: { tx: Tx; story: StoryRow }) {
    if (story.cover) return finish({ tx, story })
    await store.updateStory({ db: tx, storyId: story.id, state: 'binding' })
    // Asked already, unless page 1 was hung by a server that asks for covers last.
    await askForBook({ tx, story })
  }

  async function accept({ tx, story }: { tx: Tx; story: StoryRow }) {
    await askForWords({ tx, story })
    await tell({ tx, story, step: 'accepted' })
  }

  /** Everything of a told story but its pages. */
  async function keepPlan({ tx, story, told }: { tx: Tx; story: StoryRow; told: ToldStory }) {
    const { id: storyId, accountId, kidId } = story
    const { pages, ...book } = told.book
    const planned = { format: BOOK_FORMAT, book, pageCount: pages.length }
    await store.updateStory({ db: tx, storyId, ...planned })
    const { ledgerEntry: entry, canonFacts: canon } = told
    const row = { storyId, accountId, kidId, entry, canon, createdAt: clock.now() }
    await ledger.insertLedgerEntry({ db: tx, row })
    return { ...story, ...planned }
  }

  /** Pages that can be read, each sent to the painter. */
  async function keepPages({ tx, story, pages }: { tx: Tx; story: StoryRow; pages: BookPage[] }) {
    await store.insertPages({ db: tx, rows: pages.map((page) => newPageRow({ story, page })) })
    for (const { number } of pages) await askForPage({ tx, story, page: number, take: 0 })
  }

  async function endWriting({ tx, story }: { tx: Tx; story: StoryRow }) {
    const written = { ...story, state: 'painting' as const }
    await store.updateStory({ db: tx, storyId: story.id, state: 'painting' })
    await onWritten({ tx, story: written })
    await tell({ tx, story, step: 'written' })
    // Told page by page, page 1 hangs before the last one is written.
    if (story.pagesPainted > 0) await askForBook({ tx, story })
    if (story.pageCount > 0 && story.pagesPainted === story.pageCount) {
      await endPainting({ tx, story: written })
    }
  }

  return {
    accept,
    read: ({ db, storyId }: { db: Queryable; storyId: string }) =>
      store.readStoryRow({ db, storyId }),
    pages: ({ db, storyId }: { db: Queryable; storyId: string }) =>
      store.listPages({ db, storyId }),

    /** Begins again after a failure: pages that are there already stay. */
    async begin({ tx, story }: { tx: Tx; story: StoryRow }) {
      const { id: storyId, tries } = story
      const pages = await store.listPages({ db: tx, storyId })
      const isWritten = story.draft === null && pages.length > 0
      const state = isWritten ? 'painting' : 'writing'
      await store.updateStory({ db: tx, storyId, state, tries })
      if (!isWritten && !story.draft) return accept({ tx, story })
      const missing = pages.filter(({ picture }) => !picture)
      for (const { number, take } of missing) await askForPage({ tx, story, page: number, take })
      await tell({ tx, story, step: 'accepted' })
      if (story.draft) return askForRetelling({ tx, story })
      if (missing.length === 0) return endPainting({ tx, story })
      // Page 1 sends for the binder when it hangs.
      if (!story.cover && missing[0]?.number !== 1) await askForBook({ tx, story })
    },

    /** Gone from the shelf; what it told stays in the ledger, so that it is not told again. */
    async forget({ tx, storyId }: { tx: Tx; storyId: string }) {
      // Before anything else of it, as the jobs do: two that lock in two orders wait for ever.
      const story = await store.lockStory({ db: tx, storyId })
      if (!story) return
      if (story.state !== 'ready' && story.state !== 'failed') {
        await releaseQuota({ tx, storyId: story.id })
      }
      const pages = await store.listPages({ db: tx, storyId: story.id })
      const { cover, castPictures } = story
      const repaints = await listRepaints({ db: tx, storyId: story.id })
      const hung = [cover, ...Object.values(castPictures ?? {}), ...pages.map((p) => p.picture)]
      const pictures = [...hung, ...repaints.map(({ picture }) => picture)]
      const mediaKeys = pictures.flatMap(keysOf)
      await forgetMedia({ tx, accountId: story.accountId, mediaKeys })
      await store.deleteStory({ db: tx, storyId: story.id })
      await onForgotten({ tx, story })
      await tell({ tx, story, step: 'deleted' })
    },

    /**
     * The words are there: page 1 can be read, the painting begins; or a live model tells them first.
     * False when the kid was told another story since `memory`: this one might be the very same.
     */
    async keepTold({
      tx,
      storyId,
      told,
      memory,
      isDraft,
    }: {
      tx: Tx
      storyId: string
      told: ToldStory
      memory: ledger.Memory
      isDraft: boolean
    }): Promise<boolean> {
      const story = await store.lockStory({ db: tx, storyId })
      if (!story || story.state !== 'writing') return true
      if (!(await ledger.holdLedger({ tx, kidId: story.kidId, memory }))) return false
      const planned = await keepPlan({ tx, story, told })
      const { pages } = told.book
      if (isDraft) {
        await store.updateStory({ db: tx, storyId, draft: pages })
        await askForRetelling({ tx, story })
      } else {
        await keepPages({ tx, story, pages })
        await endWriting({ tx, story: planned })
      }
      return true
    },

    /** One page more, in its order. What was kept once is not told again. */
    async keepRetold({ tx, storyId, page }: { tx: Tx; storyId: string; page: BookPage }) {
      const story = await store.lockStory({ db: tx, storyId })
      if (story?.state !== 'writing') return
      await keepPages({ tx, story, pages: [page] })
      await tell({ tx, story, step: 'written', page: page.number })
    },

    /** Whatever nobody told better is ours. */
    async endRetelling({ tx, storyId, tries }: { tx: Tx; storyId: string; tries: number }) {
      const story = await store.lockStory({ db: tx, storyId })
      if (story?.tries !== tries || story.state !== 'writing' || !story.draft) return
      const kept = await store.listPages({ db: tx, storyId })
      const missing = story.draft.filter(
        (page) => !kept.some(({ number }) => number === page.number),
      )
      if (missing.length > 0) await keepPages({ tx, story, pages: missing })
      await store.updateStory({ db: tx, storyId, draft: null })
      await endWriting({ tx, story })
    },

    /** Hangs a picture; with page 1 the binder begins, with the last one the pages are done. */
    async keepPicture({
      tx,
      storyId,
      page,
      take,
      picture,
      digest,
    }: {
      tx: Tx
      storyId: string
      page: number
      take: number
      picture: StoredPicture
      digest: PageDigest
    }) {
      const story = await store.lockStory({ db: tx, storyId })
      if (!story || story.state === 'failed') return
      const before = await store.findPage({ db: tx, storyId, number: page })
      if (!(await store.hangPicture({ db: tx, storyId, number: page, take, picture, digest })))
        return
      const { accountId } = story
      await forgetMedia({ tx, accountId, mediaKeys: keysOf(before?.picture ?? null) })
      const pagesPainted = await store.countPaintedPages({ db: tx, storyId })
      await store.updateStory({ db: tx, storyId, pagesPainted })
      await tell({ tx, story, step: 'page_painted', page })
      if (story.state !== 'painting') return
      // Between the pages, where a brush waits for the one before; never before what is waited for.
      if (page === 1) await askForBook({ tx, story })
      if (pagesPainted === story.pageCount) await endPainting({ tx, story })
    },

    /** The cover and the faces are there; with the last page, whichever comes later, so is the book. */
    async bind({
      tx,
      storyId,
      cover,
      castPictures,
    }: {
      tx: Tx
      storyId: string
      cover: StoredPicture
      castPictures: Record<string, StoredPicture>
    }) {
      const story = await store.lockStory({ db: tx, storyId })
      if (!story || !isUnbound(story)) return
      await store.updateStory({ db: tx, storyId, cover, castPictures })
      if (story.state === 'binding') await finish({ tx, story })
    },

    /**
     * A story that cannot be finished says so kindly and is not counted. What an earlier try left behind
     * gives up later than its parent began again: that is no news of this one.
     */
    async fail({ tx, storyId, tries }: { tx: Tx; storyId: string; tries: number }) {
      const story = await store.lockStory({ db: tx, storyId })
      if (story?.tries !== tries || story.state === 'ready' || story.state === 'failed') return
      await store.updateStory({ db: tx, storyId, state: 'failed' })
      await releaseQuota({ tx, storyId })
      await tell({ tx, story, step: 'failed' })
    },

    /** The picture that hangs stays, and the page says that no other came. */
    async failTake({
      tx,
      storyId,
      page,
      take,
    }: {
      tx: Tx
      storyId: string
      page: number
      take: number
    }) {
      const story = await store.lockStory({ db: tx, storyId })
      if (!story || !(await store.failTake({ db: tx, storyId, number: page, take }))) return
      await tell({ tx, story, step: 'edited', page })
    },

    tell,
  }
}
