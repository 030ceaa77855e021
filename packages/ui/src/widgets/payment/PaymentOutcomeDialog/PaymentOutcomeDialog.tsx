import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner/Spinner.tsx'
import { color, space } from '../../../theme/tokens.ts'
import { outcomeWords, type PaymentProblem } from './outcome-words.ts'

const Waiting = styled.p`
  display: flex;
  gap: ${space[12]};
  line-height: 1.4;

  span {
    margin-top: 0.15em;
    color: ${color.action};
  }
`

/** The props of `PaymentOutcomeDialog`. */
export type PaymentOutcomeDialogProps = {
  /** The outcome to show; null closes the dialog. */
  problem: PaymentProblem | null
  onClose: () => void
}

/**
 * The outcome of an unpaid payment, in the words of the specification. A pending payment shows a spinner and can be closed, too. An outcome
 * that changes while the dialog is open is announced again.
 */
export function PaymentOutcomeDialog({ problem, onClose }: PaymentOutcomeDialogProps) {
  const words = problem ? outcomeWords(problem) : { title: '', text: '', waits: false }
  return (
    <Dialog
      key={words.title}
      open={problem !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.title}
      description={words.text}
      actions={
        <Button variant="primary" onPress={onClose}>
          {words.waits ? 'Acompanhar depois' : 'Entendi'}
        </Button>
      }
    >
      {words.waits && (
        <Waiting>
          <Spinner />
          Assim que o banco responder, o crédito entra na sua conta. Você não precisa pagar de novo.
        </Waiting>
      )}
    </Dialog>
  )
}
