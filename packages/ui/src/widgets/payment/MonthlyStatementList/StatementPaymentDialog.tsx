import {
  centsOf,
  formatCents,
  formatMonth,
  type LocalDate,
  type MonthlyStatement,
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

/** Asks for the day of a payment and a note, or why one is taken back. Open while rendered. */
export function StatementPaymentDialog(props: {
  statement: MonthlyStatement
  today: LocalDate
  onPay: (payment: StatementPayment) => Promise<unknown>
  onClose: () => void
}) {
  const { month, total, state } = props.statement
  const isPaid = state === 'paid'
  const what = `${formatMonth(month)}, ${formatCents(centsOf(total))}`
  const form = useForm<Typed, unknown, StatementPayment>({
    resolver: valibotResolver(TypedPayment) as unknown as Resolver<Typed, unknown, StatementPayment>,
    defaultValues: { paid_on: isPaid ? null : dateDigits(props.today), note: '' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={isPaid ? 'Desfazer o pagamento' : 'Marcar como paga'}
      description={
        isPaid
          ? `A fatura de ${what}, volta a ficar em aberto, e um lançamento contrário aparece no extrato do cliente.`
          : `A fatura de ${what}. O pagamento aparece no extrato do cliente.`
      }
      action={isPaid ? 'Desfazer pagamento' : 'Marcar como paga'}
      form={form}
      onSend={props.onPay}
      onClose={props.onClose}
    >
      {!isPaid && (
        <DateField
          control={form.control}
          name="paid_on"
          label="Pago em"
          purpose="dia do pagamento"
          required
        />
      )}
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
