import { Failure } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isSame } from './is-same.ts'
import { useKeptValues } from './useKeptValues.ts'

/**
 * Holds the value that a form was filled in from, as it was when the form opened, so that nobody overwrites what they have not seen
 * (rule seen-form). Once a save is refused with 409 and `value` is another one, the form shows that value with the message of the refusal;
 * typed changes stay, and a field that was changed on both sides says so. Returns the value that the form shows, and a function that
 * runs a save.
 */
export function useSeen<Value, Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  value: Value,
  fill: (value: Value) => Values,
): [seen: Value, save: (send: () => Promise<unknown>) => Promise<void>] {
  const [seen, setSeen] = useState(value)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const before = useRef(seen)
  if (refusal !== null && seen !== value) setSeen(value)
  useKeptValues(form, fill(seen))

  useEffect(() => {
    if (refusal === null || before.current === seen) return
    const [old, now, typed] = [fill(before.current), fill(seen), form.getValues()]
    before.current = seen
    setRefusal(null)
    form.setError('root', { message: refusal.message })
    for (const name of Object.keys(now) as Path<Values>[]) {
      if (!isSame(old[name], now[name]) && !isSame(typed[name], now[name])) {
        form.setError(name, { message: 'Este campo também mudou enquanto você o editava.' })
      }
    }
  })

  return [
    seen,
    async (send) => {
      try {
        await send()
      } catch (reason) {
        if (reason instanceof Failure && reason.status === 409) setRefusal(reason)
        throw reason
      }
    },
  ]
}
