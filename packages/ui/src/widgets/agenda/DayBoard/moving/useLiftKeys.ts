import {
  type BoardModel,
  type BoardPhotographer,
  type BoardVisit,
  type ChosenSlot,
  dropsOf,
  type Instant,
  stayReason,
} from '@ensaio/domain'
import { type KeyboardEvent, useMemo } from 'react'
import { dropText, placeText } from '../board-words.ts'
import type { Lifted, LiftStore, Target } from './lift.ts'

/** What the keys move on: the columns and rows of the board. */
export interface BoardGrid {
  model: BoardModel
  photographers: readonly BoardPhotographer[]
  rows: readonly ChosenSlot[]
  isWeek: boolean
  now: Instant
}

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
}

const within = (place: number, length: number) => Math.max(0, Math.min(length - 1, place))
const isSameSlot = (one: ChosenSlot, other: ChosenSlot) => one.date === other.date && one.hour === other.hour

/** Where the keys start: at the visit's own hour, else at the first that is free, else at somebody of its city. */
function startOf({ model, photographers, rows, now }: BoardGrid, visit: BoardVisit): Target | null {
  const own = model.photographer(visit.provider_id)
  const { slot } = visit
  if (own && slot && rows.some((row) => isSameSlot(row, slot))) return { photographer: own, slot }
  const drops = dropsOf(model, visit, now)
  const places = rows.flatMap((row) => photographers.map((photographer) => ({ photographer, slot: row })))
  return (
    places.find((place) => drops(place.photographer, place.slot).kind === 'free') ??
    places.find((place) => place.photographer.city === visit.city) ??
    null
  )
}

/** Lifts, carries and drops visits by keyboard: Space or Enter lifts and drops, arrows carry, Escape puts back. Each step is read out. */
export function useLiftKeys(
  grid: BoardGrid,
  lift: LiftStore,
  onDrop: (lifted: Lifted) => void,
): { lift: (visit: BoardVisit) => void; onLiftedKey: (event: KeyboardEvent) => void } {
  return useMemo(() => {
    const { model, photographers, rows, isWeek, now } = grid

    function hold(visit: BoardVisit, target: Target | null, start: string) {
      const drop = target && dropsOf(model, visit, now)(target.photographer, target.slot)
      lift.set({ visit, by: 'keys', over: target && drop && { ...target, drop } })
      const where =
        target && drop && `${placeText(target.photographer, target.slot, isWeek)}: ${dropText(drop)}.`
      lift.say([start, where?.replace(/\.\.$/, '.')].filter(Boolean).join(' '))
    }

    function carry({ visit, over }: Lifted, key: string) {
      const [columns, lines] = steps[key] ?? [0, 0]
      if (over === null) return
      const column = photographers.findIndex(({ id }) => id === over.photographer.id)
      const row = rows.findIndex((one) => isSameSlot(one, over.slot))
      const photographer = photographers[within(column + columns, photographers.length)]
      const slot = rows[within(row + lines, rows.length)]
      if (photographer && slot) hold(visit, { photographer, slot }, '')
    }

    function putBack({ visit }: Lifted) {
      lift.set(null)
      lift.say(`${visit.title} ficou onde estava.`)
    }

    return {
      lift(visit) {
        const reason = stayReason(visit)
        if (reason !== null) return lift.say(reason)
        hold(visit, startOf(grid, visit), `${visit.title} na mão. As setas levam, Enter solta, Esc devolve.`)
      },
      onLiftedKey(event) {
        const lifted = lift.get()
        if (lifted === null) return
        if (event.key === 'Tab') return putBack(lifted)
        event.preventDefault()
        if (event.key === 'Escape') return putBack(lifted)
        if (event.key in steps) return carry(lifted, event.key)
        if (event.key === 'Enter' || event.key === ' ') onDrop(lifted)
      },
    }
  }, [grid, lift, onDrop])
}
