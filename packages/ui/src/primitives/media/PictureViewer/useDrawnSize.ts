import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Extent } from './view.ts'

/**
 * The size in px at which the current picture is drawn before zooming, inside its element. Until it is loaded, that of its small file, which
 * has the same proportions; null until either is there, and while `isOn` is false.
 */
export function useDrawnSize(
  image: RefObject<HTMLImageElement | null>,
  { id, small }: { id: number | string; small: string | null },
  isOn: boolean,
): Extent | null {
  const [drawn, setDrawn] = useState<({ of: number | string } & Extent) | null>(null)

  useLayoutEffect(() => {
    const element = image.current
    if (!isOn || !element) return
    const early = new Image()
    if (small !== null && element.naturalWidth === 0) early.src = small
    const measure = () => {
      const { naturalWidth, naturalHeight } = element.naturalWidth > 0 ? element : early
      if (naturalWidth === 0 || naturalHeight === 0) return
      const fit = Math.min(element.offsetWidth / naturalWidth, element.offsetHeight / naturalHeight)
      setDrawn({ of: id, width: naturalWidth * fit, height: naturalHeight * fit })
    }
    element.addEventListener('load', measure)
    early.addEventListener('load', measure)
    // It measures once at first, after the frame's own layout: measuring in this effect would make another one.
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => {
      element.removeEventListener('load', measure)
      early.removeEventListener('load', measure)
      watcher.disconnect()
    }
  }, [image, id, small, isOn])

  return isOn && drawn?.of === id ? drawn : null
}
