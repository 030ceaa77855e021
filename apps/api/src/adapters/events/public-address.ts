import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** Nothing is sent to this address: it is private, loopback, reserved, or unknown. */
export class ClosedAddress extends Error {}

/** How names are looked up: `lookup` of `node:dns`. */
type FindAddresses = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Is an IP address reachable from the whole internet, and not of this machine or network? */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && !closed.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** The host of an address if it is an IP address itself, which needs no look-up; null for a name. */
function literal(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? null : host
}

/** Throws for an address that is an IP address which is not public; names are looked up with each connection. */
export function refuseClosed(url: URL): void {
  const host = literal(url)
  if (host !== null && !isPublicAddress(host)) throw new ClosedAddress(`${host} is no public address.`)
}

/** Looks a name up for a connection, and fails unless all of its addresses are public: what was checked is what is connected to. */
export const publicLookup = guarded(lookup)

/** A look-up of names that fails unless all addresses found are public. */
export function guarded(find: FindAddresses): LookupFunction {
  return (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const [first] = found
      const wrong = found.find(({ address }) => !isPublicAddress(address))
      if (first === undefined || wrong !== undefined)
        return done(new ClosedAddress(`${wrong?.address ?? hostname} is no public address.`), '', 0)
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
  }
}
