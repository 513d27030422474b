import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ServiceError } from '#platform/errors'

const OUR_HOUSE = new BlockList()
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
/** With those that carry an IPv4 address inside, which could be any of the above. */
const IPV6 = [
  ['::', 96],
  ['64:ff9b::', 16],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const
for (const [net, prefix] of IPV4) OUR_HOUSE.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of IPV6) OUR_HOUSE.addSubnet(net, prefix, 'ipv6')

/** Whether an address is out in the world. */
export const isPublicAddress = (address: string): boolean =>
  !OUR_HOUSE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** What a host is when it needs no look-up, as it stands in a URL; else null. */
export function addressIn(hostname: string): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/**
 * A look-up for the connection itself: what was looked at is what is connected to, whatever a name
 * answers to the next question.
 */
export const createCheckedLookup =
  ({
    resolve = lookup,
    isAllowed = isPublicAddress,
  }: {
    resolve?: (
      host: string,
      options: { all: true },
      done: (error: Error | null, addresses: LookupAddress[]) => void,
    ) => void
    isAllowed?: (address: string) => boolean
  } = {}): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), [])
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new ServiceError('pictures', 'unreadable'), [])
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
