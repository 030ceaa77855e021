import type { Address, FoundPlace } from '@ensaio/domain'

/** Somebody who finds places by words. Both throw `NoAnswer` when they cannot tell. */
export interface Places {
  name: string
  /** Places in Brazil like these words; `sessionToken` joins the questions of one search on the bill. */
  search(input: string, sessionToken: string | null): Promise<FoundPlace[]>
  /** The address of a place found; null when there is no such place. */
  find(placeRef: string, sessionToken: string | null): Promise<Address | null>
}

/** What the name of a place at its service looks like; whatever else is no place. */
export function isPlaceRef(text: string): boolean {
  return /^[\w-]{10,300}$/.test(text)
}
