import type { FastifyInstance } from 'fastify'
import { registerExportRoute } from '#features/accounts/export-route'
import { registerIdentity } from '#providers/identity/register-identity'
import { registerMailbox } from '#providers/mail/mailbox'
import { registerMedia } from '#providers/media-store/media-routes'
import type { House } from './house'
import type { Services } from './services'

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
  await registerIdentity({ http, service: house.identityService, report: house.report })
  registerExportRoute({ http, exports: services.accountExports })
  registerMedia({ http, ...house })
  if (house.config.server.mode === 'local') registerMailbox({ http, ...house })
}
