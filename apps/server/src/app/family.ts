import { forgetMediaJob } from '#features/accounts/account-jobs'
import { mediaOf } from '#features/accounts/forget-media.job'
import { createCompanionsService } from '#features/companions/companions.service'
import { createKidsService } from '#features/kids/kids.service'
import type { OwnedKid } from '#features/kids/owned-kid'
import { LIMITS } from '@luciole/contract/limits'
import { createLivePortraits } from '#features/portraits/live-portraits'
import { forgetPhotoJob, paintPortraitJob } from '#features/portraits/portrait-jobs'
import type { PortraitRow } from '#features/portraits/portraits.tables'
import { createPortraitsService } from '#features/portraits/portraits.service'
import { createSubscriptionsService } from '#features/subscriptions/subscriptions.service'
import { inTransaction, type Queryable, type Tx } from '#platform/db'
import { appendEvent } from '#platform/events'
import { enqueue } from '#platform/jobs'
import { keyOf } from '#providers/media-store/media-key'
import { readPhoto } from '#providers/pictures/read-photo'
import { refuseUnkindText } from '#providers/text/refuse-text'
import { holdings } from './holdings'
import type { House } from './house'
import { pictureService } from './running-services'

/** Kids, their portraits and companions, and what the plan allows: each given what it asks for. */
export function createFamily({
  house,
  emailHashOf,
  forgetStories,
}: {
  house: House
  emailHashOf: (input: { db: Queryable; accountId: string }) => Promise<string>
  forgetStories: (input: { tx: Tx; kid: OwnedKid }) => Promise<void>
}) {
  const { clock, newId, mediaStore, gates } = house
  const { db } = house.database
  const given = { db, clock, newId }
  const subscriptions = createSubscriptionsService({
    db,
    clock,
    emailHashOf,
    appendEvent,
  })

  /** What was pictured or heard goes with the rows that named it. */
  async function forgetWithMedia(
    { tx, accountId }: { tx: Tx; accountId: string },
    forget: () => Promise<void>,
  ) {
    const before = await mediaOf({ db: tx, accountId, holdings })
    await forget()
    const left = await mediaOf({ db: tx, accountId, holdings })
    const mediaKeys = [...before].filter((key) => !left.has(key))
    if (mediaKeys.length === 0) return
    await enqueue({ tx, job: forgetMediaJob, payload: { accountId, mediaKeys } })
  }

  const announcePortrait = ({
    tx,
    row: { accountId, kidId, companionId },
    progress,
  }: {
    tx: Tx
    row: PortraitRow
    progress: number
  }) =>
    appendEvent({
      tx,
      accountId,
      event: { type: 'portrait.changed', kidId, companionId, progress },
    })

  const livePortraits = createLivePortraits({
    clock,
    service: pictureService(house.config),
    async keepPhoto({ accountId, portraitId, photo }) {
      const kept = { owner: accountId, bytes: await readPhoto(photo), type: 'image/jpeg' } as const
      // Whatever happens from here on, it is deleted: before its file there is the job that does it.
      const payload = { portraitId, mediaKey: keyOf(kept) }
      const delaySeconds = LIMITS.photoKeptHours * 3600
      await inTransaction({ db }, (tx) =>
        enqueue({ tx, job: forgetPhotoJob, payload, delaySeconds }),
      )
      return await mediaStore.put(kept)
    },
    forgetMedia: ({ tx, ...payload }) => enqueue({ tx, job: forgetMediaJob, payload }),
    announce: announcePortrait,
  })

  const portraits = createPortraitsService({
    ...given,
    sign: mediaStore.urlOf,
    live: livePortraits,
    forgetWithMedia,
    enqueuePainting: ({ tx, portraitId }) =>
      enqueue({ tx, job: paintPortraitJob, payload: { portraitId } }),
    announce: announcePortrait,
  })

  const companions = createCompanionsService({
    ...given,
    refuseUnkindText: (text) => refuseUnkindText({ text, kind: 'details', gates }),
    refuseUnkindName: (text) => refuseUnkindText({ text, kind: 'details', isFamily: true, gates }),
    portraitsOf: portraits.portraitsOf,
    savePortrait: portraits.save,
    forgetPortraits: portraits.forgetCompanion,
    announce: ({ tx, accountId, kidId }) =>
      appendEvent({ tx, accountId, event: { type: 'companions.changed', kidId } }),
  })

  const kids = createKidsService({
    ...given,
    allowanceOf: subscriptions.allowanceOf,
    portraitsOf: portraits.portraitsOf,
    refuseUnkindName: (text) => refuseUnkindText({ text, kind: 'name', isFamily: true, gates }),
    announce: ({ tx, accountId }) =>
      appendEvent({ tx, accountId, event: { type: 'kids.changed' } }),
    forgetKid: ({ tx, kid }) =>
      forgetWithMedia({ tx, accountId: kid.accountId }, async () => {
        await forgetStories({ tx, kid })
        await companions.forgetKid({ tx, kid })
        await portraits.forgetKid({ tx, kid })
      }),
  })

  return { subscriptions, portraits, livePortraits, companions, kids }
}
