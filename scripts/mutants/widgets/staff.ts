import { type Mutant, widget } from '../mutant.ts'

const assignment = widget('widgets/staff/ProviderAssignment')
const capacity = widget('widgets/staff/CapacityCalendar')
const price = widget('widgets/staff/PriceRuleDialog')
const state = widget('widgets/staff/OperationStatus')

/** What can break in the widgets of staff. */
export const staffMutants: readonly Mutant[] = [
  state(
    'OperationStatus.tsx',
    '{mail.failed > 0 && <TextLink',
    '{mail.failed > 1 && <TextLink',
    'has no link to a single unsent mail',
  ),
  assignment(
    'ProviderDialog.tsx',
    "setChosen(null)\n    setText('')",
    'setChosen(null)',
    'opens with the search of the last time',
  ),
  capacity(
    'CapacityCalendar.tsx',
    'addDays(from, capacityDays - 1)',
    'addDays(from, capacityDays)',
    'names a day after the last one',
  ),
  price(
    'PriceRuleDialog.tsx',
    ' current={rule?.city}',
    '',
    'loses the city of a price when that is no longer served',
  ),
]
