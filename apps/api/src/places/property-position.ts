import {
  type Address,
  addressParts,
  BrazilianPoint,
  distanceBetween,
  type FoundPosition,
  type Position,
  plain,
} from '@ensaio/domain'
import * as v from 'valibot'
import { cityPositions, districtPositions, streetPositions } from '../adapters/places/bundled-positions.ts'

const districts = new Map(Object.values(districtPositions).flatMap((table) => [...table]))
const cities = new Map([...cityPositions].map(([name, point]) => [plain(name), point]))

/** Where a CEP is, by the tables: its street or its district; null where they have neither. */
export function positionOfPostalCode(code: string): FoundPosition | null {
  const street = streetPositions.get(code)
  if (street) return { ...street, precision: 'street' }
  const district = code === '' ? undefined : districts.get(code.slice(0, 3))
  return district ? { ...district, precision: 'district' } : null
}

/** The position of an address by its CEP, else that of its city; null where the tables have neither (rule property-position). */
export function positionByPostalCode(address: Pick<Address, 'address_components'>): Position | null {
  const { postal_code: code, city, state } = addressParts(address)
  const found = positionOfPostalCode(code)
  if (found) return { ...found, source: 'cep' }
  const middle = cities.get(plain(`${city} ${state}`))
  return middle ? { ...middle, precision: 'city', source: 'cep' } : null
}

/** How far, in km, a found position may lie from that of its CEP or city before it contradicts the address. */
const farthest = { street: 10, district: 15, city: 80 } as const

/** The position of a new ensaio: as the search of places found it, unless it contradicts the CEP or the city, else by the tables. */
export function positionOfOrder(address: Address): Position | null {
  const known = positionByPostalCode(address)
  const found = address.position
  if (found === undefined || !v.is(BrazilianPoint, found)) return known
  const { latitude, longitude, precision } = found
  const isFar =
    known !== null && known.precision !== 'exact' && distanceBetween(known, found) > farthest[known.precision]
  return isFar ? known : { latitude, longitude, precision, source: 'search' }
}
