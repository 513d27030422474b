import {
  eraseAccountJob,
  exportAccountJob,
  forgetExportsJob,
  forgetMediaJob,
  tellLanguageJob,
} from '#features/accounts/account-jobs'
import { forgetKeepsakesJob, makeKeepsakeJob } from '#features/keepsakes/keepsake-jobs'
import { forgetClipsJob, makeSampleJob, narratePageJob } from '#features/narration/narration-jobs'
import { sendNotificationJob } from '#features/notifications/notification-jobs'
import {
  forgetPhotoJob,
  paintPortraitJob,
  repaintPortraitJob,
} from '#features/portraits/portrait-jobs'
import { forgetSharesJob } from '#features/sharing/share-jobs'
import {
  bindBookJob,
  paintPageJob,
  repaintPictureJob,
  retellStoryJob,
  writeStoryJob,
} from '#features/stories/story-jobs'
import {
  reconcileJob,
  sendBillingLetterJob,
  settlePaymentJob,
} from '#features/subscriptions/payment-jobs'
import { tidyJob } from '#platform/tidy.job'
import { sendLetterJob } from '#providers/identity/send-letter.job'
import { sweepIdentityJob } from '#providers/identity/sweep-identity.job'
import { deliverWebhookJob } from '#providers/payment/sandbox/deliver-webhook.job'
import type { Job } from '#platform/jobs'

/** Every queue there can be: a new database has them all before the first boot asks for one. */
export const QUEUES = [
  sweepIdentityJob,
  sendLetterJob,
  deliverWebhookJob,
  tidyJob,
  paintPortraitJob,
  repaintPortraitJob,
  forgetPhotoJob,
  writeStoryJob,
  retellStoryJob,
  paintPageJob,
  bindBookJob,
  repaintPictureJob,
  sendNotificationJob,
  narratePageJob,
  makeSampleJob,
  forgetClipsJob,
  makeKeepsakeJob,
  forgetKeepsakesJob,
  eraseAccountJob,
  exportAccountJob,
  tellLanguageJob,
  forgetMediaJob,
  forgetExportsJob,
  settlePaymentJob,
  reconcileJob,
  sendBillingLetterJob,
  forgetSharesJob,
] as unknown as Job<object>[]
