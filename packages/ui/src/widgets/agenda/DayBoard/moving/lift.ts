import type { BoardPhotographer, BoardVisit, ChosenSlot, Drop } from '@ensaio/domain'
import { useSyncExternalStore } from 'react'

/** A place of the board: a photographer's hour. */
export interface Target {
  photographer: BoardPhotographer
  slot: ChosenSlot
}

/** A visit in the hand, where it is held, and what would happen if it were dropped there. */
export interface Lifted {
  visit: BoardVisit
  by: 'keys' | 'pointer'
  over: (Target & { drop: Drop }) | null
}

/** What is lifted, and what is said about it, outside React's state: a drag renders the marker and no cell. */
export interface LiftStore {
  get: () => Lifted | null
  set: (lifted: Lifted | null) => void
  /** Reads out. */
  say: (words: string) => void
  said: () => string
  subscribe: (listener: () => void) => () => void
}

/** Makes the store of one board. */
export function createLift(): LiftStore {
  let lifted: Lifted | null = null
  let words = ''
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: () => lifted,
    set(next) {
      lifted = next
      tell()
    },
    say(next) {
      words = next
      tell()
    },
    said: () => words,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The lifted visit. */
export function useLifted({ subscribe, get }: LiftStore): Lifted | null {
  return useSyncExternalStore(subscribe, get, get)
}

/** What is read out. */
export function useSaid({ subscribe, said }: LiftStore): string {
  return useSyncExternalStore(subscribe, said, said)
}

/** The key of a place, on its cell. */
export function cellKey(photographerId: number, { date, hour }: ChosenSlot): string {
  return `${photographerId} ${date} ${hour}`
}
