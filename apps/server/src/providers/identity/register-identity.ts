import type { FastifyInstance } from 'fastify'
import type { ServiceDeps } from './service/settings'
import { registerIdentityRoutes } from './service/routes'

const AUTH_PATH = '/auth/v1'

/** Nothing to serve when a hosted project keeps the sign-ins. */
export async function registerIdentity({
  http,
  service,
}: {
  http: FastifyInstance
  service: ServiceDeps | null
}): Promise<void> {
  if (!service) return
  await http.register(
    (scope, _, done) => {
      registerIdentityRoutes(scope, service)
      done()
    },
    { prefix: AUTH_PATH },
  )
}
