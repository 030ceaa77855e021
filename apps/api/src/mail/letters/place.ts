import {
  type Address,
  addressSubtitle,
  addressTitle,
  formatInstantDate,
  type Instant,
  unitText,
  type VerticalData,
} from '@ensaio/domain'

/** The property of a mail. */
export interface Place {
  address: Pick<Address, 'address_components'>
  vertical_data: Pick<VerticalData, 'unit' | 'complement'>
}

/** The property in one line: `Rua Augusta, 1500, Unidade 84, Consolação, São Paulo – SP`. */
export function placeLine({ address, vertical_data }: Place): string {
  return [addressTitle(address), unitText(vertical_data), addressSubtitle(address)].filter(Boolean).join(', ')
}

/** The ensaio of a mail; without a start, the subject names no day. */
export interface Topic extends Place {
  start: Instant | null
  timeZone: string
}

/** A topic without its unit. */
export function buildingOf<T extends Topic>(topic: T): T {
  return { ...topic, vertical_data: { unit: null, complement: null } }
}

/** One topic for ensaios of one building; for several, it names the building and the day of the first. */
export function topicOf([first, ...others]: readonly [Topic, ...Topic[]]): Topic {
  return others.length === 0 ? first : buildingOf(first)
}

/** A subject with address and day of the ensaio (rule mail-subjects): `Nova visita: Rua Augusta, 1500, Unidade 84, 31/08/2026`. */
export function visitSubject(what: string, { address, vertical_data, start, timeZone }: Topic): string {
  const day = start === null ? '' : formatInstantDate(start, timeZone)
  return `${what}: ${[addressTitle(address), unitText(vertical_data), day].filter(Boolean).join(', ')}`
}
