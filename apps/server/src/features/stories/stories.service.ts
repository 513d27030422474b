import { LIMITS } from '@luciole/contract/limits'
import type { choosePicturesInput, Story, StorySummary, Ticket } from '@luciole/contract/stories'
import type { StoryRequest } from '@luciole/contract/wizard'
import type * as z from 'zod/mini'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import type { Players, Teller } from '#providers/text/text'
import { deleteDraft } from './drafts.store'
import { checkRequest } from './request-texts'
import { listRepaints } from './repaints.store'
import { listKnown, listStories } from './shelf.store'
import * as store from './stories.store'
import type { StoryRow } from './stories.tables'
import { storySummaryView, storyView, type SignMedia } from './stories.view'
import { decodeCursor, encodeCursor } from './story-cursor'
import type { StoryMaking } from './story-making'
import { waitingLines } from './waiting-lines'

type PictureChoice = Pick<z.infer<typeof choosePicturesInput>, 'storyId' | 'choice'>

export interface StoriesDependencies {
  db: Db
  clock: Clock
  newId: NewId
  sign: SignMedia
  making: StoryMaking
  teller: Teller
  choosePictures: (input: PictureChoice & { tx: Tx }) => Promise<void>
  /** Takes one story from the period's quota or throws `story.quota_exhausted`. */
  reserveQuota: (input: { tx: Tx; accountId: string; storyId: string }) => Promise<void>
  playersOf: (input: {
    db: Queryable
    kid: OwnedKid
    friends: StoryRequest['friends']
  }) => Promise<Players>
}

export type StoriesService = ReturnType<typeof createStoriesService>

export function createStoriesService(dependencies: StoriesDependencies) {
  const { db, clock, newId, sign, making, teller, reserveQuota, playersOf } = dependencies

  async function ownedStory({
    db: queryable,
    kid,
    storyId,
  }: {
    db: Queryable
    kid: OwnedKid
    storyId: string
  }): Promise<StoryRow> {
    const row = await store.findStory({ db: queryable, kidId: kid.id, storyId })
    if (!row) throw new AppError('not_found')
    return row
  }

  async function get({ kid, storyId }: { kid: OwnedKid; storyId: string }): Promise<Story> {
    const row = await ownedStory({ db, kid, storyId })
    const [pages, repaints, reading] = await Promise.all([
      store.listPages({ db, storyId }),
      listRepaints({ db, storyId }),
      store.findReading({ db, storyId }),
    ])
    return storyView({ row, pages, repaints, reading, sign })
  }

  return {
    ownedStory,
    get,

    choosePictures: ({ kid, storyId, choice }: PictureChoice & { kid: OwnedKid }) =>
      inTransaction({ db }, async (tx) => {
        await ownedStory({ db: tx, kid, storyId })
        await dependencies.choosePictures({ tx, storyId, choice })
      }),

    async list({
      accountId,
      kid,
      cursor,
      limit = LIMITS.storiesPerLoad,
    }: {
      accountId: string
      kid?: OwnedKid | undefined
      cursor?: string | undefined
      limit?: number | undefined
    }): Promise<{ stories: StorySummary[]; nextCursor: string | null }> {
      const after = cursor ? decodeCursor(cursor) : undefined
      const rows = await listStories({
        db,
        accountId,
        limit: limit + 1,
        ...(kid ? { kidId: kid.id } : {}),
        ...(after ? { after } : {}),
      })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        stories: shown.map(({ story, reading }) => storySummaryView({ row: story, reading, sign })),
        nextCursor: rows.length > limit && last ? encodeCursor(last.story) : null,
      }
    },

    known: (asked: { accountId: string; storyIds: readonly string[] }) =>
      listKnown({ db, ...asked }),

    async ticket({ kid, request }: { kid: OwnedKid; request: StoryRequest }): Promise<Ticket> {
      const players = await playersOf({ db, kid, friends: request.friends })
      return teller.ticket({ players, request })
    },

    /** Row, quota, job and event in one transaction; the same request id gives the same story. */
    async create({
      kid,
      requestId,
      request,
    }: {
      kid: OwnedKid
      requestId: string
      request: StoryRequest
    }): Promise<{ storyId: string }> {
      checkRequest({ request, teller })
      const { accountId, id: kidId } = kid
      const story = await inTransaction({ db }, async (tx) => {
        const known = await store.findStoryByRequest({ db: tx, accountId, requestId })
        if (known) return known
        const players = await playersOf({ db: tx, kid, friends: request.friends })
        const id = newId()
        const row: StoryRow = {
          id,
          accountId,
          kidId,
          requestId,
          format: '',
          state: 'writing',
          request,
          players,
          seed: requestId,
          waiting: waitingLines({ players, request }),
          heroSpecies: heroSpeciesOf({ players, request }),
          book: null,
          draft: null,
          cover: null,
          castPictures: null,
          tries: 0,
          pageCount: 0,
          pagesPainted: 0,
          createdAt: clock.now(),
          finishedAt: null,
        }
        if (!(await store.insertStory({ db: tx, row }))) return null
        await reserveQuota({ tx, accountId, storyId: id })
        await deleteDraft({ db: tx, kidId })
        await making.accept({ tx, story: row })
        return row
      })
      // Lost the race to a twin of this very request: its story is the answer.
      const made = story ?? (await store.findStoryByRequest({ db, accountId, requestId }))
      if (!made) throw new AppError('internal')
      if (made.kidId !== kidId) throw new AppError('not_found')
      return { storyId: made.id }
    },

    /** A failed story begins again, from its words when they are there. */
    retry: ({ kid, storyId }: { kid: OwnedKid; storyId: string }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        await ownedStory({ db: tx, kid, storyId })
        // Locked before it is judged: an impatient second tap finds it begun.
        const row = await store.lockStory({ db: tx, storyId })
        if (row?.state !== 'failed') throw new AppError('not_found')
        await reserveQuota({ tx, accountId: row.accountId, storyId })
        await making.begin({ tx, story: { ...row, tries: row.tries + 1 } })
      }),

    /** Work under way notices that its story is gone and stops. */
    delete: ({ kid, storyId }: { kid: OwnedKid; storyId: string }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        await ownedStory({ db: tx, kid, storyId })
        await making.forget({ tx, storyId })
      }),
  }
}

/** The constellation of the generating screen: the hero's kind, null for people. */
function heroSpeciesOf({ players, request }: { players: Players; request: StoryRequest }) {
  if (request.kidIsHero || players.kid.character.kind === 'human') {
    const type = request.answers['hero-type']
    return type === 'animal' || type === 'magical_creature' ? type : null
  }
  return players.kid.character.species
}
