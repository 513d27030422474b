import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const OUR_HOUSE = new BlockList()
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const
const IPV6 = [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const
for (const [net, prefix] of IPV4) OUR_HOUSE.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of IPV6) OUR_HOUSE.addSubnet(net, prefix, 'ipv6')

/** Whether a host is out in the world, by its address or by every address its name has. */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isAddress = isIP(host) !== 0
  const addresses = isAddress
    ? [host]
    : (await lookup(host, { all: true })).map(({ address }) => address)
  return !addresses.some((address) =>
    OUR_HOUSE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  )
}
