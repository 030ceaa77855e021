import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Shows in a form what is kept outside, as soon as that changes and nothing was typed over it. Call what it returns after a save, with what
 * the fields then hold unless the page already shows an answer.
 */
export function useKeptValues<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  kept: Values,
): (saved: Values) => void {
  const { isDirty } = form.formState
  const known = JSON.stringify(kept)
  const latest = useRef(known)
  latest.current = known
  const shown = useRef(known)

  function show(values: string) {
    shown.current = values
    form.reset(JSON.parse(values))
  }

  useEffect(() => {
    if (!isDirty && shown.current !== known) show(known)
  })

  return (saved) => {
    const isAnswered = latest.current !== shown.current
    if (isAnswered) show(latest.current)
    else form.reset(saved)
  }
}
