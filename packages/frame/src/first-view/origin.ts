import { createContext, use } from 'react'

/** Carries the origin of a page that a server writes or has written; null elsewhere. */
export const OriginContext = createContext<string | null>(null)

/** The origin of the page, for links that people copy and send: `https://ensaio.example`. */
export function useOrigin(): string {
  return use(OriginContext) ?? window.location.origin
}
