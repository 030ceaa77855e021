import { isPending, type PaymentOutcome, refusedPayment } from '@ensaio/domain'

/** How a payment ended without being paid: no answer at all, or an answer other than paid. */
export type PaymentProblem =
  | { kind: 'failed'; message: string }
  | { kind: 'answered'; outcome: PaymentOutcome }

/** What to say of it, in the words of the spec; `waits` while the bank may still say yes. */
export function outcomeWords(problem: PaymentProblem): { title: string; text: string; waits: boolean } {
  if (problem.kind === 'failed') {
    return { title: 'Ops, não conseguimos efetuar sua transação :(', text: problem.message, waits: false }
  }
  const { status } = problem.outcome
  if (status === refusedPayment) {
    return {
      title: 'Transação recusada!',
      text: 'O banco não aprovou este pagamento e nada foi cobrado. Confira os dados ou use outro cartão.',
      waits: false,
    }
  }
  return { title: 'Aguarde um momento,', text: `Transação com status: ${status}`, waits: isPending(status) }
}
