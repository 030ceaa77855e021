import { type Brand, ensaio } from '../../packages/ui/src/theme/brand.ts'
import { prumo } from './prumo.ts'

/** The brands of Storybook's toolbar, by value. */
export const brands = { ensaio, prumo } as const satisfies Record<string, Brand>

/** Returns the brand of a toolbar value; default is Ensaio. */
export function brandOf(value: unknown): Brand {
  return value === 'prumo' ? brands.prumo : brands.ensaio
}
