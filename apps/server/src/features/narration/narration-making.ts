import type { AppEvent } from '@luciole/contract/events'
import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import type { Clock } from '#platform/clock'
import type { Queryable, Tx } from '#platform/db'
import { enqueue } from '#platform/jobs'
import type { Bill } from '#providers/live/purse'
import { speechKey, type SpeechOrder, type SpeechProvider } from '#providers/speech/speech'
import { narratePageJob } from './narration-jobs'
import * as store from './narration.store'
import { speechOrderOf, type PageToNarrate, type StoryToNarrate } from './speech-order'

export interface NarrationMakingDependencies {
  speech: SpeechProvider
  clock: Clock
  appendEvent: (input: { tx: Tx; accountId: string; event: AppEvent }) => Promise<void>
  /** Whether the parent lets a service outside read the story, names and all. */
  mayLeave?: (input: { db: Queryable; accountId: string }) => Promise<boolean>
}

export type NarrationMaking = ReturnType<typeof createNarrationMaking>

/** The steps of a voice, page by page, each in the caller's transaction. */
export function createNarrationMaking({
  speech,
  clock,
  appendEvent,
  mayLeave = async () => false,
}: NarrationMakingDependencies) {
  /** Whose budget it is when a service outside may read; null when it may not. */
  const outsideOf = async ({ db, accountId, storyId }: { db: Queryable } & Bill) =>
    (await mayLeave({ db, accountId })) ? { accountId, storyId } : null

  const tell = ({
    tx,
    of: { accountId, kidId, storyId },
    page,
  }: {
    tx: Tx
    of: { accountId: string; kidId: string; storyId: string }
    page: number | null
  }) =>
    appendEvent({
      tx,
      accountId,
      event: { type: 'narration.changed', kidId, storyId, page },
    })

  return {
    tell,
    outsideOf,

    /** Asks for every page that is not there yet, or would sound different now. */
    async askFor({
      tx,
      story,
      pages,
      language,
      delaySeconds,
    }: {
      tx: Tx
      story: StoryToNarrate
      pages: readonly PageToNarrate[]
      language: Language
      delaySeconds?: number
    }): Promise<void> {
      const { id: storyId, accountId, kidId, book } = story
      if (!book || !speech.caps.languages.includes(language)) return
      await store.lockNarration({ db: tx, storyId })
      const rows = await store.listNarration({ db: tx, storyId })
      const known = new Map(
        rows.filter((row) => row.language === language).map((row) => [row.page, row]),
      )
      const pronunciations = await store.listPronunciations({ db: tx, kidId })
      const outside = await outsideOf({ db: tx, accountId, storyId })
      let isAsked = false
      for (const page of pages) {
        const order = speechOrderOf({ speech, book, page, language, pronunciations, outside })
        const key = speechKey({ provider: speech, order })
        const before = known.get(page.number)
        if (before?.speechKey === key && before.state !== 'failed') continue
        const place = { storyId, page: page.number, language }
        const take = (before?.take ?? -1) + 1
        await store.askForPage({
          db: tx,
          row: {
            ...place,
            accountId,
            kidId,
            state: 'recording',
            take,
            speechKey: key,
            mediaKey: null,
            durationMs: 0,
            marks: [],
            updatedAt: clock.now(),
          },
        })
        await enqueue({
          tx,
          job: narratePageJob,
          payload: { ...place, take },
          key: `${storyId}:${page.number}:${language}:${take}`,
          priority: -page.number,
          ...(delaySeconds === undefined ? {} : { delaySeconds }),
        })
        isAsked = true
      }
      if (isAsked) await tell({ tx, of: { accountId, kidId, storyId }, page: null })
    },

    /** What is still waited for; null when it was made, changed or deleted meanwhile. */
    async waitingFor({
      db,
      story,
      page,
      ...place
    }: {
      db: Queryable
      story: StoryToNarrate
      page: PageToNarrate
      language: Language
      take: number
    }): Promise<SpeechOrder | null> {
      const storyId = story.id
      const row = await store.findTake({ db, storyId, page: page.number, ...place })
      if (!story.book || row?.state !== 'recording') return null
      const pronunciations = await store.listPronunciations({ db, kidId: story.kidId })
      const { language } = place
      const outside = await outsideOf({ db, accountId: story.accountId, storyId })
      return speechOrderOf({ speech, book: story.book, page, language, pronunciations, outside })
    },

    async keep({
      tx,
      order,
      spoken,
      ...place
    }: {
      tx: Tx
      storyId: string
      page: number
      language: Language
      take: number
      order: SpeechOrder
      spoken: { mediaKey: string; durationMs: number; marks: WordMark[] }
    }): Promise<void> {
      const change = {
        ...spoken,
        state: 'ready' as const,
        speechKey: speechKey({ provider: speech, order }),
        updatedAt: clock.now(),
      }
      const row = await store.settlePage({ db: tx, place, change })
      if (row) await tell({ tx, of: row, page: row.page })
    },

    async fail({
      tx,
      ...place
    }: {
      tx: Tx
      storyId: string
      page: number
      language: Language
      take: number
    }): Promise<void> {
      const change = { state: 'failed' as const, updatedAt: clock.now() }
      const row = await store.settlePage({ db: tx, place, change })
      if (row) await tell({ tx, of: row, page: row.page })
    },
  }
}
