import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../../action/Button/Button.tsx'
import { usePress } from '../../action/usePress.ts'
import { FailureNotice } from '../../feedback/FailureNotice/FailureNotice.tsx'
import { failureMessage } from '../../feedback/failure-report.ts'
import { showFieldFailures } from '../../form/field-failures.ts'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

/** Props of a form dialog. */
export type FormDialogProps<Values extends FieldValues, Output> = {
  title: ReactNode
  description?: ReactNode
  /** The values and their validation. */
  form: UseFormReturn<Values, unknown, Output>
  /** Sends the valid output; a rejection that names fields is shown at those fields, any other above them. */
  onSend: (output: Output) => Promise<unknown>
  /** Label of the submit button. */
  action: string
  /** Is something still being read that sending needs? The button waits for it. */
  waiting?: boolean
  /** Called on "Cancelar", on Esc and after a successful submit; unmount the dialog. */
  onClose: () => void
  /** 720 px instead of 480, for a table. */
  wide?: boolean
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, open while rendered. Closes after a successful submit; a refused submit keeps the typed values. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { form, onSend, onClose } = props
  const formId = useId()
  const { root } = form.formState.errors
  const problem = root?.message
  const notice = useRef<HTMLDivElement>(null)

  // The button stands below a long form, the message above it.
  useEffect(() => {
    if (root) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [root])

  const send = form.handleSubmit(async (output) => {
    await onSend(output)
    onClose()
  })
  const { press, pressing } = usePress(send, (reason) => {
    if (!showFieldFailures(reason, form)) form.setError('root', { message: failureMessage(reason) })
  })

  function close() {
    if (!pressing) onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!props.waiting) void press()
  }

  return (
    <Dialog
      open
      wide={props.wide ?? false}
      onClose={close}
      closedBy="closerequest"
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" waiting={pressing || props.waiting === true}>
            {props.action}
          </Button>
          <Button onPress={close}>Cancelar</Button>
        </>
      }
    >
      <Stack as="form" id={formId} gap={16} noValidate onSubmit={submit}>
        {problem && (
          <div ref={notice}>
            <FailureNotice title="Não foi possível salvar" message={problem} />
          </div>
        )}
        {props.children}
      </Stack>
    </Dialog>
  )
}
