import { type ReactNode, useState } from 'react'
import { Button } from '../../action/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

/** Asks before something that cannot be undone. It stays open while that is under way, and tells a failure inside. */
export function ConfirmDialog(props: {
  open: boolean
  /** The question: "Excluir esta planta?" */
  title: string
  description?: ReactNode
  /** The words of the one button that does it. */
  action: string
  /** `primary` where nothing is lost by it; `danger` unless told. */
  variant?: 'danger' | 'primary'
  /** The words of the button that does nothing; "Cancelar" unless told. */
  dismissal?: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}) {
  const [sending, setSending] = useState(false)

  function close() {
    if (!sending) props.onClose()
  }

  async function confirm() {
    setSending(true)
    try {
      await props.onConfirm()
      props.onClose()
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open={props.open}
      onClose={close}
      role="alertdialog"
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button variant={props.variant ?? 'danger'} onPress={confirm}>
            {props.action}
          </Button>
          <Button onPress={close}>{props.dismissal ?? 'Cancelar'}</Button>
        </>
      }
    />
  )
}
