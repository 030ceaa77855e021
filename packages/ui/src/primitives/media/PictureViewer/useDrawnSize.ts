import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Extent } from './view.ts'

/** The size in px at which the current picture is drawn before zooming, inside its element; null until it is loaded, and while `isOn` is false. */
export function useDrawnSize(
  image: RefObject<HTMLImageElement | null>,
  id: number | string,
  isOn: boolean,
): Extent | null {
  const [drawn, setDrawn] = useState<({ of: number | string } & Extent) | null>(null)

  useLayoutEffect(() => {
    const element = image.current
    if (!isOn || !element) return
    function measure() {
      const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = element as HTMLImageElement
      if (naturalWidth === 0 || naturalHeight === 0) return
      const fit = Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
      setDrawn({ of: id, width: naturalWidth * fit, height: naturalHeight * fit })
    }
    measure()
    element.addEventListener('load', measure)
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => {
      element.removeEventListener('load', measure)
      watcher.disconnect()
    }
  }, [image, id, isOn])

  return isOn && drawn?.of === id ? drawn : null
}
