import {
  type Address,
  addressSubtitle,
  addressTitle,
  formatInstantDate,
  type Instant,
  unitText,
  type VerticalData,
} from '@ensaio/domain'

/** What mails need to say which property they are about. */
export interface Place {
  address: Pick<Address, 'address_components'>
  vertical_data: Pick<VerticalData, 'unit' | 'complement'>
}

/** The property in one line: `Rua Augusta, 1500, Unidade 84, Consolação, São Paulo – SP`. */
export function placeLine({ address, vertical_data }: Place): string {
  return [addressTitle(address), unitText(vertical_data), addressSubtitle(address)].filter(Boolean).join(', ')
}

/** A subject with what tells one visit from another: `Nova visita: Rua Augusta, 1500, 31/08/2026`. */
export function visitSubject(
  what: string,
  visit: Place & { start: Instant | null; timeZone: string },
): string {
  const { start, timeZone } = visit
  const day = start === null ? [] : [formatInstantDate(start, timeZone)]
  return `${what}: ${[addressTitle(visit.address), ...day].join(', ')}`
}
