import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { ServiceError } from '#platform/errors'
import { addressIn, createCheckedLookup, isPublicAddress } from './public-address'

type Ask = (
  url: string,
  options: { lookup: LookupFunction; agent: false; signal: AbortSignal },
  answered: (answer: IncomingMessage) => void,
) => ReturnType<typeof get>

/** A status that cannot have a picture behind it, or is none at all, makes no response. */
function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 500, headers } = answer
  const given = Object.entries(headers).filter(([, value]) => typeof value === 'string')
  try {
    const body = Readable.toWeb(answer) as ReadableStream
    return new Response(body, { status, headers: given as [string, string][] })
  } catch {
    answer.destroy()
    throw new ServiceError('pictures', 'unreadable')
  }
}

/** An address a service names: by https, out in the world, on a connection of its own. */
export function createReachElsewhere({
  checkedLookup = createCheckedLookup(),
  ask = get,
}: { checkedLookup?: LookupFunction; ask?: Ask } = {}) {
  return async (url: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const { protocol, hostname } = new URL(url)
    const address = addressIn(hostname)
    if (protocol !== 'https:' || (address !== null && !isPublicAddress(address)))
      throw new ServiceError('pictures', 'unreadable')
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      ask(url, { lookup: checkedLookup, agent: false, signal }, resolve).on('error', reject)
    })
    return responseOf(answer)
  }
}
export type ReachElsewhere = ReturnType<typeof createReachElsewhere>
