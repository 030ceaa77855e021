import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import type { CorrectionDialogProps } from './CorrectionDialog.tsx'

const CorrectionDialog = lazyDialog(async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog)

/** "Pedir correção" for the right of a deliverable card's title, with its dialog; confirms that it was sent. */
export function CorrectionAction({ label, onRequest }: Pick<CorrectionDialogProps, 'label' | 'onRequest'>) {
  const [open, setOpen] = useState(false)
  const { say } = useToast()
  return (
    <>
      <Button size="small" variant="quiet" label={`Pedir correção: ${label}`} onPress={() => setOpen(true)}>
        Pedir correção
      </Button>
      <CorrectionDialog
        open={open}
        label={label}
        onRequest={async (description) => {
          await onRequest(description)
          say('Pedido de correção enviado.')
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
