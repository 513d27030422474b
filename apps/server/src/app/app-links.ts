import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'
import type { AppConfig } from './app.config'

/** The server's own addresses: a link to one of these is never a screen of the app. */
const NOT_SCREENS = [
  'trpc',
  'auth',
  'media',
  'webhooks',
  'sandbox',
  'dev',
  'account-export',
  'keepsake',
]

/** What the phones' systems ask before they let a shell open links to this site. */
export function registerAppLinks({
  http,
  config: { androidPackage, androidFingerprints, iosAppId },
}: {
  http: FastifyInstance
  config: AppConfig['appLinks']
}): void {
  http.get('/.well-known/assetlinks.json', async (_request, reply) => {
    if (androidFingerprints.length === 0) throw new AppError('not_found')
    return reply.send([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: androidPackage,
          sha256_cert_fingerprints: androidFingerprints,
        },
      },
    ])
  })
  http.get('/.well-known/apple-app-site-association', async (_request, reply) => {
    if (iosAppId === null) throw new AppError('not_found')
    const components = [
      ...NOT_SCREENS.map((path) => ({ '/': `/${path}/*`, exclude: true })),
      { '/': '/*' },
    ]
    return reply.send({ applinks: { details: [{ appIDs: [iosAppId], components }] } })
  })
}
