import type { CityNames } from '@ensaio/domain'

/** The options of a choice among served cities; `current` stays a choice where it is no longer served. */
export function CityOptions({ cities, current }: { cities: CityNames; current?: string | null | undefined }) {
  const names = current && !cities.includes(current) ? [...cities, current] : cities
  return names.map((name) => <option key={name}>{name}</option>)
}
