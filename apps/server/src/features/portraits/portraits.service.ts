import type { Character } from '@luciole/contract/character'
import type { AgreedPhoto } from '@luciole/contract/portraits'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { LivePortraits, PhotoConsent } from './live-portraits'
import { listRepaints } from './portrait-repaints.store'
import * as store from './portraits.store'
import type { PaintedPortrait, PortraitRow } from './portraits.tables'
import { portraitView, type SignMedia } from './portraits.view'

export interface PortraitsDependencies {
  db: Db
  clock: Clock
  newId: NewId
  sign: SignMedia
  live: LivePortraits
  /** Queues the painting of one version, in the same transaction. */
  enqueuePainting: (input: { tx: Tx; portraitId: string }) => Promise<void>
  /** Runs what deletes pictures, and has their files removed. */
  forgetWithMedia: (
    input: { tx: Tx; accountId: string },
    forget: () => Promise<void>,
  ) => Promise<void>
  announce: (input: { tx: Tx; row: PortraitRow; progress: number }) => Promise<void>
}

export type PortraitsService = ReturnType<typeof createPortraitsService>

/** The account's key for a sitter: a kid's own avatar has none of its companions' ids. */
const sitterKey = ({ kidId, companionId }: store.Sitter) => companionId ?? kidId

export function createPortraitsService({
  db,
  clock,
  newId,
  sign,
  live,
  enqueuePainting,
  forgetWithMedia,
  announce,
}: PortraitsDependencies) {
  /** Stores a new version and asks for its painting; older versions stay for older books. */
  async function save({
    tx,
    kid,
    companionId,
    character,
    id = newId(),
    consent = null,
  }: {
    tx: Tx
    kid: OwnedKid
    companionId: string | null
    character: Character
    id?: string
    consent?: PhotoConsent | null
  }): Promise<void> {
    await store.lockPortraitsOfKid({ db: tx, kidId: kid.id })
    const latest = await store.findLatestPortrait({ db: tx, kidId: kid.id, companionId })
    const row: PortraitRow = {
      id,
      accountId: kid.accountId,
      kidId: kid.id,
      companionId,
      version: (latest?.version ?? 0) + 1,
      state: 'painting',
      character,
      progress: 0,
      images: null,
      createdAt: clock.now(),
    }
    await store.insertPortrait({ db: tx, row })
    await live.want({ tx, row, consent })
    await enqueuePainting({ tx, portraitId: row.id })
    await announce({ tx, row, progress: 0 })
  }

  return {
    save,

    /** The latest portrait of each kid's avatar and of each of their companions, by sitter id. */
    async portraitsOf({ db, kidIds }: { db: Queryable; kidIds: string[] }) {
      const rows = await store.listLatestPortraits({ db, kidIds })
      const repaints = await listRepaints({ db, portraitIds: rows.map(({ id }) => id) })
      const repaintOf = new Map(repaints.map((repaint) => [repaint.portraitId, repaint]))
      return new Map(
        rows.map((row) => [
          sitterKey(row),
          portraitView({ row, repaint: repaintOf.get(row.id), sign }),
        ]),
      )
    },

    async saveAvatar({
      kid,
      character,
      photo,
    }: {
      kid: OwnedKid
      character: Character
      photo?: AgreedPhoto | undefined
    }) {
      const id = newId()
      const consent = await live.agreeTo({ kid, portraitId: id, photo })
      const sitting = { kid, companionId: null, character, id, consent }
      await inTransaction({ db }, (tx) => save({ tx, ...sitting }))
    },

    /** Paints a failed version again. */
    retry: ({ kid, companionId }: { kid: OwnedKid; companionId: string | null }) =>
      inTransaction({ db }, async (tx) => {
        await store.lockPortraitsOfKid({ db: tx, kidId: kid.id })
        const row = await store.findLatestPortrait({ db: tx, kidId: kid.id, companionId })
        if (row?.state !== 'failed') throw new AppError('not_found')
        await store.updatePortrait({ db: tx, portraitId: row.id, state: 'painting', progress: 0 })
        await enqueuePainting({ tx, portraitId: row.id })
        await announce({ tx, row, progress: 0 })
      }),

    /** A new, empty version: books keep theirs, the profile shows nobody. */
    remove: ({ kid, companionId }: { kid: OwnedKid; companionId: string | null }) =>
      inTransaction({ db }, async (tx) => {
        await store.lockPortraitsOfKid({ db: tx, kidId: kid.id })
        const row = await store.findLatestPortrait({ db: tx, kidId: kid.id, companionId })
        if (!row || row.state === 'deleted') throw new AppError('not_found')
        await forgetWithMedia({ tx, accountId: row.accountId }, async () => {
          const gone = { state: 'deleted', images: null } as const
          await store.updatePortrait({ db: tx, portraitId: row.id, ...gone })
          await live.forget({ tx, portraitId: row.id })
        })
        await announce({ tx, row, progress: 0 })
      }),

    findToPaint: ({ db, portraitId }: { db: Queryable; portraitId: string }) =>
      store.findPortrait({ db, portraitId }),

    async markProgress({ tx, row, progress }: { tx: Tx; row: PortraitRow; progress: number }) {
      const isKept = await store.updatePainting({ db: tx, portraitId: row.id, progress })
      if (isKept) await announce({ tx, row, progress })
    },

    async finish({ tx, row, images }: { tx: Tx; row: PortraitRow; images: PaintedPortrait }) {
      const done = { state: 'ready' as const, progress: 1, images }
      const isKept = await store.updatePainting({ db: tx, portraitId: row.id, ...done })
      if (!isKept) return
      await live.begin({ tx, portraitId: row.id })
      await announce({ tx, row, progress: 1 })
    },

    async fail({ tx, portraitId }: { tx: Tx; portraitId: string }) {
      const row = await store.findPortrait({ db: tx, portraitId })
      const hasFailed = await store.updatePainting({ db: tx, portraitId, state: 'failed' })
      if (row && hasFailed) await announce({ tx, row, progress: 0 })
    },

    async forgetKid({ tx, kid }: { tx: Tx; kid: OwnedKid }) {
      await store.deletePortraitsOfKid({ db: tx, kidId: kid.id })
    },

    forgetCompanion: ({ tx, accountId, ...sitter }: store.Sitter & { tx: Tx; accountId: string }) =>
      forgetWithMedia({ tx, accountId }, () => store.deletePortraits({ db: tx, ...sitter })),
  }
}
