import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerHttpError } from '#platform/http-errors'
import { readConfig } from '#platform/config'
import { registerAppLinks } from './app-links'
import { appLinksConfig } from './app-links.config'

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':')
function serve(environment: Record<string, string>) {
  const { appLinks } = readConfig({ fragments: { appLinks: appLinksConfig }, environment })
  const http = fastify()
  http.setErrorHandler((error, request, reply) =>
    answerHttpError({ error, request, reply, report: () => {} }),
  )
  registerAppLinks({ http, config: appLinks })
  return (name: string) => http.inject({ method: 'GET', url: `/.well-known/${name}` })
}

describe('links that open the app', () => {
  it('are granted to the shells of the configuration', async () => {
    const ask = serve({ ANDROID_CERT_SHA256: PRINT, IOS_APP_ID: 'TEAM123456.app.luciole' })
    const android = await ask('assetlinks.json')
    expect(android.headers['content-type']).toContain('application/json')
    expect(android.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.luciole',
          sha256_cert_fingerprints: [PRINT],
        },
      },
    ])
    const ios = await ask('apple-app-site-association')
    expect(ios.headers['content-type']).toContain('application/json')
    const [detail] = ios.json().applinks.details
    expect(detail.appIDs).toEqual(['TEAM123456.app.luciole'])
    expect(detail.components.at(-1)).toEqual({ '/': '/*' })
    for (const path of ['media', 'keepsake', 'account-export']) {
      expect(detail.components).toContainEqual({ '/': `/${path}/*`, exclude: true })
    }
  })

  it('are nobody’s until somebody is named', async () => {
    const ask = serve({})
    expect((await ask('assetlinks.json')).statusCode).toBe(404)
    expect((await ask('apple-app-site-association')).statusCode).toBe(404)
  })

  it('refuse a fingerprint that is none', () => {
    expect(() => serve({ ANDROID_CERT_SHA256: 'AB:CD' })).toThrow('ANDROID_CERT_SHA256')
  })
})
