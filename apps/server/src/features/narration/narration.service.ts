import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import type { OwnedKid } from '#features/kids/owned-kid'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { SpeechProvider } from '#providers/speech/speech'
import type { NarrationMaking } from './narration-making'
import * as store from './narration.store'
import { pageAudioView, pronunciationView, recordingView } from './narration.view'
import { listRecordings } from './recordings.store'
import type { SamplesService } from './samples.service'
import type { Books, StoryToNarrate } from './speech-order'

export interface NarrationDependencies {
  db: Db
  sign: (key: string) => string
  speech: SpeechProvider
  narrating: NarrationMaking
  samples: SamplesService
  books: Books
  ownedStory: (input: { db: Queryable; kid: OwnedKid; storyId: string }) => Promise<StoryToNarrate>
  /** Whether the account has the add-on, or a trial. */
  isIncluded: (input: { db: Queryable; accountId: string }) => Promise<boolean>
  /** Throws for what no story for children says. */
  refuseUnkindText: (text: string) => void
  storyLanguageOf: (input: { db: Queryable; accountId: string }) => Promise<Language>
}

/** Painting the first page comes first: the voice lets it begin alone. */
const LATER_SECONDS = 3

export type NarrationService = ReturnType<typeof createNarrationService>

export function createNarrationService(dependencies: NarrationDependencies) {
  const { db, sign, speech, narrating, samples, books, ownedStory, isIncluded } = dependencies

  async function refuseWithoutAddOn({
    db: queryable,
    accountId,
  }: {
    db: Queryable
    accountId: string
  }) {
    if (!(await isIncluded({ db: queryable, accountId }))) {
      throw new AppError('narration.not_included')
    }
  }

  /** *con-nor* is one word, heard as one. */
  const refuseUnkindSound = (sayAs: string) =>
    dependencies.refuseUnkindText(sayAs.replace(/[\s\p{Pd}'’]+/gu, ''))

  return {
    async get({ kid, storyId }: { kid: OwnedKid; storyId: string }): Promise<Narration> {
      await ownedStory({ db, kid, storyId })
      const { accountId, id: kidId } = kid
      const included = await isIncluded({ db, accountId })
      const [rows, recordings, pronunciations] = await Promise.all([
        included ? store.listNarration({ db, storyId }) : [],
        listRecordings({ db, storyId }),
        store.listPronunciations({ db, kidId }),
      ])
      return {
        included,
        story: rows.map((row) => pageAudioView({ row, sign })),
        parent: recordings.map((row) => recordingView({ row, sign })),
        sample: included ? null : { en: await samples.find('en'), fr: await samples.find('fr') },
        pronunciations: pronunciations.map(pronunciationView),
        voices: speech.caps.voices.map(({ language, label, isRobotic }) => ({
          language,
          label,
          robotic: isRobotic,
        })),
      }
    },

    /** A whole book read by one voice, the better liked one first; empty while a page is missing. */
    async wholeReading({
      db: queryable,
      story: { id: storyId, accountId, pageCount },
      language,
      prefers,
    }: {
      db: Queryable
      story: { id: string; accountId: string; pageCount: number }
      language: Language
      prefers: 'story' | 'parent'
    }) {
      const included = await isIncluded({ db: queryable, accountId })
      const spoken = included ? await store.listNarration({ db: queryable, storyId }) : []
      const recorded = await listRecordings({ db: queryable, storyId })
      const story = spoken.flatMap(({ page, language: said, state, mediaKey, durationMs, marks }) =>
        said === language && state === 'ready' && mediaKey
          ? [{ page, mediaKey, durationMs, marks }]
          : [],
      )
      const parent = recorded.flatMap(({ page, language: said, mediaKey, durationMs }) =>
        said === language ? [{ page, mediaKey, durationMs, marks: [] }] : [],
      )
      const inOrder = prefers === 'story' ? [story, parent] : [parent, story]
      return inOrder.find((one) => one.length === pageCount) ?? []
    },

    /** An older book, the other language, or pages that failed: whatever is missing is made. */
    request: ({
      kid,
      storyId,
      language,
    }: {
      kid: OwnedKid
      storyId: string
      language: Language
    }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const story = await ownedStory({ db: tx, kid, storyId })
        await refuseWithoutAddOn({ db: tx, accountId: kid.accountId })
        if (!speech.caps.languages.includes(language)) throw new AppError('narration.failed')
        if (!story.book) throw new AppError('story.not_ready')
        const pages = await books.pages({ db: tx, storyId })
        await narrating.askFor({ tx, story, pages, language })
      }),

    /** When the words of a new book are there, for those whose plan has a voice. */
    async begin({ tx, story }: { tx: Tx; story: StoryToNarrate }): Promise<void> {
      const { accountId, id: storyId } = story
      if (!(await isIncluded({ db: tx, accountId }))) return
      const language = await dependencies.storyLanguageOf({ db: tx, accountId })
      const pages = await books.pages({ db: tx, storyId })
      await narrating.askFor({ tx, story, pages, language, delaySeconds: LATER_SECONDS })
    },

    /** A changed line is read anew, if its page was ever read; with no add-on, when there is one again. */
    async redo({
      tx,
      story,
      page,
      language,
    }: {
      tx: Tx
      story: StoryToNarrate
      page: number
      language: Language
    }): Promise<void> {
      const { accountId, id: storyId } = story
      const rows = await store.listNarration({ db: tx, storyId })
      if (!rows.some((row) => row.page === page && row.language === language)) return
      if (!(await isIncluded({ db: tx, accountId }))) {
        return store.forgetTake({ db: tx, place: { storyId, page, language } })
      }
      const pages = await books.pages({ db: tx, storyId })
      const changed = pages.filter(({ number }) => number === page)
      await narrating.askFor({ tx, story, pages: changed, language })
    },

    /** Kept for the kid; every page of theirs that says the name is read anew. */
    setPronunciation: ({
      kid,
      name,
      language,
      sayAs,
    }: {
      kid: OwnedKid
      name: string
      language: Language
      sayAs: string
    }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const { accountId, id: kidId } = kid
        await refuseWithoutAddOn({ db: tx, accountId })
        refuseUnkindSound(sayAs)
        const row = { kidId, accountId, language, name, sayAs }
        await store.savePronunciation({ db: tx, row })
        for (const storyId of await store.listNarratedStories({ db: tx, kidId, language })) {
          const story = await books.read({ db: tx, storyId })
          const pages = await books.pages({ db: tx, storyId })
          if (story) await narrating.askFor({ tx, story, pages, language })
        }
      }),

    /** A name alone, as the story voice would say it, before the books change. */
    async hearName({
      kid,
      name,
      language,
      sayAs,
      signal,
    }: {
      kid: OwnedKid
      name: string
      language: Language
      sayAs: string
      signal: AbortSignal
    }): Promise<{ url: string }> {
      const { accountId } = kid
      await refuseWithoutAddOn({ db, accountId })
      if (!speech.caps.languages.includes(language)) throw new AppError('narration.failed')
      refuseUnkindSound(sayAs)
      const outside = await narrating.outsideOf({ db, accountId, storyId: null })
      const order = {
        text: name,
        spans: [],
        language,
        voiceMap: {},
        style: { wordsPerMinute: 115, isBedtime: false },
        pronunciations: sayAs ? [{ name, sayAs }] : [],
        ...(outside ? { outside } : {}),
      }
      const { mp3 } = await speech.synthesise(order, signal).catch((cause: unknown) => {
        throw new AppError('narration.failed', { cause })
      })
      return { url: `data:audio/mpeg;base64,${Buffer.from(mp3).toString('base64')}` }
    },
  }
}
