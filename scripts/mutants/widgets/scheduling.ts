import { type Mutant, widget } from '../mutant.ts'

const calendar = widget('widgets/scheduling/CalendarGrid')
const days = widget('widgets/scheduling/DayAndTimeStep')

/** What can break in the widgets of scheduling. */
export const schedulingMutants: readonly Mutant[] = [
  calendar(
    'day-facts.ts',
    "withNoun(free, 'horário livre'",
    "withNoun(free, 'horários livres'",
    'says “1 horários livres”',
  ),
  days(
    'DayAndTimeStep.tsx',
    'hour: isFree ? value.hour : null',
    'hour: value.hour',
    'keeps a time that is taken on the day chosen next',
  ),
  days(
    'DayAndTimeStep.tsx',
    '{soonest && !lost && (',
    '{soonest && (',
    'offers the next free time twice when a time was lost',
  ),
]
