import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'
import { EXPORT_PATH, type AccountExports } from './account-exports.service'

/** Opened by the signed link alone, so that any browser can save it. */
export function registerExportRoute({
  http,
  exports,
}: {
  http: FastifyInstance
  exports: AccountExports
}): void {
  http.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    `${EXPORT_PATH}/:id`,
    async ({ params, query }, reply) => {
      const archive = await exports.open({
        id: params.id,
        expires: Number(query.expires ?? 0),
        signature: query.signature ?? '',
      })
      if (!archive) throw new AppError('account.export_not_ready')
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="luciole.zip"')
        .header('cache-control', 'no-store')
        .send(Readable.from(archive))
    },
  )
}
