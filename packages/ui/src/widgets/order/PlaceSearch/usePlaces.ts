import type { Address } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'

/** A found place, with the two lines of its option. */
export type PlaceSuggestion = { id: string; title: string; subtitle: string }

/** The pause in typing before a search, in ms; every search is billed. */
const typingPause = 250
const minimumLength = 3

/** Searches places after a pause in typing; a new search cancels the previous one, and `hasFailed` reports a failure. */
export function usePlaces(
  searchPlaces: (input: string, signal: AbortSignal) => Promise<readonly PlaceSuggestion[]>,
  readPlace: (id: string) => Promise<Address>,
) {
  const [places, setPlaces] = useState<readonly PlaceSuggestion[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const current = useRef<AbortController>(null)

  useEffect(() => () => current.current?.abort(), [])

  async function run<Value>(controller: AbortController, ask: () => Promise<Value>): Promise<Value | null> {
    setBusy(true)
    setFailed(false)
    try {
      const value = await ask()
      if (controller.signal.aborted) return null
      setBusy(false)
      return value
    } catch {
      if (controller.signal.aborted) return null
      setBusy(false)
      setFailed(true)
      return null
    }
  }

  function begin(): AbortController {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    return controller
  }

  function search(input: string) {
    const controller = begin()
    const { signal } = controller
    if (input.trim().length < minimumLength) {
      setPlaces(null)
      setBusy(false)
      return
    }
    const timer = setTimeout(async () => {
      const found = await run(controller, () => searchPlaces(input.trim(), signal))
      if (!signal.aborted) setPlaces(found)
    }, typingPause)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  function read(id: string): Promise<Address | null> {
    return run(begin(), () => readPlace(id))
  }

  return { places, isBusy, hasFailed, search, read }
}
