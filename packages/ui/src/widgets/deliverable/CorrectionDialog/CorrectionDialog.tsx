import { CorrectionForm } from '@ensaio/domain'
import { type FormEvent, useId, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'

/** What asking for a correction takes. */
export type CorrectionDialogProps = {
  open: boolean
  /** The product it is about: "Fotos profissionais". */
  label: string
  /** Sends what is wrong; a rejection is told inside the dialog, which stays with what was typed. */
  onRequest: (description: string) => Promise<unknown>
  /** Asked by "Voltar", by Esc, and once it was sent. */
  onClose: () => void
}

/** "Pedir correção": asks what is wrong with something delivered. What was typed survives closing and failing. */
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
