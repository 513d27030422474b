import { ServiceError } from '#platform/errors'
import { callService } from '#providers/live/call-service'
import { createReachElsewhere } from './reach-elsewhere'

export const PICTURE_BYTES = 20 * 1024 * 1024
const TIMEOUT_MS = 30_000
const reachElsewhere = createReachElsewhere()

/** What a service made, from where it says: never from an address inside our own house. */
export async function downloadPicture({
  url,
  baseUrl,
  signal,
}: {
  url: string
  baseUrl: string
  signal: AbortSignal
}): Promise<Buffer> {
  const { bytes } = await callService({
    service: 'pictures',
    url,
    method: 'GET',
    signal,
    timeoutMs: TIMEOUT_MS,
    accepts: ['image/png', 'image/jpeg', 'image/webp'],
    maximumBytes: PICTURE_BYTES,
    async follow(address, init) {
      if (!URL.canParse(address)) throw new ServiceError('pictures', 'unreadable')
      const isOwn = new URL(address).origin === new URL(baseUrl).origin
      return await (isOwn ? fetch(address, init) : reachElsewhere(address, init))
    },
  })
  return bytes
}
