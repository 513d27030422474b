import type { OwnedKid } from '#features/kids/owned-kid'
import { toldTime, type Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { Language } from '@luciole/contract/language'
import type { Teller } from '#providers/text/text'
import { spansOfEditedText } from './edited-text'
import { newWords } from './new-words'
import * as store from './stories.store'
import type { StoryRow } from './stories.tables'
import type { StoryMaking } from './story-making'
import { askForPage } from './story-orders'

export interface ReadingDependencies {
  db: Db
  clock: Clock
  making: StoryMaking
  teller: Teller
  ownedStory: (input: { db: Queryable; kid: OwnedKid; storyId: string }) => Promise<StoryRow>
  /** A changed line needs a new voice. */
  onEdited: (input: { tx: Tx; story: StoryRow; page: number; language: Language }) => Promise<void>
}

export type ReadingService = ReturnType<typeof createReadingService>

/** What a family does with a finished book: read it, change a line, have a page drawn again. */
export function createReadingService(dependencies: ReadingDependencies) {
  const { db, clock, making, teller, ownedStory, onEdited } = dependencies

  async function pageOf({ tx, storyId, page }: { tx: Tx; storyId: string; page: number }) {
    const found = await store.findPage({ db: tx, storyId, number: page })
    if (!found) throw new AppError('not_found')
    return found
  }

  return {
    /** A position read offline may arrive late: the newer one wins, and no clock runs ahead. */
    remember: ({
      kid,
      storyId,
      page,
      isFinished,
      at,
    }: {
      kid: OwnedKid
      storyId: string
      page: number
      isFinished: boolean
      at: string
    }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        await ownedStory({ db: tx, kid, storyId })
        const readAt = toldTime({ clock, said: at })
        await store.saveReading({ db: tx, storyId, page, isFinished, readAt })
      }),

    edit: ({
      kid,
      storyId,
      page,
      language,
      text,
      revision,
    }: {
      kid: OwnedKid
      storyId: string
      page: number
      language: Language
      text: string
      revision: number
    }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const story = await ownedStory({ db: tx, kid, storyId })
        const current = await pageOf({ tx, storyId, page })
        const before = current.text[language].text
        // Nothing was changed: no mark, and no new voice.
        if (text === before.trim()) return
        const isWelcome = teller.isWelcome({ key: 'page', text: newWords({ text, before }) })
        if (!isWelcome) throw new AppError('text.refused')
        const edited = spansOfEditedText({ text, language, cast: story.book?.cast ?? [] })
        const isSaved = await store.updatePage({
          db: tx,
          storyId,
          number: page,
          revision,
          change: {
            text: { ...current.text, [language]: edited },
            ...(language === 'en' ? { editedEn: true } : { editedFr: true }),
          },
        })
        if (!isSaved) throw new AppError('story.edited_elsewhere')
        await onEdited({ tx, story, page, language })
        await making.tell({ tx, story, step: 'edited', page })
      }),

    /** Free: another take of the same page, in another composition. The old one stays until then. */
    redraw: ({ kid, storyId, page }: { kid: OwnedKid; storyId: string; page: number }) =>
      inTransaction({ db }, async (tx) => {
        const story = await ownedStory({ db: tx, kid, storyId })
        if (story.state !== 'ready') throw new AppError('story.not_ready')
        const take = await store.nextTake({ db: tx, storyId, number: page })
        if (take === null) throw new AppError('not_found')
        await askForPage({ tx, story, page, take })
        await making.tell({ tx, story, step: 'edited', page })
      }),
  }
}
