import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * The part of a form's output whose fields were typed over. A dialog that was opened long ago, sent as a whole, would write back what
 * somebody else has changed since. For outputs whose fields have the names of the form's.
 */
export function changedFields<Values extends FieldValues, Output extends object>(
  form: UseFormReturn<Values, unknown, Output>,
  output: Output,
): Partial<Output> {
  const { defaultValues } = form.formState
  const isChanged = (name: string) =>
    JSON.stringify(form.getValues(name as Path<Values>)) !== JSON.stringify(defaultValues?.[name])
  return Object.fromEntries(Object.entries(output).filter(([name]) => isChanged(name))) as Partial<Output>
}
