import type { Address } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'

/** A place that fits what was typed: its first line and what comes under it. */
export type PlaceSuggestion = { id: string; title: string; subtitle: string }

/** How long typing rests before a search, in ms: each one costs. */
const rest = 250
const shortest = 3

/** Asks for places once typing rests; the last question wins, and what fails is told without a throw. */
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
    if (input.trim().length < shortest) {
      setPlaces(null)
      setBusy(false)
      return
    }
    const timer = setTimeout(async () => {
      const found = await run(controller, () => searchPlaces(input.trim(), signal))
      if (!signal.aborted) setPlaces(found)
    }, rest)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  function read(id: string): Promise<Address | null> {
    return run(begin(), () => readPlace(id))
  }

  return { places, isBusy, hasFailed, search, read }
}
