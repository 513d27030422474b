import { createCompanionsService } from '#features/companions/companions.service'
import { createKidsService } from '#features/kids/kids.service'
import type { OwnedKid } from '#features/kids/owned-kid'
import { paintPortraitJob } from '#features/portraits/portrait-jobs'
import { createPortraitsService } from '#features/portraits/portraits.service'
import { createSubscriptionsService } from '#features/subscriptions/subscriptions.service'
import type { Queryable, Tx } from '#platform/db'
import { appendEvent } from '#platform/events'
import { enqueue } from '#platform/jobs'
import { refuseUnkindText } from '#providers/text/refuse-text'
import type { House } from './house'

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
  const { clock, newId, mediaStore } = house
  const { db } = house.database
  const given = { db, clock, newId }
  const subscriptions = createSubscriptionsService({
    db,
    clock,
    emailHashOf,
    appendEvent,
  })

  const portraits = createPortraitsService({
    ...given,
    sign: mediaStore.urlOf,
    enqueuePainting: ({ tx, portraitId }) =>
      enqueue({ tx, job: paintPortraitJob, payload: { portraitId } }),
    announce: ({ tx, accountId, kidId, companionId, progress }) =>
      appendEvent({
        tx,
        accountId,
        event: { type: 'portrait.changed', kidId, companionId, progress },
      }),
  })

  const companions = createCompanionsService({
    ...given,
    refuseUnkindText: (text) => refuseUnkindText({ text, kind: 'details' }),
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
    refuseUnkindName: (text) => refuseUnkindText({ text, kind: 'name' }),
    announce: ({ tx, accountId }) =>
      appendEvent({ tx, accountId, event: { type: 'kids.changed' } }),
    async forgetKid({ tx, kid }) {
      await forgetStories({ tx, kid })
      await companions.forgetKid({ tx, kid })
      await portraits.forgetKid({ tx, kid })
    },
  })

  return { subscriptions, portraits, companions, kids }
}
