import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { isSame } from './is-same.ts'

/**
 * Shows in a form what is kept outside, as soon as that changes; a field that was typed over stays as typed. Returns a function that sends
 * the form: once the send resolves, what was sent counts as kept, unless the page already shows an answer, and what was typed meanwhile
 * stays as a change. With `after`, the fields then hold those values instead.
 */
export function useKeptValues<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  kept: Values,
): (send: () => Promise<unknown>, after?: Values) => Promise<void> {
  const latest = useRef(kept)
  latest.current = kept
  /** The value of `kept` that was shown last. */
  const shown = useRef(kept)
  /** The values of the fields without changes. */
  const unchanged = useRef(kept)

  /** Shows values in the fields that hold what they held in `from`; the others stay, as changes. */
  function show(values: Values, from: Values) {
    const typed = form.getValues()
    form.reset(values)
    unchanged.current = values
    for (const name of Object.keys(typed) as Path<Values>[])
      if (!isSame(typed[name], from[name]))
        form.setValue(name, typed[name] as PathValue<Values, typeof name>, { shouldDirty: true })
  }

  useEffect(() => {
    if (isSame(shown.current, kept)) return
    shown.current = kept
    show(kept, unchanged.current)
  })

  return async (send, after) => {
    const sent = structuredClone(form.getValues())
    const before = latest.current
    await send()
    const answer = isSame(latest.current, before) ? null : latest.current
    show(answer ?? after ?? sent, sent)
  }
}
