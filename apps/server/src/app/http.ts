import type { FastifyInstance } from 'fastify'
import { registerMailbox } from '#providers/mail/mailbox'
import { registerMedia } from '#providers/media-store/media-routes'
import type { House } from './house'
import type { Services } from './services'

/** Every route that is not tRPC, one line each. */
export async function registerRoutes({
  http,
  house,
}: {
  http: FastifyInstance
  house: House
  services: Services
}): Promise<void> {
  registerMedia({ http, ...house })
  if (house.config.server.mode === 'local') registerMailbox({ http, ...house })
}
