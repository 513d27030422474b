import { LIMITS } from '@luciole/contract/limits'
import type { AgreedPhoto } from '@luciole/contract/portraits'
import { serviceName } from '@luciole/contract/services'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { Clock } from '#platform/clock'
import type { Queryable, Tx } from '#platform/db'
import { enqueue } from '#platform/jobs'
import { forgetPhotoJob, repaintPortraitJob } from './portrait-jobs'
import * as store from './portrait-repaints.store'
import { findLatestPortrait, findPortrait } from './portraits.store'
import type { PortraitRepaintRow, PortraitRow } from './portraits.tables'

const LOOK_AGAIN_SECONDS = 4
/** Some ten minutes: who has not painted it by then will not. */
const MOST_LOOKS = 150
/** Before the first look: what it would ask for next was asked for already. */
const TOLD = -1

/** Who paints faces anew, as the parent is told. */
export interface PictureService {
  model: string
  host: string
  takesPhotos: boolean
}

/** When a parent agreed to a photo being sent, and the photo. */
export interface PhotoConsent {
  agreedAt: Date
  photo: string
}

export type LivePortraits = ReturnType<typeof createLivePortraits>

/** Faces by a service outside. Ours is there first, and stays where theirs cannot be had. */
export function createLivePortraits({
  clock,
  service,
  keepPhoto,
  forgetMedia,
  announce,
}: {
  clock: Clock
  service: PictureService | null
  /** Decodes and encodes it anew, and sees to it that it is deleted, whatever happens. */
  keepPhoto: (input: {
    accountId: string
    portraitId: string
    photo: Uint8Array
  }) => Promise<string>
  forgetMedia: (input: { tx: Tx; accountId: string; mediaKeys: string[] }) => Promise<void>
  announce: (input: { tx: Tx; row: PortraitRow; progress: number }) => Promise<void>
}) {
  const look = ({ tx, portraitId, at }: { tx: Tx; portraitId: string; at: number }) =>
    enqueue({
      tx,
      job: repaintPortraitJob,
      payload: { portraitId, look: at },
      key: `${portraitId}:${at}`,
      ...(at === 0 ? {} : { delaySeconds: LOOK_AGAIN_SECONDS }),
    })

  /** Null leaves our own face; one that comes too late goes again. */
  async function settle({
    tx,
    row,
    repaint: { portraitId, photo },
    picture,
  }: {
    tx: Tx
    row: PortraitRow
    repaint: PortraitRepaintRow
    picture: string | null
  }) {
    const state = picture ? ('ready' as const) : ('failed' as const)
    const isNew = await store.updateAsked({ db: tx, portraitId, state, picture })
    if (!isNew) {
      const { accountId } = row
      if (picture) await forgetMedia({ tx, accountId, mediaKeys: [picture] })
      return
    }
    if (photo) await enqueue({ tx, job: forgetPhotoJob, payload: { portraitId, mediaKey: photo } })
    await announce({ tx, row, progress: 1 })
  }

  return {
    settle,

    /** Null unless the photo is for the very service the parent was shown. */
    async agreeTo({
      kid: { accountId },
      portraitId,
      photo,
    }: {
      kid: OwnedKid
      portraitId: string
      photo: AgreedPhoto | undefined
    }): Promise<PhotoConsent | null> {
      if (!photo || !service?.takesPhotos || serviceName(photo.to) !== serviceName(service))
        return null
      const bytes = Buffer.from(photo.jpeg, 'base64')
      const key = await keepPhoto({ accountId, portraitId, photo: bytes })
      return { agreedAt: clock.now(), photo: key }
    },

    /** A kid is painted from a photo alone; friends from our own drawing. */
    async want({ tx, row, consent }: { tx: Tx; row: PortraitRow; consent: PhotoConsent | null }) {
      if (!service || (row.companionId === null && !consent)) return
      const repaint: PortraitRepaintRow = {
        portraitId: row.id,
        accountId: row.accountId,
        state: 'asked',
        service: serviceName(service),
        agreedAt: consent?.agreedAt ?? null,
        photo: consent?.photo ?? null,
        photoDeletedAt: null,
        picture: null,
        ticket: null,
        isSecondTry: false,
      }
      await store.insertRepaint({ db: tx, row: repaint })
    },

    /** Once ours is painted: it shows what is to be painted anew. */
    async begin({ tx, portraitId }: { tx: Tx; portraitId: string }) {
      const repaint = await store.findRepaint({ db: tx, portraitId })
      if (repaint?.state === 'asked') await look({ tx, portraitId, at: 0 })
    },

    async find({ db, portraitId }: { db: Queryable; portraitId: string }) {
      const row = await findPortrait({ db, portraitId })
      const repaint = await store.findRepaint({ db, portraitId })
      return row && repaint?.state === 'asked' ? { row, repaint } : null
    },

    /** Whether it may still be asked for: of the same service, in time, for a face still shown. */
    async isWanted({
      db,
      row: { id, kidId, companionId },
      repaint: { agreedAt, service: agreedTo },
    }: {
      db: Queryable
      row: PortraitRow
      repaint: PortraitRepaintRow
    }): Promise<boolean> {
      if (!service || agreedTo !== serviceName(service)) return false
      const hours = agreedAt ? (clock.now().getTime() - agreedAt.getTime()) / 3_600_000 : 0
      if (hours >= LIMITS.photoKeptHours) return false
      return (await findLatestPortrait({ db, kidId, companionId }))?.id === id
    },

    async lookAgain({
      tx,
      row,
      repaint,
      at,
      ...change
    }: {
      tx: Tx
      row: PortraitRow
      repaint: PortraitRepaintRow
      at: number
      ticket: string | null
      isSecondTry: boolean
    }) {
      if (at >= MOST_LOOKS) return await settle({ tx, row, repaint, picture: null })
      await store.updateAsked({ db: tx, portraitId: row.id, ...change })
      await look({ tx, portraitId: row.id, at: at + 1 })
    },

    /** Told twice that a picture is done, it is fetched once. */
    async hurry({ tx, ticket }: { tx: Tx; ticket: string }) {
      const found = await store.findByTicket({ db: tx, ticket })
      if (!found) return
      const payload = { ...found, look: TOLD }
      await enqueue({ tx, job: repaintPortraitJob, payload, key: `told ${ticket}` })
    },

    async photoIsGone({ tx, portraitId }: { tx: Tx; portraitId: string }) {
      const repaint = await store.findRepaint({ db: tx, portraitId })
      const row = await findPortrait({ db: tx, portraitId })
      if (!repaint?.photo || !row) return
      const gone = { photo: null, photoDeletedAt: clock.now() }
      await store.updateRepaint({ db: tx, portraitId, ...gone })
      await store.updateAsked({ db: tx, portraitId, state: 'failed' })
      await announce({ tx, row, progress: row.progress })
    },

    /** With its portrait; what was agreed to stays. */
    async forget({ tx, portraitId }: { tx: Tx; portraitId: string }) {
      const repaint = await store.findRepaint({ db: tx, portraitId })
      if (!repaint) return
      const { photo, photoDeletedAt } = repaint
      await store.updateRepaint({
        db: tx,
        portraitId,
        state: 'failed',
        picture: null,
        photo: null,
        photoDeletedAt: photo ? clock.now() : photoDeletedAt,
      })
    },
  }
}
