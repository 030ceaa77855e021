import { Button } from '../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../primitives/dialog/Dialog/Dialog.tsx'

/** Tells in a dialog that a booking failed. What was typed is kept by whoever shows it. */
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
