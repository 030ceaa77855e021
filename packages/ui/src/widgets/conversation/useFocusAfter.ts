import { useLayoutEffect, useRef } from 'react'

/** A ref for the button that opens an editor: it gets the focus back when the editor is removed with it. */
export function useFocusAfter(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(isEditing)
  useLayoutEffect(() => {
    if (was.current && !isEditing && document.activeElement === document.body) button.current?.focus()
    was.current = isEditing
  }, [isEditing])
  return button
}
