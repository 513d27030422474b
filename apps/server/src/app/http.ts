import type { FastifyInstance } from 'fastify'
import { registerExportRoute } from '#features/accounts/export-route'
import { registerKeepsakeRoute } from '#features/keepsakes/keepsake-route'
import { registerRecordingRoute } from '#features/narration/recording-route'
import { registerPictureWebhook } from '#features/stories/picture-webhook-route'
import { inTransaction } from '#platform/db'
import { createRateLimiter } from '#platform/rate-limits'
import { registerWebhooks } from '#features/subscriptions/webhook-route'
import { registerIdentity } from '#providers/identity/register-identity'
import { registerMailbox } from '#providers/mail/mailbox'
import { registerMedia } from '#providers/media-store/media-routes'
import { readPictureWebhook } from '#providers/pictures/picture-webhook'
import { registerSandboxPages } from '#providers/payment/sandbox/sandbox-pages'
import { registerAppLinks } from './app-links'
import type { House } from './house'
import type { Services } from './services'

const RECORDINGS_A_MINUTE = 60

/** Every route that is not tRPC, one line each. */
export async function registerRoutes({
  http,
  house,
  services,
}: {
  http: FastifyInstance
  house: House
  services: Services
}): Promise<void> {
  registerAppLinks({ http, config: house.config.appLinks })
  await registerIdentity({ http, service: house.identityService, report: house.report })
  registerExportRoute({ http, exports: services.accountExports })
  registerKeepsakeRoute({ http, keepsakes: services.keepsakes, media: house.mediaStore })
  const { database } = house
  const limiter = createRateLimiter({
    database,
    name: 'recordings',
    points: RECORDINGS_A_MINUTE,
    seconds: 60,
  })
  await registerRecordingRoute({
    http,
    ...services,
    admit: (accountId) => limiter.consume(accountId),
    openKid: (asked) => services.kids.openKid({ db: database.db, ...asked }),
  })
  registerMedia({ http, ...house })
  await registerWebhooks({ http, takeWebhook: services.takeWebhook })
  const { webhookSecret } = house.config.pictures
  if (house.repainter && webhookSecret !== null) {
    await registerPictureWebhook({
      http,
      read: (call) =>
        readPictureWebhook({ ...call, secret: webhookSecret, now: house.clock.now() }),
      hurry: (ticket) =>
        inTransaction(database, async (tx) => {
          await services.repainting.hurry({ tx, ticket })
          await services.livePortraits.hurry({ tx, ticket })
        }),
    })
  }
  if (house.sandbox) await registerSandboxPages({ http, sandbox: house.sandbox })
  http.addHook('onListen', async () => {
    const address = http.server.address()
    if (typeof address === 'object' && address) {
      house.loopback.origin = `http://127.0.0.1:${address.port}`
    }
  })
  if (house.config.server.mode === 'local') registerMailbox({ http, ...house })
}
