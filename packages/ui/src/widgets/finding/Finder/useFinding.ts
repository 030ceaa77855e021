import { type Found, shortestSearch } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'

/** The pause in typing before a search, in ms. */
const typingPause = 200

/** What a search has come to: nothing typed, asked for, answered, or failed. */
export type Finding =
  | { state: 'idle' }
  | { state: 'busy'; found: Found | null }
  | { state: 'failed'; found: null }
  | { state: 'ready'; text: string; found: Found }

/** Searches after a pause in typing. A new text aborts the question before it, so that the newest answer stands. */
export function useFinding(find: (text: string, signal: AbortSignal) => Promise<Found>) {
  const [finding, setFinding] = useState<Finding>({ state: 'idle' })
  const current = useRef<AbortController>(null)

  useEffect(() => () => current.current?.abort(), [])

  function search(typed: string, pause = typingPause) {
    current.current?.abort()
    const text = typed.trim()
    if (text.length < shortestSearch) return setFinding({ state: 'idle' })
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setFinding((before) => ({ state: 'busy', found: 'found' in before ? before.found : null }))
    const timer = setTimeout(async () => {
      try {
        const found = await find(text, signal)
        if (!signal.aborted) setFinding({ state: 'ready', text, found })
      } catch {
        if (!signal.aborted) setFinding({ state: 'failed', found: null })
      }
    }, pause)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return { finding, search, again: (text: string) => search(text, 0) }
}
