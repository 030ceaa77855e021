import { fieldMessages } from '@ensaio/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { type Press, usePress } from '../action/usePress.ts'
import { focusFirstInvalid } from './focus-invalid.ts'

/**
 * Validates a form whose value is held by the caller. Submitting shows errors by path (`address.number`) and focuses the first invalid
 * control; from then on every edit is validated. Spread `form` on a `<form noValidate>`.
 */
export function useStepForm(schema: GenericSchema, value: unknown, onNext: Press) {
  const element = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { press, pressing } = usePress(onNext)
  const read = safeParse(schema, value)
  const errors = refusals > 0 && read.issues ? fieldMessages(read.issues) : {}

  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(element.current)
  }, [refusals])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (read.success) void press()
    else setRefusals(refusals + 1)
  }

  return { form: { ref: element, noValidate: true, onSubmit }, errors, pressing }
}
