import { type Mutant, widget } from '../mutant.ts'

const calendar = widget('widgets/scheduling/CalendarGrid')
const days = widget('widgets/scheduling/DayAndTimeStep')
const calendarSubscription = widget('widgets/scheduling/CalendarSubscription')
const confirmationStep = widget('widgets/scheduling/ConfirmationStep')

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
  calendarSubscription(
    '../../systems/SecretAddress.tsx',
    '    setMade(null)\n    hasEnded',
    '    hasEnded',
    'shows an ended address when another one is created elsewhere',
  ),
  days(
    'DayAndTimeStep.tsx',
    ' ?? months.findLast((one) => one < month)',
    '',
    'offers no way back from a month without free times',
  ),
  confirmationStep(
    '../PlannedUnits.tsx',
    'units.indexOf(unit)',
    'nth',
    'numbers units without those that are booked',
  ),
]
