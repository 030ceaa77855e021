import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FailureNotice } from './FailureNotice/FailureNotice.tsx'
import { fetchedCode } from './fetched-code.ts'

/** Fetch parts up to 400 px (half a screen) below the viewport, before they scroll into view. */
const nearness = '0px 0px 400px 0px'

/**
 * Wraps a component whose code is fetched when it is first rendered or, with `near`, comes close to the viewport. `waiting` is a
 * placeholder of the same size, so that nothing shifts. A failed fetch shows a notice with a retry button.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode),
  { near = false }: { near?: boolean } = {},
): ComponentType<Props> {
  const code = fetchedCode<Props>()

  return function LazyPart(props: Props) {
    const Loaded = code.useComponent()
    const [isMissing, setMissing] = useState(false)
    const place = useRef<HTMLDivElement>(null)

    const fetchIt = useCallback(async () => {
      setMissing(false)
      try {
        code.keep(await load())
      } catch {
        setMissing(true)
      }
    }, [])

    useEffect(() => {
      if (Loaded) return
      if (!near || !place.current) return void fetchIt()
      const watcher = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          watcher.disconnect()
          void fetchIt()
        },
        { rootMargin: nearness },
      )
      watcher.observe(place.current)
      return () => watcher.disconnect()
    }, [Loaded, fetchIt])

    if (Loaded) return <Loaded {...props} />
    if (!isMissing) {
      const placeholder = typeof waiting === 'function' ? waiting(props) : waiting
      return near ? <div ref={place}>{placeholder}</div> : placeholder
    }
    return <FailureNotice message="Verifique a sua conexão e tente de novo." onRetry={fetchIt} />
  }
}
