import { defaultZone } from '@ensaio/domain'
import { createContext, use } from 'react'

/** The house's time zone, for instants that belong to no property; that of São Paulo where an app sets none (rule house-brand). */
export const HouseZone = createContext<string>(defaultZone)

/** Returns the house's time zone. */
export function useHouseZone(): string {
  return use(HouseZone)
}
