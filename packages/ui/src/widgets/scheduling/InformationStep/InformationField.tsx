import type { SchedulingInformation } from '@ensaio/domain'
import type { ReactNode } from 'react'
import { type Control, type ControllerRenderProps, type FieldPath, useController } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'

type Name = Exclude<FieldPath<SchedulingInformation>, 'scheduling_responsible_info'>

/** One field of the form with its message. All fields register through it, in page order, so that the first invalid one gets the focus. */
export function InformationField(props: {
  control: Control<SchedulingInformation>
  name: Name
  label: string
  hint?: string
  optional?: boolean
  children: (field: ControllerRenderProps<SchedulingInformation, Name> & { value: string }) => ReactNode
}) {
  const { field, fieldState } = useController({ control: props.control, name: props.name })
  return (
    <Field
      label={props.label}
      hint={props.hint}
      required={!props.optional}
      optional={props.optional}
      error={fieldState.error?.message}
    >
      {props.children({ ...field, value: field.value ?? '' })}
    </Field>
  )
}
