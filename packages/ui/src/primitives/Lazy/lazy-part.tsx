import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx'

/**
 * A part of a widget that only some people see: its code is fetched when it is first shown, and `waiting` keeps its place meanwhile.
 * Where that fails it says so, and can be asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [isMissing, setMissing] = useState(false)

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
      if (!loaded) void fetchIt()
    }, [fetchIt])

    if (Loaded) return <Loaded {...props} />
    if (!isMissing) return waiting
    return <FailureNotice message="Verifique a sua conexão e tente de novo." onRetry={fetchIt} />
  }
}
