import { Failure } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The reason why a login failed: a rejection, or an account of another platform. */
export type Problem = { kind: 'wrong-account' } | { kind: 'refused'; reason: unknown }

// The server's message, below the dialog's text; null for wrong input, which the text already explains.
function furtherReason(reason: unknown): string | null {
  if (!(reason instanceof Failure)) return null
  return reason.code === 'wrong_credentials' || reason.code === 'invalid' ? null : reason.message
}

/** The dialog that explains why a login failed, in the words of the specification. */
export function LoginProblem({ problem, onClose }: { problem: Problem | null; onClose: () => void }) {
  const isElsewhere = problem?.kind === 'wrong-account'
  const further = problem?.kind === 'refused' ? furtherReason(problem.reason) : null
  return (
    <Dialog
      open={problem !== null}
      onClose={onClose}
      role="alertdialog"
      title={
        isElsewhere ? 'Você está tentando acessar a plataforma com outro tipo de conta.' : 'Erro no login!'
      }
      description={
        isElsewhere
          ? 'Por favor, acesse a plataforma correta deste login!'
          : 'Por favor, confira seus dados e preencha novamente!'
      }
      actions={
        <Button variant="primary" onPress={onClose}>
          Entendi!
        </Button>
      }
    >
      {further && <Text strong>{further}</Text>}
    </Dialog>
  )
}
