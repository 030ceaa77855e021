import {
  centsOf,
  formatCents,
  formatMonth,
  type LocalDate,
  type MonthlyStatement,
  type MonthlyStatementState,
  StatementPayment,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type Resolver, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { DateField } from '../../../primitives/form/DateField.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { dateDigits, TypedDay } from '../../../primitives/input/typed-date.ts'

interface Typed {
  /** The digits of a day; null when the payment is taken back. */
  paid_on: string | null
  note: string
}

const TypedPayment = v.pipe(
  v.object({ paid_on: v.nullable(TypedDay), note: v.string() }),
  v.transform((typed): StatementPayment => typed),
  StatementPayment,
)

/** Is a closed month marked as paid, or as settled where it closed in the company's favour? */
export function isSettled(state: MonthlyStatementState): boolean {
  return state === 'paid' || state === 'settled'
}

/** The words of marking a closed month, by the sign of its total (rules statement-paid and carried-credit). */
export function settleWords(total: number) {
  return total < 0
    ? {
        action: 'Marcar como acertada',
        does: 'O saldo não é mais abatido no próximo fechamento, e o acerto aparece no extrato do cliente.',
        undo: 'Desfazer o acerto',
        undoes: 'volta a ser abatido no próximo fechamento',
        day: ['Acertado em', 'dia do acerto'],
      }
    : {
        action: 'Marcar como paga',
        does: 'O pagamento aparece no extrato do cliente.',
        undo: 'Desfazer o pagamento',
        undoes: 'volta a ficar em aberto',
        day: ['Pago em', 'dia do pagamento'],
      }
}

/** Asks for the day of a payment and a note, or why one is taken back. Open while rendered. */
export function StatementPaymentDialog(props: {
  statement: MonthlyStatement
  today: LocalDate
  onPay: (payment: StatementPayment) => Promise<unknown>
  onClose: () => void
}) {
  const { month, total, state } = props.statement
  const isPaid = isSettled(state)
  const words = settleWords(total)
  const [day = '', purpose = ''] = words.day
  const what = `${formatMonth(month)}, ${formatCents(centsOf(total))}`
  const form = useForm<Typed, unknown, StatementPayment>({
    resolver: valibotResolver(TypedPayment) as unknown as Resolver<Typed, unknown, StatementPayment>,
    defaultValues: { paid_on: isPaid ? null : dateDigits(props.today), note: '' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={isPaid ? words.undo : words.action}
      description={
        isPaid
          ? `O fechamento de ${what}, ${words.undoes}, e um lançamento contrário aparece no extrato do cliente.`
          : `Fechamento de ${what}. ${words.does}`
      }
      action={isPaid ? words.undo : words.action}
      form={form}
      onSend={props.onPay}
      onClose={props.onClose}
    >
      {!isPaid && <DateField control={form.control} name="paid_on" label={day} purpose={purpose} required />}
      <Field
        label={isPaid ? 'Motivo' : 'Observação'}
        {...(isPaid ? { required: true } : { optional: true })}
        hint="O cliente lê este texto no extrato."
        error={errors.note?.message}
      >
        <TextInput autoComplete="off" maxLength={200} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
