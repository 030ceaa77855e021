import { atStart, inSentence } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** What "Não posso" takes. */
export type UnableDialogProps = {
  open: boolean
  /** Who asked for the ensaio, and decides. */
  company: string
  /** Where the visit can be moved, while it can. */
  rescheduleHref?: string
  /** Tells it, with a reason that may be empty; a rejection is told inside the dialog, which stays with what was typed. */
  onUnable: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** "Não posso": offers another day first; else tells the company and our people, who decide. Nothing is cancelled by it. */
export function UnableDialog({ open, company, rescheduleHref, onUnable, onClose }: UnableDialogProps) {
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)

  function close() {
    if (!sending) onClose()
  }

  async function send() {
    setSending(true)
    try {
      await onUnable(reason.trim())
      onClose()
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Não pode receber o fotógrafo?"
      description={
        rescheduleHref
          ? 'Se o problema é só o dia ou o horário, escolha outro: leva menos de um minuto.'
          : `${atStart(company)} e a nossa equipe decidem o que fazer. Até lá, a visita continua marcada.`
      }
      actions={
        <>
          <Button variant={rescheduleHref ? 'secondary' : 'primary'} onPress={send}>
            Avisar que não posso
          </Button>
          <Button variant="quiet" onPress={close}>
            Voltar
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {rescheduleHref && (
          <>
            <Button variant="primary" href={rescheduleHref} wide>
              Remarcar
            </Button>
            <Text>
              Se não der em dia nenhum, avise: {inSentence(company)} e a nossa equipe decidem o que fazer. Até
              lá, a visita continua marcada.
            </Text>
          </>
        )}
        <Field label="O que aconteceu?" optional>
          <TextArea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
