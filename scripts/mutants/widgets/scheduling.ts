import { type Mutant, widget } from '../mutant.ts'

const calendar = widget('widgets/scheduling/CalendarGrid')

/** What can break in the widgets of scheduling. */
export const schedulingMutants: readonly Mutant[] = [
  calendar(
    'day-facts.ts',
    "withNoun(free, 'horário livre'",
    "withNoun(free, 'horários livres'",
    'says “1 horários livres”',
  ),
]
