import type { BoardVisit } from '@ensaio/domain'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import type { Target } from './moving/lift.ts'

/** A question before a visit is dropped. */
export interface Question {
  visit: BoardVisit
  target: Target
  warnings: readonly string[]
  isBeyondAgenda: boolean
}

/** Asks whether a visit moves although something speaks against it. */
export function MoveQuestion(props: {
  question: Question | null
  onMove: (visit: BoardVisit, target: Target, isBeyondAgenda: boolean) => Promise<unknown>
  onClose: () => void
}) {
  const { question } = props
  return (
    <ConfirmDialog
      open={question !== null}
      title="Mover mesmo assim?"
      description={question?.warnings.join(' ')}
      action="Mover mesmo assim"
      variant="primary"
      dismissal="Deixar onde está"
      onConfirm={async () =>
        question && props.onMove(question.visit, question.target, question.isBeyondAgenda)
      }
      onClose={props.onClose}
    />
  )
}
