import { type Mutant, widget } from '../mutant.ts'

const confirm = widget('widgets/order/OrderConfirmStep')
const places = widget('widgets/order/PlaceSearch')
const service = widget('widgets/order/ServiceStep')
const orderInformationStep = widget('widgets/order/OrderInformationStep')

/** What can break in the widgets of order. */
export const orderMutants: readonly Mutant[] = [
  confirm(
    'OrderBill.tsx',
    '{credit < total ? (',
    '{credit <= total ? (',
    'says “Falta de crédito R$ 0,00” when the credit is just enough',
  ),
  places(
    'PlaceSearch.tsx',
    'setInput(text)\n    setActive(-1)',
    'setInput(text)',
    'keeps a place of the old list chosen while typing',
  ),
  confirm(
    'OrderBill.tsx',
    '[...new Set(rules.flatMap(({ discount }) => discount?.title ?? []))]',
    'rules.flatMap(({ discount }) => discount?.title ?? [])',
    'names a discount once a unit',
  ),
  service('ServiceStep.tsx', 'Math.min(', 'Math.max(', 'names the highest price as the lowest'),
  places(
    'PlaceSearch.tsx',
    'event.preventDefault()\n      if (chosen)',
    'if (chosen)',
    'sends the form with the Enter that chooses',
  ),
  orderInformationStep(
    'UnitsEditor.tsx',
    'setGoTo(Math.min(index, units.length - 2))',
    'setGoTo(0)',
    'leads the focus to the first unit when another is removed',
  ),
  places(
    'usePlaces.ts',
    'searchPlaces(input.trim(), signal)',
    'searchPlaces(input, signal)',
    'searches for the spaces around the text, too',
  ),
  places(
    'PlaceSearch.tsx',
    '      event.stopPropagation()\n',
    '',
    'closes a dialog around the list with one Esc',
  ),
]
