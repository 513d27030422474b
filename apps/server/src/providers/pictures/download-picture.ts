import { ServiceError } from '#platform/errors'
import { callService } from '#providers/live/call-service'

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
  const isKnown = URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin
  const isPublic = URL.canParse(url) && new URL(url).protocol === 'https:'
  if (!isKnown && !isPublic) throw new ServiceError('pictures', 'unreadable')
  const { bytes } = await callService({
    service: 'pictures',
    url,
    method: 'GET',
    signal,
    timeoutMs: TIMEOUT_MS,
    accepts: ['image/png', 'image/jpeg', 'image/webp'],
    maximumBytes: PICTURE_BYTES,
  })
  return bytes
}
