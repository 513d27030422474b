import { readConfig, type ConfigOf } from '#platform/config'
import { serverConfig } from '#platform/server.config'
import { checkIdentityConfig, identityConfig } from '#providers/identity/identity.config'
import { liveConfig } from '#providers/live/live.config'
import { mailConfig } from '#providers/mail/mail.config'
import { mediaStoreConfig } from '#providers/media-store/media-store.config'
import { checkPaymentConfig, paymentConfig } from '#providers/payment/payment.config'
import { moderationConfig } from '#providers/moderation/moderation.config'
import { checkPicturesConfig, picturesConfig } from '#providers/pictures/pictures.config'
import { checkPushConfig, pushConfig } from '#providers/push/push.config'
import { checkSpeechConfig, speechConfig } from '#providers/speech/speech.config'
import { checkTextConfig, textConfig } from '#providers/text/text.config'
import { appLinksConfig } from './app-links.config'
import { publicFragment } from './public.config'

/** One line a feature or provider that has settings. */
export const fragments = {
  server: serverConfig,
  identity: identityConfig,
  mail: mailConfig,
  mediaStore: mediaStoreConfig,
  payment: paymentConfig,
  live: liveConfig,
  text: textConfig,
  pictures: picturesConfig,
  speech: speechConfig,
  moderation: moderationConfig,
  push: pushConfig,
  client: publicFragment,
  appLinks: appLinksConfig,
}
export type AppConfig = ConfigOf<typeof fragments>

function checkTogether({
  server,
  identity,
  mediaStore,
  payment,
  text,
  speech,
  pictures,
  push,
}: AppConfig): string[] {
  const problems: string[] = checkIdentityConfig(identity)
  problems.push(...checkPaymentConfig({ payment, mode: server.mode }))
  problems.push(
    ...checkTextConfig(text),
    ...checkSpeechConfig(speech),
    ...checkPicturesConfig(pictures),
    ...checkPushConfig(push),
  )
  if (server.roles !== 'web,worker' && server.databaseUrl === null) {
    problems.push(
      'ROLES splits web and worker, which needs DATABASE_URL: the embedded database serves one process',
    )
  }
  if (mediaStore.kind === 's3' && mediaStore.s3Bucket === null) {
    problems.push('S3_BUCKET is required with MEDIA_STORE=s3')
  }
  return problems
}

export const readAppConfig = (environment: NodeJS.ProcessEnv = process.env): AppConfig =>
  readConfig({ fragments, environment, check: checkTogether })
