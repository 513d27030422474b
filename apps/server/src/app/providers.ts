import { join } from 'node:path'
import { engineVersion } from '@luciole/illustrator/raster/engine-version'
import { accountState } from '#features/accounts/accounts.store'
import { priceOf } from '#features/subscriptions/catalogue'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db'
import { entryOf } from '#platform/entry'
import type { NewId } from '#platform/ids'
import type { Log } from '#platform/log'
import { ownSecret } from '#platform/secrets'
import { openIdentity } from '#providers/identity/open-identity'
import { createOutbox } from '#providers/mail/outbox'
import { createLocalStore } from '#providers/media-store/local'
import { createUrlSigner } from '#providers/media-store/signed-url'
import { createPurse } from '#providers/live/purse'
import { createGates } from '#providers/moderation/gates'
import { openModerator } from '#providers/moderation/open-moderator'
import { openSpeech } from '#providers/speech/open-speech'
import { openPayment } from '#providers/payment/open-payment'
import { openTeller } from '#providers/text/open-teller'
import { openPush } from '#providers/push/open-push'
import { openRepainter } from '#providers/pictures/open-repainter'
import { createBuiltinPainter } from '#providers/pictures/builtin'
import { keepPictures } from '#providers/pictures/kept-pictures'
import { pricesOf } from '#providers/payment/payment.config'
import type { AppConfig } from './app.config'

type Needs = {
  config: AppConfig
  database: Database
  clock: Clock
  newId: NewId
  log: Log
  publicUrl: string
}

async function createMail({ config, database, clock, newId }: Needs) {
  const { smtpUrl, from } = config.mail
  if (smtpUrl !== null) {
    const { createSmtp } = await import('#providers/mail/smtp')
    return createSmtp({ url: smtpUrl, from })
  }
  return createOutbox({ db: database.db, clock, newId })
}

async function createMedia({ config, database, clock }: Needs) {
  const { kind, signingKey, urlHours, s3Bucket, ...s3 } = config.mediaStore
  const mediaSigner = createUrlSigner({
    signingKey: signingKey ?? (await ownSecret({ db: database.db, name: 'media-signing-key' })),
    urlHours,
    origin: config.server.publicUrl ?? '',
    clock,
  })
  const folder = join(config.server.dataDir, 'media')
  if (kind === 'local' || s3Bucket === null) {
    return { mediaStore: createLocalStore({ folder, signer: mediaSigner }), mediaSigner }
  }
  const { createS3Store } = await import('#providers/media-store/s3')
  const options = {
    bucket: s3Bucket,
    region: s3.s3Region,
    endpoint: s3.s3Endpoint,
    accessKey: s3.s3AccessKey,
    secretKey: s3.s3SecretKey,
    pathStyle: s3.s3PathStyle,
  }
  return { mediaStore: createS3Store({ options, signer: mediaSigner }), mediaSigner }
}

async function createModels({ config, database, clock, newId, log, publicUrl }: Needs) {
  const gates = createGates({ moderator: await openModerator(config.moderation), log })
  const purse = createPurse({ db: database.db, clock, newId, ...config.live })
  const teller = await openTeller({ config: config.text, gates, purse, clock, log })
  const speech = await openSpeech({ config: config.speech, purse, clock, log })
  const repainter = await openRepainter({
    config: config.pictures,
    gates,
    purse,
    clock,
    log,
    publicUrl,
  })
  return { gates, purse, teller, speech, repainter }
}

/**
 * The only place that picks an implementation of what the outside world does for us; a large one is
 * loaded when it is picked.
 */
export const createProviders = async (needs: Needs) => ({
  mail: await createMail(needs),
  ...(await createMedia(needs)),
  ...(await openIdentity({
    ...needs,
    config: needs.config.identity,
    dataDir: needs.config.server.dataDir,
    accountState,
  })),
  ...(await openPayment({
    ...needs,
    config: needs.config.payment,
    isProduction: needs.config.server.mode === 'production',
    amountOf: ({ sku, currency }) =>
      priceOf({ sku, prices: pricesOf(needs.config.payment)[currency] }),
  })),
  ...(await createModels(needs)),
  painter: keepPictures({
    painter: createBuiltinPainter(needs.config.pictures),
    version: `${engineVersion(entryOf('painter-process'))} ${needs.config.pictures.width}`,
    folder: needs.config.pictures.keptFolder ?? join(needs.config.server.dataDir, 'pictures'),
    maximumBytes: needs.config.pictures.keptMegabytes * 1024 ** 2,
    clock: needs.clock,
  }),
  push: openPush({
    config: needs.config.push,
    privateKey:
      needs.config.push.privateKey ??
      (await ownSecret({ db: needs.database.db, name: 'push-signing-key' })),
    contact: `mailto:${needs.config.server.supportEmail}`,
    clock: needs.clock,
  }),
  accountSecret: await ownSecret({ db: needs.database.db, name: 'accounts' }),
})
