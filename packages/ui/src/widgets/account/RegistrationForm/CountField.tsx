import type { Registration } from '@ensaio/domain'
import { type Control, useController } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { NumberInput } from '../../../primitives/input/NumberInput.tsx'

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
      <NumberInput
        {...field}
        value={field.value ?? null}
        onChange={(value) => field.onChange(value ?? undefined)}
      />
    </Field>
  )
}
