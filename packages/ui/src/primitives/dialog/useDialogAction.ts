import { useState } from 'react'

/** Runs a dialog's action: the dialog stays open while the action is pending and after it failed, and closes when it succeeded. */
export function useDialogAction(onClose: () => void) {
  const [isPending, setPending] = useState(false)
  return {
    /** Closes the dialog unless its action is pending. */
    close() {
      if (!isPending) onClose()
    },
    async run(action: () => Promise<unknown>) {
      setPending(true)
      try {
        await action()
        onClose()
      } finally {
        setPending(false)
      }
    },
  }
}
