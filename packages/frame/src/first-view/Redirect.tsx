import { createContext, use } from 'react'
// biome-ignore lint/style/noRestrictedImports: this component is how the others lead elsewhere.
import { Navigate, useHref } from 'react-router-dom'
import { returnParameter } from '../login/return-path.ts'

/** Collects where a page leads that a server writes; null in the browser. */
export const RedirectsContext = createContext<{ to: string | null } | null>(null)

/**
 * Leads to another page of the app: a server answers with a redirect, and the browser goes there at once (rule first-view). `from` is the
 * page to return to after signing in. With `byBrowser`, it depends on drafts of this tab, which no server knows: the server then writes
 * nothing in its place.
 */
export function Redirect({
  to,
  from = null,
  byBrowser = false,
}: {
  to: string
  from?: string | null
  byBrowser?: boolean
}) {
  const written = use(RedirectsContext)
  const href = useHref(from === null ? to : `${to}?${returnParameter}=${encodeURIComponent(from)}`)
  if (written === null) return <Navigate to={to} replace state={from === null ? null : { from }} />
  if (!byBrowser) written.to ??= href
  return null
}
