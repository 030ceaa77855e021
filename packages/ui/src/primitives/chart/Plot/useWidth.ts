import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in px, followed as it changes; 0 before it is known. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const read = () => setWidth(current.clientWidth)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
