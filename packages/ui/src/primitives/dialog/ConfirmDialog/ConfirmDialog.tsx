import type { ReactNode } from 'react'
import { Button } from '../../action/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { useDialogAction } from '../useDialogAction.ts'

/** Asks before an action that cannot be undone. Stays open while the action is pending, and shows its failure inside. */
export function ConfirmDialog(props: {
  open: boolean
  /** The question: "Excluir esta planta?" */
  title: string
  description?: ReactNode
  /** Label of the confirming button. */
  action: string
  /** `primary` where nothing is lost; default `danger`. */
  variant?: 'danger' | 'primary'
  /** Label of the cancelling button; default "Cancelar". */
  dismissal?: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}) {
  const { close, run } = useDialogAction(props.onClose)

  return (
    <Dialog
      open={props.open}
      onClose={close}
      role="alertdialog"
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button variant={props.variant ?? 'danger'} onPress={() => run(props.onConfirm)}>
            {props.action}
          </Button>
          <Button onPress={close}>{props.dismissal ?? 'Cancelar'}</Button>
        </>
      }
    />
  )
}
