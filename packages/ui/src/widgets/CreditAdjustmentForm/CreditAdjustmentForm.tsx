import type { CreditAdjustment } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useId } from 'react'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import { Button } from '../../primitives/Button/Button.tsx'
import { failureMessage, useReport } from '../../primitives/Button/failure-report.ts'
import { usePress } from '../../primitives/Button/usePress.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { showFieldFailures } from '../../primitives/Field/field-failures.ts'
import { Row, Stack } from '../../primitives/Layout/Layout.tsx'
import { MoneyInput } from '../../primitives/MoneyInput/MoneyInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { useToast } from '../../primitives/Toast/ToastProvider.tsx'
import { BalanceAfter } from './BalanceAfter.tsx'
import { type TypedAdjustment, TypedCredit } from './typed-credit.ts'

/** What the credit adjustment takes. */
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

/** Gives or takes credit with a reason that the company reads; says what the balance will be. */
export function CreditAdjustmentForm({ balance, onAdjust }: CreditAdjustmentFormProps) {
  const group = useId()
  const report = useReport()
  const { say } = useToast()
  const form = useForm<TypedAdjustment, unknown, CreditAdjustment>({
    resolver: valibotResolver(TypedCredit) as unknown as Resolver<TypedAdjustment, unknown, CreditAdjustment>,
    defaultValues: empty,
  })
  const { control, register, formState, watch } = form
  const { errors } = formState
  const [direction, amount] = watch(['direction', 'amount'])
  const send = form.handleSubmit(async (adjustment) => {
    await onAdjust(adjustment)
    form.reset(empty)
    say(adjustment.amount > 0 ? 'Crédito dado.' : 'Crédito retirado.')
  })
  const { press, pressing } = usePress(send, (reason) => {
    if (!showFieldFailures(reason, form)) report(failureMessage(reason))
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
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
        <Button type="submit" waiting={pressing}>
          {direction === 'take' ? 'Retirar crédito' : 'Dar crédito'}
        </Button>
      </Row>
    </Stack>
  )
}
