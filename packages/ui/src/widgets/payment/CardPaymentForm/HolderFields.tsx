import { Controller } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Cell, Cells, Frame } from '../../../primitives/form/field-grid.ts'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { IdentityInput } from '../IdentityInput.tsx'
import type { PaymentFormState } from './CardFields.tsx'

/** The card holder and their contact data. */
export function HolderFields({ form }: { form: PaymentFormState }) {
  const { control, formState, register } = form
  const { errors } = formState
  return (
    <Frame>
      <Cells>
        <Cell $wide={6}>
          <Field label="Nome do titular" required error={errors.name?.message}>
            <TextInput autoComplete="name" {...register('name')} />
          </Field>
        </Cell>
        <Cell $wide={6}>
          <Field label="CPF ou CNPJ" required error={errors.identity?.message}>
            <Controller
              control={control}
              name="identity"
              render={({ field }) => <IdentityInput {...field} />}
            />
          </Field>
        </Cell>
        <Cell $wide={6}>
          <Field label="Telefone" required error={errors.phone?.message}>
            <Controller control={control} name="phone" render={({ field }) => <PhoneInput {...field} />} />
          </Field>
        </Cell>
        <Cell $wide={6}>
          <Field label="E-mail" required error={errors.email?.message}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...register('email')}
            />
          </Field>
        </Cell>
      </Cells>
    </Frame>
  )
}
