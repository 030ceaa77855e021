import { type RefObject, useEffect, useState } from 'react'

type Tell = (near: boolean) => void

const listeners = new WeakMap<Element, Tell>()
let observer: IntersectionObserver | undefined

// One observer for every tile of the page: a thousand of them cost next to nothing.
function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // What is being dragged stays alive however far the page has scrolled.
        listeners.get(target)?.(isIntersecting || target.hasAttribute('data-dragging'))
      }
    },
    { rootMargin: '600px 0px' },
  )
  return observer
}

/** Is an element in view, or within 600 px of it? `first` is what is taken for granted until the browser says. */
export function useNear(element: RefObject<Element | null>, first: boolean): boolean {
  const [near, setNear] = useState(first)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    listeners.set(watched, setNear)
    shared().observe(watched)
    return () => {
      listeners.delete(watched)
      shared().unobserve(watched)
    }
  }, [element])
  return near
}
