import { type Mutant, widget } from '../mutant.ts'

const assignment = widget('widgets/staff/ProviderAssignment')
const capacity = widget('widgets/staff/CapacityCalendar')
const price = widget('widgets/staff/PriceRuleDialog')
const state = widget('widgets/staff/OperationStatus')
const queue = widget('widgets/staff/SessionQueue')
const arrangeVisit = widget('widgets/staff/ArrangeVisit')
const holidayList = widget('widgets/staff/HolidayList')
const auditLog = widget('widgets/staff/AuditLog')
const serviceCatalogue = widget('widgets/staff/ServiceCatalogue')

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
  arrangeVisit(
    'ArrangeDialog.tsx',
    'const current = isOfSlot ? answer : waiting',
    'const current = answer',
    'confirms what was known of another time',
  ),
  holidayList(
    'NewHoliday.tsx',
    'if (await onAdd(holiday)) reset()',
    'await onAdd(holiday)\n    reset()',
    'empties the form when its question is declined',
  ),
  auditLog(
    '../DayFilter.tsx',
    'if (shown !== day) {',
    'if (false) {',
    'keeps a typed day when the filters are cleared',
  ),
  assignment(
    'ProviderDialog.tsx',
    'void onAsk()\n      throw',
    'throw',
    'does not ask again who is free after a refusal',
  ),
  assignment('ProviderDialog.tsx', "    setText('')\n", '', 'opens with the search of the last time'),
  serviceCatalogue(
    'PriceTableDialog.tsx',
    "if (error !== undefined) void form.trigger('table')",
    '',
    'keeps the message of a table that was mended',
  ),
]
