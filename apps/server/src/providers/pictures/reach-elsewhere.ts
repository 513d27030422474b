import { get } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { ServiceError } from '#platform/errors'
import { addressIn, createCheckedLookup, isPublicAddress } from './public-address'

/** An address a service names: by https, out in the world, on a connection of its own. */
export function createReachElsewhere({
  checkedLookup = createCheckedLookup(),
}: { checkedLookup?: LookupFunction } = {}) {
  return async (url: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const { protocol, hostname } = new URL(url)
    const address = addressIn(hostname)
    if (protocol !== 'https:' || (address !== null && !isPublicAddress(address)))
      throw new ServiceError('pictures', 'unreadable')
    return await new Promise((resolve, reject) => {
      const asking = get(url, { lookup: checkedLookup, agent: false, signal }, (answer) => {
        const { statusCode: status = 500, headers } = answer
        const given = Object.entries(headers).filter(([, value]) => typeof value === 'string')
        const body = Readable.toWeb(answer) as ReadableStream
        resolve(new Response(body, { status, headers: given as [string, string][] }))
      })
      asking.on('error', reject)
    })
  }
}
export type ReachElsewhere = ReturnType<typeof createReachElsewhere>
