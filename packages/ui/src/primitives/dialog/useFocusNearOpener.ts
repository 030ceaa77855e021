import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusNearest, placesAround } from '../action/near-focus.ts'

/**
 * Moves the focus near the control that opened a dialog, where it is gone once the dialog closes, for example with its row of a list.
 * Call it before the effect that opens the dialog.
 */
export function useFocusNearOpener(isOpen: boolean): void {
  const places = useRef<readonly Element[]>([])

  useLayoutEffect(() => {
    if (isOpen) places.current = placesAround(document.activeElement)
  }, [isOpen])

  // Only once the page shows what the dialog changed.
  useEffect(() => {
    if (!isOpen) return
    return () => focusNearest(places.current)
  }, [isOpen])
}
