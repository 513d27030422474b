import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nearestLanguage, type Language } from '@luciole/contract/language'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors'
import { packageRoot } from './package-root'

/** Never answered with the app's page: a client of these wants an error it can read. */
const OURS =
  /^\/(trpc|auth\/v1|media|dev(?!\/ui)|health|ready|metrics|webhooks|sandbox|narration|account-export|keepsake|uploads|assets)(\/|\?|$)/
const A_YEAR = 'public, max-age=31536000, immutable'

/** Pages whose address is a secret: no search engine lists it, no other site is told of it. */
const SECRET = /^\/shared\//

export const webFolder = () => join(packageRoot(), '..', 'web', 'dist')

/** A browser says what it wants a file for; what checks a link takes anything and says nothing. */
const takesPages = ({ accept = '', 'sec-fetch-dest': use }: FastifyRequest['headers']) =>
  accept.includes('text/html') || (accept.includes('*/*') && use === undefined)

const isNavigation = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !OURS.test(url) && takesPages(headers)

/** As the page itself will decide, but for what only the device remembers. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const asked = new URL(url, 'http://page').searchParams.get('lng')
  const chosen = /(?:^|;\s*)i18next=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return nearestLanguage(asked ?? chosen ?? headers['accept-language'] ?? '')
}

/** The page drawn for this path when the app was built, or the one that draws every other screen. */
function pageFor({ pages, request }: { pages: Set<string>; request: FastifyRequest }): string {
  const path = new URL(request.url, 'http://page').pathname.replace(/^\/+|\/+$/g, '')
  const drawn = `${path}.${languageOf(request)}.html`
  return pages.has(drawn) ? drawn : 'index.html'
}

/** The built web app, on the same address as its server. */
export async function registerWebApp({
  http,
  folder,
}: {
  http: FastifyInstance
  folder: string
}): Promise<void> {
  const pages = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const isBuilt = pages.has('index.html')
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: folder,
      // Its own route lists the whole folder for every file asked for, to tell a name's upper case.
      serve: false,
      preCompressed: true,
      cacheControl: false,
      redirect: false,
      setHeaders(reply, path) {
        const isHashed = path.includes(`${join(folder, 'assets')}`)
        reply.header('cache-control', isHashed ? A_YEAR : 'no-cache')
      },
    })
    http.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler(request, reply) {
        reply.sendFile(`/${request.params['*']}`)
      },
    })
  }
  http.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) throw new AppError('not_found')
    if (SECRET.test(request.url)) {
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    }
    if (!isBuilt) {
      return reply.status(503).type('text/plain').send('The web app is not built: npm run build\n')
    }
    reply.header('vary', 'accept, accept-language, cookie')
    return await reply.sendFile(pageFor({ pages, request }))
  })
}
