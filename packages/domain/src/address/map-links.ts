import { addressParts, addressSubtitle, addressTitle } from './parts.ts'
import type { Address } from './schema.ts'

/** The programs that lead to an address, by what people call them. */
export type MapProgram = 'Google Maps' | 'Waze'

/** The links that lead to an address, each to its program; none for one without a street. */
export function mapLinks(
  address: Pick<Address, 'address_components'>,
): { program: MapProgram; href: string }[] {
  if (!addressParts(address).street) return []
  const words = [addressTitle(address), addressSubtitle(address)].filter(Boolean).join(', ')
  const place = encodeURIComponent(words)
  return [
    { program: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { program: 'Waze', href: `https://waze.com/ul?q=${place}&navigate=yes` },
  ]
}
