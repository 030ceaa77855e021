import { type CardForm, type CheckedCard, cardBrand, securityCodeLength, wholeExpiry } from '@ensaio/domain'
import { CreditCard } from 'lucide-react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Cell, Cells, Frame } from '../../../primitives/form/field-grid.ts'
import { MaskedInput } from '../../../primitives/input/MaskedInput/MaskedInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { BrandHint } from './BrandHint.tsx'

/** The form state that all sections share. */
export type PaymentFormState = UseFormReturn<CardForm, unknown, CheckedCard>

// American Express groups its 15 digits differently.
const cardMask = (digits: string) => (/^3[47]/.test(digits) ? '#### ###### #####' : '#### #### #### #### ###')

/** The four fields of the card itself. */
export function CardFields({ form }: { form: PaymentFormState }) {
  const { control, formState, register } = form
  const { errors } = formState
  const number = useWatch({ control, name: 'card_number' })
  const isOnTheFront = securityCodeLength(number) === 4
  const hasBrand = cardBrand(number) !== null
  return (
    <Frame>
      <Cells>
        <Cell $wide={12}>
          <Field label="Número do cartão" required error={errors.card_number?.message}>
            <Controller
              control={control}
              name="card_number"
              render={({ field }) => (
                <MaskedInput
                  mask={cardMask}
                  inputMode="numeric"
                  autoComplete="cc-number"
                  before={<CreditCard size={18} strokeWidth={1.75} aria-hidden="true" />}
                  after={<BrandHint brand={cardBrand(number)} />}
                  style={{ paddingRight: hasBrand ? '7rem' : undefined }}
                  {...field}
                />
              )}
            />
          </Field>
        </Cell>
        <Cell $wide={6}>
          <Field label="Nome impresso no cartão" required error={errors.holder?.message}>
            <TextInput
              autoComplete="cc-name"
              autoCapitalize="characters"
              spellCheck={false}
              {...register('holder')}
            />
          </Field>
        </Cell>
        <Cell $phone={6} $wide={3}>
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
                  onBlur={() => {
                    field.onChange(wholeExpiry(field.value))
                    field.onBlur()
                  }}
                />
              )}
            />
          </Field>
        </Cell>
        <Cell $phone={6} $wide={3}>
          <Field
            label="Código (CVV)"
            hint={isOnTheFront ? '4 números, na frente' : '3 números, no verso'}
            required
            error={errors.security_code?.message}
          >
            <Controller
              control={control}
              name="security_code"
              render={({ field }) => <MaskedInput mask="####" autoComplete="cc-csc" {...field} />}
            />
          </Field>
        </Cell>
      </Cells>
    </Frame>
  )
}
