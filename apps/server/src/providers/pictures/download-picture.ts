import { ServiceError } from '#platform/errors'
import { callService } from '#providers/live/call-service'
import { isPublicHost } from './public-address'

export const PICTURE_BYTES = 20 * 1024 * 1024
const TIMEOUT_MS = 30_000

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
    async checkAddress(address) {
      const { origin, protocol, hostname } = URL.canParse(address)
        ? new URL(address)
        : { origin: '', protocol: '', hostname: '' }
      if (origin === new URL(baseUrl).origin) return
      if (protocol === 'https:' && (await isPublicHost(hostname))) return
      throw new ServiceError('pictures', 'unreadable')
    },
  })
  return bytes
}
