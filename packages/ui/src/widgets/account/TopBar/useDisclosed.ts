import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** What `useDisclosed` returns: `box` goes around the button and what it opens, `opener` on the button. */
export interface Disclosed {
  open: boolean
  setOpen: (open: boolean) => void
  opener: RefObject<HTMLButtonElement | null>
  box: {
    ref: RefObject<HTMLDivElement | null>
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** What a button opens and closes: Esc closes it and returns the focus to the button; a press outside and leaving by focus close it. */
export function useDisclosed(): Disclosed {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    function closeByPressOutside(event: PointerEvent) {
      if (!ref.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeByPressOutside)
    return () => document.removeEventListener('pointerdown', closeByPressOutside)
  }, [open])

  return {
    ...{ open, setOpen, opener },
    box: {
      ref,
      onKeyDown(event) {
        if (event.key !== 'Escape' || !open) return
        // One Esc closes one menu: the list under "Mais" before the menu of a phone.
        event.stopPropagation()
        setOpen(false)
        opener.current?.focus()
      },
      // Safari does not focus a pressed button, so a null target is ignored here and presses outside are observed separately.
      onBlur(event) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
  }
}
