import { type Mutant, widget } from '../mutant.ts'

const assignment = widget('widgets/staff/ProviderAssignment')
const capacity = widget('widgets/staff/CapacityCalendar')
const price = widget('widgets/staff/PriceRuleDialog')
const state = widget('widgets/staff/OperationStatus')
const queue = widget('widgets/staff/SessionQueue')

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
  queue('SearchBar.tsx', 'onSearch({ text: text.trim() })', 'onSearch({ text })', 'searches spaces, too'),
  assignment(
    'ProviderDialog.tsx',
    'void onAsk()\n      throw',
    'throw',
    'still offers a photographer who was booked meanwhile',
  ),
  capacity(
    'CapacityCalendar.tsx',
    '{home && home !== from && (',
    '{home && (',
    'leads to the week on screen',
  ),
]
