import { createEraseAccountJob } from '#features/accounts/erase-account.job'
import {
  createExportAccountJob,
  createForgetExportsJob,
} from '#features/accounts/export-account.job'
import { createForgetMediaJob } from '#features/accounts/forget-media.job'
import { createTellLanguageJob } from '#features/accounts/tell-language.job'
import { forgetKeepsakes } from '#features/keepsakes/forget-keepsakes.job'
import { makeKeepsake } from '#features/keepsakes/make-keepsake.job'
import { forgetClips } from '#features/narration/forget-clips.job'
import { makeSample } from '#features/narration/make-sample.job'
import { narratePage } from '#features/narration/narrate-page.job'
import { sendNotification } from '#features/notifications/send-notification.job'
import { forgetPhoto } from '#features/portraits/forget-photo.job'
import { paintPortrait } from '#features/portraits/paint-portrait.job'
import { repaintPortrait } from '#features/portraits/repaint-portrait.job'
import { forgetShares } from '#features/sharing/forget-shares.job'
import { bindBook } from '#features/stories/bind-book.job'
import { paintPage } from '#features/stories/paint-page.job'
import { repaintPicture } from '#features/stories/repaint-picture.job'
import { retellStory } from '#features/stories/retell-story.job'
import { writeStory } from '#features/stories/write-story.job'
import { createReconcileJob } from '#features/subscriptions/reconcile.job'
import { createSendBillingLetterJob } from '#features/subscriptions/send-billing-letter.job'
import { createSettlePaymentJob } from '#features/subscriptions/settle-payment.job'
import type { JobHandler } from '#platform/jobs'
import { createTidyJob } from '#platform/tidy.job'
import { createSendLetterJob } from '#providers/identity/send-letter.job'
import { createSweepIdentityJob } from '#providers/identity/sweep-identity.job'
import { createDeliverWebhookJob } from '#providers/payment/sandbox/deliver-webhook.job'
import { holdings } from './holdings'
import type { House } from './house'
import { bindAside } from './keepsakes'
import { drawBillingLetter } from './payments'
import type { Services } from './services'

/** Every job, one line each. */
export const createJobHandlers = ({
  house,
  services,
}: {
  house: House
  services: Services
}): JobHandler[] => [
  createTidyJob(house),
  createEraseAccountJob(services.erasure),
  createExportAccountJob(services.accountExports),
  createForgetExportsJob(services.accountExports),
  createForgetMediaJob({ db: house.database.db, media: house.mediaStore, holdings }),
  createTellLanguageJob({ db: house.database.db, identity: house.identity }),
  ...portraitJobs({ house, services }),
  sendNotification({ db: house.database.db, push: house.push }),
  ...storyJobs({ house, services }),
  ...narrationJobs({ house, services }),
  ...keepsakeJobs({ house, services }),
  ...paymentJobs({ house, services }),
  ...identityJobs(house),
]

const portraitJobs = ({ house, services }: { house: House; services: Services }) => {
  const given = { db: house.database.db, media: house.mediaStore, ...services, ...house }
  const { repainter } = house
  return [
    paintPortrait(given),
    forgetPhoto(given),
    ...(repainter ? [repaintPortrait({ ...given, repainter })] : []),
  ]
}

const storyJobs = ({ house, services }: { house: House; services: Services }) => {
  const given = { db: house.database.db, media: house.mediaStore, ...services, ...house }
  const { repainter } = house
  return [
    writeStory(given),
    retellStory(given),
    paintPage({ ...given, picturesAtOnce: house.config.pictures.threads }),
    bindBook(given),
    ...(repainter ? [repaintPicture({ ...given, repainter })] : []),
  ]
}

const narrationJobs = ({ house, services }: { house: House; services: Services }) => {
  const given = { db: house.database.db, media: house.mediaStore, ...house }
  const { narrating, making: books } = services
  return [narratePage({ ...given, narrating, books }), makeSample(given), forgetClips(given)]
}

const keepsakeJobs = ({ house, services }: { house: House; services: Services }) => {
  const given = { db: house.database.db, media: house.mediaStore, ...services, ...house }
  return [makeKeepsake({ ...given, bind: bindAside }), forgetKeepsakes(given), forgetShares(given)]
}

const paymentJobs = ({ house, services }: { house: House; services: Services }): JobHandler[] => {
  const given = { db: house.database.db, ...house, ...services }
  return [
    createSettlePaymentJob(services),
    createReconcileJob(given),
    createSendBillingLetterJob({ ...given, drawLetter: drawBillingLetter }),
    ...(house.sandbox ? [createDeliverWebhookJob(house.sandbox)] : []),
  ]
}

const identityJobs = ({ identityService: deps, mail }: House): JobHandler[] =>
  deps ? [createSendLetterJob({ deps, mail }), createSweepIdentityJob(deps)] : []
