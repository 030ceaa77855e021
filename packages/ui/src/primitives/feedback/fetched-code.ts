import { type ComponentType, useSyncExternalStore } from 'react'

/** A component whose code is fetched once for all places that show it. */
export interface FetchedCode<Props> {
  /** Keeps the component and shows it in all places. */
  keep(component: ComponentType<Props>): void
  /** The component; null before it is fetched and while a page that a server wrote is hydrated, as a server fetches none. */
  useComponent(): ComponentType<Props> | null
}

/** A place for one component that is yet to be fetched. */
export function fetchedCode<Props>(): FetchedCode<Props> {
  let component: ComponentType<Props> | null = null
  const places = new Set<() => void>()
  const subscribe = (show: () => void) => {
    places.add(show)
    return () => void places.delete(show)
  }
  return {
    keep(fetched) {
      component = fetched
      for (const show of places) show()
    },
    useComponent: () =>
      useSyncExternalStore(
        subscribe,
        () => component,
        () => null,
      ),
  }
}
