import type { Registration } from '@ensaio/domain'
import { type Control, useController } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { MaskedInput } from '../../../primitives/input/MaskedInput/MaskedInput.tsx'

type Name = 'extra_data.employees_qnt' | 'extra_data.tours_per_month' | 'extra_data.largest_area'

/** A field for a whole number; an empty field is no answer, not zero. */
export function CountField(props: {
  control: Control<Registration, unknown, Registration>
  name: Name
  label: string
  required?: boolean
}) {
  const { field, fieldState } = useController({ control: props.control, name: props.name })
  return (
    <Field
      label={props.label}
      required={props.required}
      optional={!props.required}
      error={fieldState.error?.message}
    >
      <MaskedInput
        {...field}
        mask="#######"
        value={field.value === undefined ? '' : String(field.value)}
        onChange={(digits) => field.onChange(digits === '' ? undefined : Number(digits))}
        autoComplete="off"
      />
    </Field>
  )
}
