import { LIMITS } from '@luciole/contract/limits'
import { recordingUploadQuery } from '@luciole/contract/narration'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { OwnedKid } from '#features/kids/owned-kid'
import { AppError } from '#platform/errors'
import type { Authenticate, Parent } from '#platform/trpc'
import type { RecordingsService } from './recordings.service'

export const RECORDING_PATH = '/narration/recording'
const TOO_LARGE = 413

/**
 * One clip, raw. Who sends it is known before its first byte is read; that it is sound, and how
 * long, is found in the bytes and not in what they claim.
 */
export async function registerRecordingRoute({
  http,
  authenticate,
  admit,
  openKid,
  recordings,
}: {
  http: FastifyInstance
  authenticate: Authenticate
  /** Throws `too_many_requests`. */
  admit: (accountId: string) => Promise<void>
  openKid: (input: { parent: Parent; kidId: string }) => Promise<OwnedKid>
  recordings: Pick<RecordingsService, 'keep'>
}): Promise<void> {
  const kids = new WeakMap<object, OwnedKid>()
  await http.register(async (route) => {
    route.removeAllContentTypeParsers()
    route.addContentTypeParser('audio/mpeg', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    route.setErrorHandler((error: FastifyError) => {
      if (error.statusCode === TOO_LARGE) throw new AppError('recording.too_long')
      throw error
    })
    route.post(RECORDING_PATH, {
      bodyLimit: LIMITS.recordingBytes,
      async onRequest(request) {
        const { authorization } = request.headers
        const caller = await authenticate({ authorization })
        if (!caller) throw new AppError('unauthenticated')
        if (caller.isBeingDeleted) throw new AppError('account.deleted')
        await admit(caller.accountId)
        const query = recordingUploadQuery.safeParse(request.query)
        if (!query.success) throw new AppError('invalid_input')
        const parent = { accountId: caller.accountId }
        kids.set(request, await openKid({ parent, kidId: query.data.kidId }))
      },
      async handler(request) {
        const kid = kids.get(request)
        const { storyId, page, language } = recordingUploadQuery.parse(request.query)
        if (!kid || !Buffer.isBuffer(request.body)) throw new AppError('recording.unreadable')
        return await recordings.keep({ kid, storyId, page, language, bytes: request.body })
      },
    })
  })
}
