import type { Address, FoundPlace } from '@ensaio/domain'

/** A service that searches places. Both functions throw `NoAnswer` without a usable answer. */
export interface Places {
  name: string
  /** Places in Brazil that match the words; `sessionToken` bills the requests of one search together. */
  search(input: string, sessionToken: string | null): Promise<FoundPlace[]>
  /** The address of a place; null when there is no such place. */
  find(placeRef: string, sessionToken: string | null): Promise<Address | null>
}

/** Can this be a service's id of a place? */
export function isPlaceRef(text: string): boolean {
  return /^[\w-]{10,300}$/.test(text)
}
