import { ServiceError } from '#platform/errors'

export interface ServiceCall {
  service: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | FormData
  signal: AbortSignal
  timeoutMs: number
  /** What the answer may be; anything else is not read. */
  accepts: readonly string[]
  maximumBytes: number
  /** How an address is reached that the service names; without it, none is followed. */
  follow?(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response>
}
const MOST_HOPS = 3

/** Seconds or a date, as HTTP allows both. */
export function retryAfterOf(value: string | null, now: () => number = Date.now): number | null {
  if (value === null || value.trim() === '') return null
  const seconds = Number(value)
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}

export function troubleOf({
  service,
  status,
  retryAfter,
}: {
  service: string
  status: number
  retryAfter: string | null
}): ServiceError {
  const retryAfterMs = retryAfterOf(retryAfter)
  if (status === 429 || status === 503)
    return new ServiceError(service, 'busy', { status, retryAfterMs })
  if (status === 408 || status >= 500)
    return new ServiceError(service, 'broken', { status, retryAfterMs })
  return new ServiceError(service, 'refused', { status })
}

async function readAtMost({
  response,
  maximumBytes,
  service,
}: {
  response: Response
  maximumBytes: number
  service: string
}): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    const bytes = part as Uint8Array
    size += bytes.length
    if (size > maximumBytes) throw new ServiceError(service, 'unreadable')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** What a parent agreed to send to one house is never carried on to another by itself. */
async function reach({
  url,
  follow,
  ...init
}: Pick<ServiceCall, 'url' | 'follow'> & RequestInit & { signal: AbortSignal }): Promise<Response> {
  let address = url
  for (let hop = 0; ; hop += 1) {
    const response = await (follow ?? fetch)(address, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    const isElsewhere = response.status >= 300 && response.status < 400 && location !== null
    if (!isElsewhere || !follow || hop === MOST_HOPS) return response
    await response.body?.cancel()
    address = new URL(location, address).href
  }
}

/** One call to a service outside: bounded in time and size, its failures in our words. */
export async function callService(call: ServiceCall): Promise<{ bytes: Buffer; type: string }> {
  const { service, url, method = 'POST', headers, body, signal, timeoutMs, accepts } = call
  const late = AbortSignal.timeout(timeoutMs)
  let hasAnswered = false
  try {
    const response = await reach({
      url,
      ...(call.follow ? { follow: call.follow } : {}),
      method,
      signal: AbortSignal.any([signal, late]),
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
    })
    if (!response.ok) {
      await response.body?.cancel()
      const retryAfter = response.headers.get('retry-after')
      throw troubleOf({ service, status: response.status, retryAfter })
    }
    hasAnswered = true
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    if (
      !accepts.some(
        (accepted) => type === accepted || (accepted.endsWith('/') && type?.startsWith(accepted)),
      )
    ) {
      await response.body?.cancel()
      throw new ServiceError(service, 'unreadable')
    }
    return {
      bytes: await readAtMost({ response, maximumBytes: call.maximumBytes, service }),
      type: type ?? '',
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ServiceError) throw error
    if (late.aborted) throw new ServiceError(service, 'late')
    throw new ServiceError(service, 'broken', { mayBeBilled: hasAnswered })
  }
}

export async function callForJson<Answer>({
  read,
  ...call
}: Omit<ServiceCall, 'accepts'> & { read(answer: unknown): Answer }): Promise<Answer> {
  const { bytes } = await callService({ ...call, accepts: ['application/json'] })
  try {
    return read(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new ServiceError(call.service, 'unreadable')
  }
}
