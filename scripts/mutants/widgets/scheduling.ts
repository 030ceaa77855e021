import { type Mutant, widget } from '../mutant.ts'

const calendar = widget('widgets/scheduling/CalendarGrid')

/** What can break in the widgets of scheduling. */
export const schedulingMutants: readonly Mutant[] = [
  calendar(
    'day-facts.ts',
    "free === 1 ? '1 horário livre'",
    "free === 0 ? '1 horário livre'",
    'says “1 horários livres”',
  ),
]
