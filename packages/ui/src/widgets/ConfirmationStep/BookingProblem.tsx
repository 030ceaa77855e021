import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'

/** Tells in a dialog that a booking failed (spec §8); null shows nothing. What was typed is kept by whoever shows it. */
export function BookingProblem({ problem, onClose }: { problem: string | null; onClose: () => void }) {
  return (
    <Dialog
      role="alertdialog"
      open={problem !== null}
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
