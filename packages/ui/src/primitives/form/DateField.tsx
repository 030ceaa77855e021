import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { DateInput } from '../input/DateInput/DateInput.tsx'
import { Field } from './Field/Field.tsx'

/** A labelled `DateInput` of a form of react-hook-form. The form's value is the digits as typed, `31082026`. */
export function DateField<Values extends FieldValues, Output>(props: {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  /** Completes the accessible name of the calendar button. */
  purpose: string
  required?: boolean
  optional?: boolean
}) {
  const { control, name, label, purpose, required = false, optional = false } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} required={required} optional={optional} error={fieldState.error?.message}>
          <DateInput
            ref={field.ref}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            purpose={purpose}
          />
        </Field>
      )}
    />
  )
}
