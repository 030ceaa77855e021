import { type CreditAdjustment, centsOf, Failure, formatCents } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { showFieldFailures } from '../../../primitives/form/field-failures.ts'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { BalanceAfter } from './BalanceAfter.tsx'
import { type TypedAdjustment, TypedCredit } from './typed-credit.ts'

/** The props of `CreditAdjustmentForm`. */
export type CreditAdjustmentFormProps = {
  /** The credit there is, in reais. */
  balance: number
  /** Adjusts it; a rejection that names `amount` or `reason` is shown there, and nothing typed is lost. */
  onAdjust: (adjustment: CreditAdjustment) => Promise<unknown>
}

const directions = [
  ['give', 'Dar crédito'],
  ['take', 'Retirar crédito'],
] as const

const empty: TypedAdjustment = { direction: 'give', amount: null, reason: '' }

/** Adds or removes credit with a reason that the company reads. Shows the resulting balance and asks for confirmation. */
export function CreditAdjustmentForm({ balance, onAdjust }: CreditAdjustmentFormProps) {
  const group = useId()
  const { say } = useToast()
  const form = useForm<TypedAdjustment, unknown, CreditAdjustment>({
    resolver: valibotResolver(TypedCredit) as unknown as Resolver<TypedAdjustment, unknown, CreditAdjustment>,
    defaultValues: empty,
  })
  const { control, register, formState, watch } = form
  const { errors } = formState
  const [direction, amount] = watch(['direction', 'amount'])
  const [asked, setAsked] = useState<CreditAdjustment | null>(null)
  const ask = form.handleSubmit((adjustment) => setAsked(adjustment))

  const [refusal, setRefusal] = useState<Failure | null>(null)
  useEffect(() => {
    if (asked !== null || refusal === null) return
    showFieldFailures(refusal, form)
    setRefusal(null)
  }, [asked, refusal, form])

  // Errors of fields are shown at them, after the question closes; other errors inside the question.
  async function adjust() {
    if (!asked) return
    try {
      await onAdjust(asked)
    } catch (reason) {
      if (!(reason instanceof Failure) || Object.keys(reason.fields).length === 0) throw reason
      return setRefusal(reason)
    }
    form.reset(empty)
    say(asked.amount > 0 ? 'Crédito dado.' : 'Crédito retirado.')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void ask()
  }

  const sum = formatCents(Math.abs(centsOf(asked?.amount ?? 0)))
  return (
    <>
      <Stack as="form" gap={16} noValidate onSubmit={submit} aria-label="Ajustar crédito">
        <Row role="radiogroup" aria-label="O que fazer" gap={24}>
          {directions.map(([value, label]) => (
            <Checkbox
              key={value}
              type="radio"
              id={`${group}-${value}`}
              label={label}
              value={value}
              {...register('direction')}
            />
          ))}
        </Row>
        <Controller
          control={control}
          name="amount"
          render={({ field }) => (
            <Field label="Valor" required error={errors.amount?.message}>
              <MoneyInput {...field} placeholder="R$ 0,00" />
            </Field>
          )}
        />
        <Field
          label="Motivo"
          required
          hint="O cliente lê este texto no extrato."
          error={errors.reason?.message}
        >
          <TextInput autoComplete="off" maxLength={200} {...register('reason')} />
        </Field>
        <BalanceAfter balance={balance} change={(direction === 'take' ? -1 : 1) * (amount ?? 0)} />
        <Row>
          <Button type="submit">{direction === 'take' ? 'Retirar crédito' : 'Dar crédito'}</Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={asked && asked.amount < 0 ? `Retirar ${sum} de crédito?` : `Dar ${sum} de crédito?`}
        description={
          asked &&
          `O saldo passa de ${formatCents(centsOf(balance))} para ${formatCents(centsOf(balance) + centsOf(asked.amount))}. O cliente lê no extrato: “${asked.reason}”. O ajuste fica registrado no seu nome.`
        }
        action={asked && asked.amount < 0 ? 'Confirmar retirada' : 'Confirmar crédito'}
        variant={asked && asked.amount < 0 ? 'danger' : 'primary'}
        dismissal="Voltar"
        onConfirm={adjust}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
