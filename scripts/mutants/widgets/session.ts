import { type Mutant, widget } from '../mutant.ts'

const filters = widget('widgets/session/SessionFilters')

/** What can break in the widgets of session. */
export const sessionMutants: readonly Mutant[] = [
  filters('SessionFilters.tsx', 'change(without)', 'change({})', 'removes all filters for one'),
]
