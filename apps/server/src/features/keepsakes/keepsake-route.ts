import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'
import type { MediaStore } from '#providers/media-store/media-store'
import { KEEPSAKE_PATH, type KeepsakesService } from './keepsakes.service'

/** Names outside ASCII travel twice: plainly for old programs, in full for the others. */
const disposition = (name: string) =>
  `attachment; filename="${name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** Opened by the signed link alone, so that any program can save it. */
export function registerKeepsakeRoute({
  http,
  keepsakes,
  media,
}: {
  http: FastifyInstance
  keepsakes: KeepsakesService
  media: MediaStore
}): void {
  http.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    `${KEEPSAKE_PATH}/:id`,
    { compress: false },
    async ({ params: { id }, query: { expires = '0', signature = '' } }, reply) => {
      const row = await keepsakes.open({ id, expires: Number(expires), signature })
      const file = row?.mediaKey ? await media.get(row.mediaKey) : null
      if (!row || !file) throw new AppError('not_found')
      return reply
        .headers({
          'content-disposition': disposition(row.fileName),
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-robots-tag': 'noindex, nofollow',
        })
        .type(file.type)
        .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.length))
    },
  )
}
