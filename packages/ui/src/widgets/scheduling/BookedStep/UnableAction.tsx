import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import type { UnableDialogProps } from './UnableDialog.tsx'

const UnableDialog = lazyDialog(async () => (await import('./UnableDialog.tsx')).UnableDialog)

/** The button "Não posso" and its dialog. */
export function UnableAction(props: Omit<UnableDialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        Não posso
      </Button>
      <UnableDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
