import { Failure } from '@ensaio/domain'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Shows a refusal's field messages at the form's fields and focuses the first; returns false when it names none of them. */
export function showFieldFailures<Values extends FieldValues, Context, Output>(
  reason: unknown,
  form: Pick<UseFormReturn<Values, Context, Output>, 'setError' | 'control'>,
): boolean {
  if (!(reason instanceof Failure)) return false
  const known = [...form.control._names.mount]
  const named = Object.entries(reason.fields).filter(([path]) =>
    known.some((name) => path === name || path.startsWith(`${name}.`)),
  )
  named.forEach(([path, message], place) => {
    form.setError(path as FieldPath<Values>, { type: 'refused', message }, { shouldFocus: place === 0 })
  })
  return named.length > 0
}
