import { createContext, use, useEffect } from 'react'

/** Called once the page that a server wrote handles input; null elsewhere. */
export const ReadyContext = createContext<(() => void) | null>(null)

/** Tells that the page around it handles input. Render it beside the page, inside the innermost `Suspense`, because React takes that one over last. */
export function Ready() {
  const tell = use(ReadyContext)
  useEffect(() => void tell?.(), [tell])
  return null
}
