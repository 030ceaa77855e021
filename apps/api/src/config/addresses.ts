import { isIP } from 'node:net'

/** Ranges of proxies that have a name. */
export const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** An address with one of these protocols. */
export function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

/** An address of http that names a host and nothing on it. */
export function isHost(text: string): boolean {
  return isUrl(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`
}

/** A proxy's address, a range of them, or one of `proxyNames`. */
export function isHop(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const version = isIP(address)
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  return proxyNames.includes(text) || (version !== 0 && isRange)
}
