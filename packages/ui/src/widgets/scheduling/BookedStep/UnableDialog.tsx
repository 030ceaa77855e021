import { atStart, inSentence } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `UnableDialog`. */
export type UnableDialogProps = {
  open: boolean
  /** The company that ordered the ensaio and decides about the visit. */
  company: string
  /** The page that moves the visit; left out when it is too late. */
  rescheduleHref?: string
  /** Sends the report; the reason may be empty. A rejection is shown inside the dialog, which stays open with the typed reason. */
  onUnable: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** "Não posso": offers to move the visit, or reports to the company and the staff that nobody can receive the photographer. Cancels nothing. */
export function UnableDialog({ open, company, rescheduleHref, onUnable, onClose }: UnableDialogProps) {
  const [reason, setReason] = useState('')
  const { close, run } = useDialogAction(onClose)

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
          <Button
            variant={rescheduleHref ? 'secondary' : 'primary'}
            onPress={() => run(() => onUnable(reason.trim()))}
          >
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
