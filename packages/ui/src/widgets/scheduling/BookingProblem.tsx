import { Button } from '../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../primitives/dialog/Dialog/Dialog.tsx'

/** The dialog about a failed booking. Its caller keeps the typed values. */
export function BookingProblem(props: { open: boolean; problem: string | null; onClose: () => void }) {
  const { open, problem, onClose } = props
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title="Erro!"
      description={problem}
      actions={
        <Button variant="primary" onPress={onClose}>
          Entendi
        </Button>
      }
    >
      <p>O que você preencheu está guardado.</p>
    </Dialog>
  )
}
