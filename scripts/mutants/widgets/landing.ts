import { type Mutant, widget } from '../mutant.ts'

const prices = widget('widgets/landing/PriceTeaser')

/** What can break in the widgets of landing. */
export const landingMutants: readonly Mutant[] = [
  prices(
    'PriceTeaser.tsx',
    'amount(line, true)',
    'amount(line, false)',
    'does not say that extras are added',
  ),
]
