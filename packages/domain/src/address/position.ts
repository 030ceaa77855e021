import * as v from 'valibot'

/** A point on the earth, in decimal degrees (WGS 84). */
export const Coordinates = v.object({ latitude: v.number(), longitude: v.number() })
export type Coordinates = v.InferOutput<typeof Coordinates>

/** How near a position is to its property: the building, its street, its district (about 2 km), or only the city. */
export const positionPrecisions = ['exact', 'street', 'district', 'city'] as const
export type PositionPrecision = (typeof positionPrecisions)[number]

/** Where a position came from: the search of places, the table of CEPs, or staff who set it by hand. */
export const positionSources = ['search', 'cep', 'staff'] as const
export type PositionSource = (typeof positionSources)[number]

const outside = 'Esta posição fica fora do Brasil. Confira se latitude e longitude não estão trocadas.'
// The northernmost, southernmost, westernmost and easternmost points of Brazil, islands included, rounded outwards.
const isInBrazil = ({ latitude, longitude }: Coordinates) =>
  latitude >= -34 && latitude <= 6 && longitude >= -74.1 && longitude <= -28.6

/** A point in Brazil. */
export const BrazilianPoint = v.pipe(
  v.object({ latitude: v.number(), longitude: v.number() }),
  v.check(isInBrazil, outside),
)

/** A position with its precision, as the search of places returns it. */
export const FoundPosition = v.object({
  latitude: v.number(),
  longitude: v.number(),
  precision: v.picklist(positionPrecisions),
})
export type FoundPosition = v.InferOutput<typeof FoundPosition>

/** The position of a property (rule property-position). */
export const Position = v.object({ ...FoundPosition.entries, source: v.picklist(positionSources) })
export type Position = v.InferOutput<typeof Position>

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance between two points as the crow flies, in km (haversine formula). */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A typed or found address, as far as its position depends on it. */
interface Located {
  street: string
  number: string
  city: string
  state: string
}

/**
 * The position of a found address after it was edited: another number leaves it in the street, another street or city leaves none. A number
 * that the search did not know keeps what it found.
 */
export function positionAfter(
  position: FoundPosition | null,
  before: Located,
  after: Located,
): FoundPosition | null {
  const isElsewhere = (['street', 'city', 'state'] as const).some((part) => before[part] !== after[part])
  if (position === null || isElsewhere) return null
  const isExact = position.precision === 'exact' && before.number !== after.number
  return isExact ? { ...position, precision: 'street' } : position
}

/** Says how near a position is: `Posição exata`, `Posição da rua`. */
export function precisionText(precision: PositionPrecision): string {
  return {
    exact: 'Posição exata',
    street: 'Posição da rua',
    district: 'Posição do bairro, aproximada',
    city: 'Só a cidade é conhecida',
  }[precision]
}

/** Says where a position came from: `pela busca de endereços`, `pelo CEP`, `corrigida pela equipe`. */
export function positionSourceText(source: PositionSource): string {
  return { search: 'pela busca de endereços', cep: 'pelo CEP', staff: 'corrigida pela equipe' }[source]
}

/** A point as people write it: `-23,56135; -46,65653`. */
export function pointText({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(5).replace('.', ',')).join('; ')
}

/** A link that opens a map at a point, without an API key. */
export function pointUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}
