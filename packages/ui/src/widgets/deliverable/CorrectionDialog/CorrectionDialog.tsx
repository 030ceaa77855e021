import { CorrectionForm } from '@ensaio/domain'
import { type FormEvent, useId, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'

/** The props of `CorrectionDialog`. */
export type CorrectionDialogProps = {
  open: boolean
  /** The product it is about: "Fotos profissionais". */
  label: string
  /** Sends the description; a rejection is shown inside the dialog, which keeps the typed text. */
  onRequest: (description: string) => Promise<unknown>
  /** Called by "Voltar", by Esc and after sending. */
  onClose: () => void
}

/** "Pedir correção": asks for a description of the problem. The typed text survives closing and failures. */
export function CorrectionDialog({ open, label, onRequest, onClose }: CorrectionDialogProps) {
  const [description, setDescription] = useState('')
  const [error, setError] = useState<string>()
  const { close, run } = useDialogAction(onClose)
  const area = useRef<HTMLTextAreaElement>(null)
  const formId = useId()

  async function send() {
    const read = safeParse(CorrectionForm, { description })
    if (read.issues) {
      setError(read.issues[0].message)
      area.current?.focus()
      return
    }
    await run(async () => {
      await onRequest(read.output.description)
      setDescription('')
    })
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Pedir correção"
      description={`${label}: o ensaio volta para a nossa equipe, e avisamos você quando a correção estiver pronta.`}
      actions={
        <>
          <Button variant="primary" onPress={send}>
            Pedir correção
          </Button>
          <Button onPress={close}>Voltar</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <Field
          label="O que precisa de correção?"
          required
          hint="Diga onde e o quê: “na terceira foto da sala, o reflexo no espelho”."
          error={error}
        >
          <TextArea
            ref={area}
            rows={5}
            maxLength={1000}
            value={description}
            onChange={(event) => {
              setDescription(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
