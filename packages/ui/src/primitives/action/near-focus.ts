import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/** An element and all around it, from the inside out, without the page itself. */
export function placesAround(element: Element | null): readonly Element[] {
  return element && element !== document.body ? [element, ...placesAround(element.parentElement)] : []
}

/**
 * Focuses the first of these places that is still shown, where the focused control was removed: otherwise Tab would restart at the top of
 * the page. Waits for the effects of the same render: a widget that knows a better place focuses it itself.
 */
export function focusNearest(places: readonly Element[]): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    const near = places.find((place) => place.isConnected && place.checkVisibility())
    if (!(near instanceof HTMLElement)) return
    if (near.tabIndex < 0) near.tabIndex = -1
    near.focus({ preventScroll: true })
  })
}

/**
 * For a control that its own action may take away: when it is removed while it has the focus, the focus goes to the nearest element around
 * it. Give the returned ref to the control; the ref of its caller is set, too.
 */
export function useNearFocus<Control extends HTMLElement>(
  given: Ref<Control> | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const places = useRef<readonly Element[]>([])

  useImperativeHandle<Control | null, Control | null>(given, () => control.current)

  useLayoutEffect(() => {
    const shown = control.current
    return () => {
      places.current = shown && shown === document.activeElement ? placesAround(shown.parentElement) : []
    }
  }, [])

  useEffect(() => () => focusNearest(places.current), [])

  return control
}
