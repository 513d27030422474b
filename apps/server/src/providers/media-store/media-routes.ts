import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#platform/errors'
import { parseRange } from './byte-range'
import { typeOfKey } from './media-key'
import type { MediaStore } from './media-store'
import type { UrlSigner } from './signed-url'

/** Its name is its content, so a browser never needs to ask again; a shared cache keeps no child. */
const CACHING = 'private, max-age=31536000, immutable'

async function sendMedia({
  reply,
  mediaStore,
  key,
  range,
}: {
  reply: FastifyReply
  mediaStore: MediaStore
  key: string
  range: string | undefined
}) {
  const size = await mediaStore.size(key)
  const type = typeOfKey(key)
  if (size === null || type === null) throw new AppError('not_found')
  reply.headers({
    'cache-control': CACHING,
    'accept-ranges': 'bytes',
    // The native shells show it on pages of another origin.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${key}"`,
  })
  const part = parseRange({ header: range, size })
  if (part === 'none') {
    return reply.status(416).header('content-range', `bytes */${size}`).send()
  }
  const bytes =
    part === null ? (await mediaStore.get(key))?.bytes : await mediaStore.getRange({ key, ...part })
  if (bytes === undefined || bytes === null) throw new AppError('not_found')
  if (part !== null) {
    reply.status(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`)
  }
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
}

/** `/media/<owner>/<file>?e=<expiry>&s=<signature>`: anybody holding the address, until it expires. */
export function registerMedia({
  http,
  mediaStore,
  mediaSigner,
}: {
  http: FastifyInstance
  mediaStore: MediaStore
  mediaSigner: UrlSigner
}): void {
  http.get<{ Params: { owner: string; file: string }; Querystring: { e?: string; s?: string } }>(
    '/media/:owner/:file',
    { compress: false },
    async (request, reply) => {
      const key = `${request.params.owner}/${request.params.file}`
      const { e = '', s = '' } = request.query
      if (!mediaSigner.isValid({ key, e, s })) throw new AppError('not_found')
      if (request.headers['if-none-match'] === `"${key}"`) return reply.status(304).send()
      return await sendMedia({ reply, mediaStore, key, range: request.headers.range })
    },
  )
}
