import { createHash, randomBytes } from 'node:crypto'
import type { AppEvent } from '@luciole/contract/events'
import type { Bilingual } from '@luciole/contract/language'
import { LIMITS } from '@luciole/contract/limits'
import type { Narration } from '@luciole/contract/narration'
import type { Share, SharedBook } from '@luciole/contract/sharing'
import type { Story } from '@luciole/contract/stories'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import type { Parent } from '#platform/trpc'
import * as store from './shares.store'
import type { ShareRow } from './shares.tables'
import { sharedBookView, shareView } from './shares.view'

const DAY_MS = 86_400_000
const TOKEN_BYTES = 24

export interface SharesDependencies {
  db: Db
  clock: Clock
  newId: NewId
  publicUrl: string
  /** Not found once the account is on its way out. */
  isLeaving: (input: { db: Queryable; accountId: string }) => Promise<boolean>
  openKid: (input: { db: Queryable; parent: Parent; kidId: string }) => Promise<OwnedKid>
  getStory: (input: { kid: OwnedKid; storyId: string }) => Promise<Story>
  getNarration: (input: { kid: OwnedKid; storyId: string }) => Promise<Narration>
  titleOf: (input: { db: Queryable; storyId: string }) => Promise<Bilingual | null>
  appendEvent: (input: { tx: Tx; accountId: string; event: AppEvent }) => Promise<void>
}

export type SharesService = ReturnType<typeof createSharesService>

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Books lent to grandparents: a link each, that ends by itself or when it is taken back. */
export function createSharesService(dependencies: SharesDependencies) {
  const { db, clock, newId, titleOf } = dependencies
  const announce = ({ tx, accountId }: { tx: Tx; accountId: string }) =>
    dependencies.appendEvent({ tx, accountId, event: { type: 'shares.changed' } })

  /** Whatever keeps a book from being read ends its link, without saying which. */
  async function bookOf({ accountId, kidId, storyId, expiresAt }: ShareRow): Promise<SharedBook> {
    if (await dependencies.isLeaving({ db, accountId })) throw new AppError('share.ended')
    const kid = await dependencies.openKid({ db, parent: { accountId }, kidId })
    const story = await dependencies.getStory({ kid, storyId })
    if (story.state !== 'ready') throw new AppError('share.ended')
    const narration = await dependencies.getNarration({ kid, storyId })
    return sharedBookView({ story, narration, forName: kid.name, expiresAt })
  }

  return {
    async create({
      kid,
      storyId,
      name,
      days,
    }: {
      kid: OwnedKid
      storyId: string
      name: string
      days: number
    }): Promise<{ share: Share; url: string }> {
      const story = await dependencies.getStory({ kid, storyId })
      if (story.state !== 'ready' || !story.title) throw new AppError('story.not_ready')
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const { accountId, id: kidId } = kid
      const now = clock.now()
      const row: ShareRow = {
        id: newId(),
        accountId,
        kidId,
        storyId,
        tokenHash: hashOf(token),
        name,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
        opened: 0,
        lastOpenedAt: null,
        createdAt: now,
      }
      await inTransaction({ db }, async (tx) => {
        const live = await store.countLiveShares({ db: tx, accountId, now })
        if (live >= LIMITS.sharesAtOnce) throw new AppError('share.limit_reached')
        await store.insertShare({ tx, row })
        await announce({ tx, accountId })
      })
      const url = `${dependencies.publicUrl}/shared/${token}`
      return { share: shareView({ row, title: story.title }), url }
    },

    async list({ accountId }: Parent): Promise<Share[]> {
      const rows = await store.listLiveShares({ db, accountId, now: clock.now() })
      const shown = await Promise.all(
        rows.map(async (row) => ({ row, title: await titleOf({ db, storyId: row.storyId }) })),
      )
      return shown.flatMap(({ row, title }) => (title ? [shareView({ row, title })] : []))
    },

    revoke: ({ parent: { accountId }, shareId }: { parent: Parent; shareId: string }) =>
      inTransaction({ db }, async (tx) => {
        const wasTheirs = await store.deleteShare({ tx, id: shareId, accountId })
        if (!wasTheirs) throw new AppError('not_found')
        await announce({ tx, accountId })
      }),

    /** For anybody who holds the token. */
    async open({ token, isOpen }: { token: string; isOpen: boolean }): Promise<SharedBook> {
      const now = clock.now()
      const row = await store.findLiveShare({ db, tokenHash: hashOf(token), now })
      if (!row) throw new AppError('share.ended')
      const book = await bookOf(row).catch((error: unknown) => {
        throw error instanceof AppError ? new AppError('share.ended', { cause: error }) : error
      })
      if (isOpen) return book
      await inTransaction({ db }, async (tx) => {
        await store.countOpening({ db: tx, id: row.id, now })
        await announce({ tx, accountId: row.accountId })
      })
      return book
    },

    /** With a book, or a kid, go its links. */
    async forget({
      tx,
      accountId,
      of,
    }: {
      tx: Tx
      accountId: string
      of: { storyId: string } | { kidId: string }
    }) {
      if ((await store.deleteSharesOf({ tx, of })) > 0) await announce({ tx, accountId })
    },

    forgetEnded: (tx: Tx) => store.deleteEndedShares({ tx, now: clock.now() }),
  }
}
