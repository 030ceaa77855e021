import type { AddressForm, AddressParts } from '@ensaio/domain'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { AddressFields, type AddressFieldsProps } from '../../order/AddressFields/AddressFields.tsx'
import type { PaymentFormState } from './CardFields.tsx'

const parts = ['postal_code', 'street', 'number', 'neighborhood', 'city', 'state'] as const

/** The billing address of the card. */
export function BillingFields(props: {
  form: PaymentFormState
  findPostalCode: AddressFieldsProps['findPostalCode']
}) {
  const { control, formState, getValues, register, setValue, trigger } = props.form
  const { errors, isSubmitted } = formState
  const typed = useWatch({ control, name: parts })
  const address = Object.fromEntries(parts.map((part, place) => [part, typed[place] ?? '']))
  const messages = Object.fromEntries(parts.map((part) => [part, errors[part]?.message]))

  function change(next: AddressParts) {
    const changed = parts.filter((part) => next[part] !== getValues(part))
    for (const part of changed) setValue(part, next[part] as never)
    if (isSubmitted) void trigger(changed)
  }

  return (
    <AddressFields
      value={address as unknown as AddressParts}
      errors={messages as Partial<Record<keyof AddressForm, string>>}
      onChange={change}
      findPostalCode={props.findPostalCode}
      autoComplete="billing"
      extra={
        <Field label="Complemento" optional error={errors.complement?.message}>
          <TextInput autoComplete="billing address-line2" {...register('complement')} />
        </Field>
      }
    />
  )
}
