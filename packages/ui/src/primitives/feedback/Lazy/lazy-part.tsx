import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx'

/** How far below the view a part may be to be fetched: half a screen, so that who scrolls finds it there. */
const nearness = '0px 0px 400px 0px'

/**
 * A part of a widget that only some people see: its code is fetched when it is first shown, or, with `near`, comes near the view; `waiting`
 * keeps its room meanwhile, as large as what comes, so that nothing moves from under a finger. Where that fails it says so, and can be asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode),
  { near = false }: { near?: boolean } = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [isMissing, setMissing] = useState(false)
    const place = useRef<HTMLDivElement>(null)

    const fetchIt = useCallback(async () => {
      setMissing(false)
      try {
        loaded = await load()
        setLoaded(() => loaded)
      } catch {
        setMissing(true)
      }
    }, [])

    useEffect(() => {
      if (loaded) return
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
    }, [fetchIt])

    if (Loaded) return <Loaded {...props} />
    if (!isMissing) {
      const room = typeof waiting === 'function' ? waiting(props) : waiting
      return near ? <div ref={place}>{room}</div> : room
    }
    return <FailureNotice message="Verifique a sua conexão e tente de novo." onRetry={fetchIt} />
  }
}
