import { type Brand, ensaio } from '@ensaio/ui'
import { prumo } from './prumo.ts'

/** The brands that the book can be seen in, by the value of the toolbar. */
export const brands = { ensaio, prumo } as const satisfies Record<string, Brand>

/** The brand of a toolbar's value; the house's own where there is none. */
export function brandOf(value: unknown): Brand {
  return value === 'prumo' ? brands.prumo : brands.ensaio
}
