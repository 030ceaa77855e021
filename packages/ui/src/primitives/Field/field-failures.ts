import { Failure } from '@ensaio/domain'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Shows what a refusal says of single fields in those fields of the form, and focuses the first; false when it names none of them. */
export function showFieldFailures<Values extends FieldValues, Context, Output>(
  reason: unknown,
  form: Pick<UseFormReturn<Values, Context, Output>, 'setError' | 'control'>,
): boolean {
  if (!(reason instanceof Failure)) return false
  const known = [...form.control._names.mount] as FieldPath<Values>[]
  const named = known.filter((name) => reason.fields[name] !== undefined)
  named.forEach((name, place) => {
    form.setError(name, { type: 'refused', message: reason.fields[name] }, { shouldFocus: place === 0 })
  })
  return named.length > 0
}
