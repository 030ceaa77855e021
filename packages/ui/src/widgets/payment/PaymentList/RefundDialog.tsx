import { centsOf, formatCents, RefundRequest, type StaffPayment } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'

interface Typed {
  amount: number | null
  reason: string
}

/** Asks how much of a payment to give back, and why. Open while rendered. */
export function RefundDialog(props: {
  payment: StaffPayment
  onRefund: (refund: RefundRequest) => Promise<unknown>
  onClose: () => void
}) {
  const { method, refundable } = props.payment
  const isPix = method === 'pix'
  const most = formatCents(centsOf(refundable))
  const form = useForm<Typed, unknown, RefundRequest>({
    resolver: valibotResolver(RefundRequest) as unknown as Resolver<Typed, unknown, RefundRequest>,
    defaultValues: { amount: refundable, reason: '' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Devolver pagamento"
      description={
        isPix
          ? `O PIX de ${most} volta inteiro à conta de onde saiu, e o crédito sai do saldo do cliente. Isso não se desfaz.`
          : 'O valor volta ao cartão, e o crédito sai do saldo do cliente. Isso não se desfaz.'
      }
      action={isPix ? `Devolver ${most}` : 'Devolver'}
      form={form}
      onSend={props.onRefund}
      onClose={props.onClose}
    >
      {!isPix && (
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <Field label="Valor" required hint={`Até ${most}.`} error={errors.amount?.message}>
              <MoneyInput {...field} />
            </Field>
          )}
        />
      )}
      <Field
        label="Motivo"
        required
        hint="O cliente lê este texto no extrato e no e-mail."
        error={errors.reason?.message}
      >
        <TextInput autoComplete="off" maxLength={200} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
