import type { CardForm, CheckedCard } from '@ensaio/domain'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '../../primitives/Field/Field.tsx'
import { Grid } from '../../primitives/Layout/Layout.tsx'
import { MaskedInput } from '../../primitives/MaskedInput/MaskedInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

/** The form that both halves write into. */
export type PaymentFormState = UseFormReturn<CardForm, unknown, CheckedCard>

// American Express groups its 15 digits otherwise.
const cardMask = (digits: string) => (/^3[47]/.test(digits) ? '#### ###### #####' : '#### #### #### #### ###')

/** The four fields of the card itself. */
export function CardFields({ form }: { form: PaymentFormState }) {
  const { control, formState, register } = form
  const { errors } = formState
  return (
    <>
      <Field label="Número do cartão" required error={errors.card_number?.message}>
        <Controller
          control={control}
          name="card_number"
          render={({ field }) => (
            <MaskedInput mask={cardMask} inputMode="numeric" autoComplete="cc-number" {...field} />
          )}
        />
      </Field>
      <Field label="Nome impresso no cartão" required error={errors.holder?.message}>
        <TextInput autoComplete="cc-name" autoCapitalize="characters" {...register('holder')} />
      </Field>
      <Grid min={140} gap={16}>
        <Field label="Validade" hint="MM/AAAA" required error={errors.expiration?.message}>
          <Controller
            control={control}
            name="expiration"
            render={({ field }) => (
              <MaskedInput
                mask="##/####"
                autoComplete="cc-exp"
                {...field}
                onChange={(_, shown) => field.onChange(shown)}
              />
            )}
          />
        </Field>
        <Field
          label="Código de segurança"
          hint="3 ou 4 números"
          required
          error={errors.security_code?.message}
        >
          <Controller
            control={control}
            name="security_code"
            render={({ field }) => <MaskedInput mask="####" autoComplete="cc-csc" {...field} />}
          />
        </Field>
      </Grid>
    </>
  )
}
