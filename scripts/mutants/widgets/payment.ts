import { type Mutant, widget } from '../mutant.ts'

const card = widget('widgets/payment/CardPaymentForm')
const statement = widget('widgets/payment/StatementTable')
const bookkeepingExport = widget('widgets/payment/BookkeepingExport')

/** What can break in the widgets of payment. */
export const paymentMutants: readonly Mutant[] = [
  card(
    'CardPaymentForm.tsx',
    'form.reset({ ...form.getValues(), ...emptyCard })',
    'form.reset()',
    'empties holder and address, too, after a payment',
  ),
  statement(
    'StatementTable.tsx',
    "account === 'invoice' ? -centsOf(balance) : centsOf(balance)",
    'centsOf(balance)',
    'shows a debt as a negative total',
  ),
  card(
    'CardPaymentForm.tsx',
    'useLeaveWarning(pressing)',
    'useLeaveWarning(false)',
    'lets people leave during a payment',
  ),
  statement(
    'StatementRow.tsx',
    'de {reais(amount)}, {when}',
    'de {reais(balance)}, {when}',
    'reads out a receipt of the balance',
  ),
  bookkeepingExport(
    'BookkeepingExport.tsx',
    'onDay={setFrom}',
    'onDay={setUntil}',
    'takes the first day for the last one',
  ),
]
