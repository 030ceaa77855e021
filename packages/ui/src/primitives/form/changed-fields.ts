import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isSame } from './is-same.ts'

/**
 * The part of a form's output that differs from the values with which the form opened: the whole would write back what somebody else has
 * changed since. The fields of the output need the names of the form's.
 */
export function changedFields<Values extends FieldValues, Output extends object>(
  form: UseFormReturn<Values, unknown, Output>,
  output: Output,
): Partial<Output> {
  const { defaultValues } = form.formState
  const isChanged = (name: string) => !isSame(form.getValues(name as Path<Values>), defaultValues?.[name])
  return Object.fromEntries(Object.entries(output).filter(([name]) => isChanged(name))) as Partial<Output>
}
