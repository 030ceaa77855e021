import { isPending, type PaymentOutcome, refusedPayment } from '@ensaio/domain'

/** The outcome of an unpaid payment: a failed request, or an answer other than paid. */
export type PaymentProblem =
  | { kind: 'failed'; message: string }
  | { kind: 'answered'; outcome: PaymentOutcome }

/** The texts of an outcome, in the words of the specification; `waits` while the bank may still approve it. */
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
