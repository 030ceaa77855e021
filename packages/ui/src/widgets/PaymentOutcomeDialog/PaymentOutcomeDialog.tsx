import { type PaymentOutcome, refusedPayment } from '@ensaio/domain'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'

/** How a payment ended without being paid: no answer at all, or an answer other than paid. */
export type PaymentProblem =
  | { kind: 'failed'; message: string }
  | { kind: 'answered'; outcome: PaymentOutcome }

export type PaymentOutcomeDialogProps = {
  problem: PaymentProblem | null
  onClose: () => void
}

function words(problem: PaymentProblem): { title: string; text: string; waits: boolean } {
  if (problem.kind === 'failed') {
    return { title: 'Ops, não conseguimos efetuar sua transação :(', text: problem.message, waits: false }
  }
  const { status } = problem.outcome
  if (status === refusedPayment) {
    return {
      title: 'Transação recusada!',
      text: 'O banco não aprovou este pagamento. Confira os dados, ou use outro cartão.',
      waits: false,
    }
  }
  return { title: 'Aguarde um momento,', text: `Transação com status: ${status}`, waits: true }
}

/** Tells how a payment ended, in the words of the spec (§8); while it is still open it says so and waits by itself. */
export function PaymentOutcomeDialog({ problem, onClose }: PaymentOutcomeDialogProps) {
  const { title, text, waits } = problem ? words(problem) : { title: '', text: '', waits: false }
  return (
    <Dialog
      open={problem !== null}
      onClose={onClose}
      role="alertdialog"
      title={title}
      description={text}
      actions={
        <Button variant="primary" onPress={onClose}>
          {waits ? 'Acompanhar depois' : 'Entendi'}
        </Button>
      }
    >
      {waits && (
        <p>
          <Spinner /> Assim que o banco responder, o crédito entra na sua conta. Você não precisa pagar de
          novo.
        </p>
      )}
    </Dialog>
  )
}
