import { isIP } from 'node:net'

/** The names of ranges of addresses that a proxy may have. */
export const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** Is this an address with one of these protocols? */
export function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

/** Is this an http address of a host, without path, query and fragment? */
export function isHost(text: string): boolean {
  return isUrl(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`
}

/** Is this the address of a proxy, a range of addresses, or one of `proxyNames`? */
export function isHop(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const version = isIP(address)
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  return proxyNames.includes(text) || (version !== 0 && isRange)
}
