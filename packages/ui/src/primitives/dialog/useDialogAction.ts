import { useState } from 'react'

/**
 * Keeps a dialog open while one of its actions is pending, so that a failure is shown in it. `run` also closes the dialog once its action
 * succeeded.
 */
export function useDialogAction(onClose: () => void) {
  const [pending, setPending] = useState(0)

  async function hold<Answer>(action: () => Promise<Answer>): Promise<Answer> {
    setPending((before) => before + 1)
    try {
      return await action()
    } finally {
      setPending((before) => before - 1)
    }
  }

  return {
    /** Closes the dialog unless an action is pending. */
    close() {
      if (pending === 0) onClose()
    },
    /** Runs an action after which the dialog stays open. */
    hold,
    run: (action: () => Promise<unknown>) =>
      hold(async () => {
        await action()
        onClose()
      }),
  }
}
