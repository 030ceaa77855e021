import type { FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { usePress } from '../action/usePress.ts'
import { failureMessage, useReport } from '../feedback/failure-report.ts'
import { showFieldFailures } from './field-failures.ts'

/** Submits a form, one call at a time. A refusal that names fields is shown at them, any other is reported. */
export function useSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onSend: (output: Output) => Promise<unknown>,
) {
  const report = useReport()
  const { press, pressing } = usePress(form.handleSubmit(onSend), (reason) => {
    if (!showFieldFailures(reason, form)) report(failureMessage(reason))
  })
  return {
    submit(event: FormEvent) {
      event.preventDefault()
      void press()
    },
    pressing,
  }
}
