import type { FastifyInstance } from 'fastify'
import type { Report } from '#platform/report'
import type { ServiceDeps } from './service/settings'
import { registerIdentityRoutes } from './service/routes'

const AUTH_PATH = '/auth/v1'

/** Nothing to serve when a hosted project keeps the sign-ins. */
export async function registerIdentity({
  http,
  service,
  report,
}: {
  http: FastifyInstance
  service: ServiceDeps | null
  report: Report
}): Promise<void> {
  if (!service) return
  await http.register(
    (scope, _, done) => {
      registerIdentityRoutes(scope, { deps: service, report })
      done()
    },
    { prefix: AUTH_PATH },
  )
}
