import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppEvent } from '@luciole/contract/events'
import { KEEPSAKE_KINDS, type Keepsake, type KeepsakeKind } from '@luciole/contract/keepsakes'
import { LANGUAGES, type Language } from '@luciole/contract/language'
import { LIMITS } from '@luciole/contract/limits'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import { enqueue } from '#platform/jobs'
import {
  editionOf,
  fileNameOf,
  type BookAsItIs,
  type Sound,
  type StoryPageRow,
  type StoryRow,
} from './edition'
import { forgetKeepsakesJob, makeKeepsakeJob } from './keepsake-jobs'
import * as store from './keepsakes.store'
import type { KeepsakeRow } from './keepsakes.tables'
import { keepsakeView } from './keepsakes.view'

const DAY_MS = 86_400_000
export const KEEPSAKE_PATH = '/keepsake'

export interface KeepsakesDependencies {
  db: Db
  clock: Clock
  newId: NewId
  publicUrl: string
  /** Signs the links. */
  secret: string
  ownedStory: (input: { db: Queryable; kid: OwnedKid; storyId: string }) => Promise<StoryRow>
  readStory: (input: { db: Queryable; storyId: string }) => Promise<StoryRow | undefined>
  pagesOf: (input: { db: Queryable; storyId: string }) => Promise<StoryPageRow[]>
  /** The most complete reading there is; empty when pages are missing. */
  soundsOf: (input: {
    db: Queryable
    story: StoryRow
    language: Language
    prefers: 'story' | 'parent'
  }) => Promise<Sound[]>
  appendEvent: (input: { tx: Tx; accountId: string; event: AppEvent }) => Promise<void>
}

export type KeepsakesService = ReturnType<typeof createKeepsakesService>

export function createKeepsakesService(dependencies: KeepsakesDependencies) {
  const { db, clock, newId, appendEvent } = dependencies
  const isOver = ({ expiresAt }: KeepsakeRow) => expiresAt <= clock.now()

  function signatureOf({ id, expires }: { id: string; expires: number }): string {
    const name = `keepsake ${id} ${expires}`
    return createHmac('sha256', dependencies.secret).update(name).digest('base64url')
  }
  function linkOf({ id, expiresAt }: KeepsakeRow): string {
    const expires = expiresAt.getTime()
    const query = new URLSearchParams({
      expires: String(expires),
      signature: signatureOf({ id, expires }),
    })
    return `${dependencies.publicUrl}${KEEPSAKE_PATH}/${id}?${query}`
  }

  async function bookAsItIs({
    db: queryable,
    story,
    kind,
    language,
  }: {
    db: Queryable
    story: StoryRow
    kind: KeepsakeKind
    language: Language
  }): Promise<BookAsItIs> {
    const pages = await dependencies.pagesOf({ db: queryable, storyId: story.id })
    const isHeard = kind === 'audio' || kind === 'epub'
    // The family's own voice comes first to the ear; a page that lights up needs to know its words.
    const prefers = kind === 'audio' ? ('parent' as const) : ('story' as const)
    const sounds = isHeard
      ? await dependencies.soundsOf({ db: queryable, story, language, prefers })
      : []
    return { story, pages, sounds }
  }

  const tell = ({ tx, row: { accountId, storyId } }: { tx: Tx; row: KeepsakeRow }) =>
    appendEvent({ tx, accountId, event: { type: 'keepsake.changed', storyId } })

  const goOn = ({ tx, row, step }: { tx: Tx; row: KeepsakeRow; step: number }) =>
    enqueue({
      tx,
      job: makeKeepsakeJob,
      payload: { keepsakeId: row.id, step },
      key: `${row.id}:${step}`,
    })

  return {
    bookAsItIs,
    tell,
    goOn,
    find: ({ id }: { id: string }) => store.findKeepsake({ db, id }),
    readStory: dependencies.readStory,

    /** The newest of each kind and language. */
    async list({ kid, storyId }: { kid: OwnedKid; storyId: string }): Promise<Keepsake[]> {
      const story = await dependencies.ownedStory({ db, kid, storyId })
      const rows = (await store.listKeepsakes({ db, storyId })).filter((row) => !isOver(row))
      const shown: Keepsake[] = []
      for (const kind of KEEPSAKE_KINDS) {
        for (const language of LANGUAGES) {
          const row = rows.find((one) => one.kind === kind && one.language === language)
          if (!row) continue
          const book = await bookAsItIs({ db, story, kind, language })
          const edition = editionOf({ book, kind, language })
          shown.push(keepsakeView({ row, edition, sign: linkOf }))
        }
      }
      return shown
    },

    /** The same book asked for again is the one that is there, or being made. */
    request: ({
      kid,
      storyId,
      kind,
      language,
    }: {
      kid: OwnedKid
      storyId: string
      kind: KeepsakeKind
      language: Language
    }): Promise<Keepsake> =>
      inTransaction({ db }, async (tx) => {
        const story = await dependencies.ownedStory({ db: tx, kid, storyId })
        if (story.state !== 'ready' || !story.book) throw new AppError('story.not_ready')
        const book = await bookAsItIs({ db: tx, story, kind, language })
        if (kind === 'audio' && book.sounds.length === 0) throw new AppError('keepsake.no_voice')
        const edition = editionOf({ book, kind, language })
        const made = (await store.listKeepsakes({ db: tx, storyId })).find(
          (one) => one.edition === edition && one.state !== 'failed' && !isOver(one),
        )
        if (made) return keepsakeView({ row: made, edition, sign: linkOf })
        const { accountId, id: kidId } = kid
        if ((await store.countBeingMade({ db: tx, accountId })) >= LIMITS.keepsakesAtOnce) {
          throw new AppError('keepsake.too_many')
        }
        const now = clock.now()
        const row: KeepsakeRow = {
          id: newId(),
          accountId,
          kidId,
          storyId,
          kind,
          language,
          edition,
          state: 'making',
          // The cover and every page, then the binding.
          steps: kind === 'print_pdf' ? book.pages.length + 2 : 1,
          prints: {},
          fileName: fileNameOf({ title: story.book.title[language], kind }),
          mediaKey: null,
          bytes: 0,
          expiresAt: new Date(now.getTime() + LIMITS.keepsakeDays * DAY_MS),
          createdAt: now,
        }
        await store.insertKeepsake({ tx, row })
        await goOn({ tx, row, step: 0 })
        await tell({ tx, row })
        return keepsakeView({ row, edition, sign: linkOf })
      }),

    /** Null when the link is not ours or has expired. */
    async open({ id, expires, signature }: { id: string; expires: number; signature: string }) {
      const expected = Buffer.from(signatureOf({ id, expires }))
      const given = Buffer.from(signature)
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
      if (!isSigned || expires <= clock.now().getTime()) return null
      const row = await store.findKeepsake({ db, id })
      return row?.state === 'ready' && !isOver(row) ? row : null
    },

    async fail({ tx, id }: { tx: Tx; id: string }): Promise<void> {
      const row = await store.findKeepsake({ db: tx, id })
      if (row?.state !== 'making') return
      await store.updateKeepsake({ tx, id, state: 'failed' })
      await tell({ tx, row })
    },

    /** With a book, or a kid, go the keepsakes of it. */
    async forget({ tx, of }: { tx: Tx; of: { storyId: string } | { kidId: string } }) {
      const ended = await store.endKeepsakes({ tx, of, now: clock.now() })
      if (ended > 0) await enqueue({ tx, job: forgetKeepsakesJob, payload: {} })
    },
  }
}
