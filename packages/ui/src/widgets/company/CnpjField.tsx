import { cnpjMask } from '@ensaio/domain'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { Field } from '../../primitives/form/Field/Field.tsx'
import { MaskedInput } from '../../primitives/input/MaskedInput/MaskedInput.tsx'

/** An optional CNPJ in a form; an empty field becomes `empty`. */
export function CnpjField<Values extends FieldValues, Output>(props: {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  empty: null | undefined
}) {
  const { field, fieldState } = useController({ control: props.control, name: props.name })
  return (
    <Field label="CNPJ" optional error={fieldState.error?.message}>
      <MaskedInput
        {...field}
        mask={cnpjMask}
        value={field.value ?? ''}
        onChange={(characters) => field.onChange(characters === '' ? props.empty : characters)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Field>
  )
}
