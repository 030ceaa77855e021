import { earliestStart, latestStart } from '../../address/city-hours.ts'
import { type Instant, wallClock } from '../../calendar/local-date.ts'
import { scheduleOption } from '../../session/schedule-option.ts'
import { type SessionStatus, status } from '../../session/status.ts'
import { type ChosenSlot, lastBookableDay } from '../availability.ts'
import { dayOffWarning, visitWarnings } from '../visit-plan.ts'
import { visitInTheWay } from './board-cell.ts'
import { type BoardModel, offReason } from './board-model.ts'
import { dayOf, occupiedMinutes } from './place.ts'
import type { BoardDay, BoardPhotographer, BoardVisit } from './schema.ts'

/**
 * What happens to a visit that is dropped at a photographer's hour: nothing, as it is there already; it moves; it moves once the warnings
 * are confirmed, which the server asks for too when the agenda does not provide for it (rule beyond-agenda); or it cannot, and why, with
 * the visit that is in the way.
 */
export type Drop =
  | { kind: 'same' }
  | { kind: 'free' }
  | { kind: 'warning'; warnings: readonly string[]; isBeyondAgenda: boolean }
  | { kind: 'impossible'; reason: string; by?: BoardVisit }

const stays: Record<SessionStatus, string | null> = {
  1: null,
  2: null,
  3: 'Este ensaio foi cancelado.',
  4: 'Esta visita já foi feita.',
  5: 'Esta visita já foi feita, e o material foi entregue.',
  6: 'Esta visita não aconteceu. Abra o ensaio e peça um novo dia.',
  7: 'Esta visita não aconteceu. Abra o ensaio e peça um novo dia.',
  8: 'Esta visita já foi feita, e o material está em revisão.',
}

/** Why a card of the board cannot be moved; null when it can. */
export function stayReason(visit: Pick<BoardVisit, 'status'>): string | null {
  return stays[visit.status]
}

const isSame = (one: ChosenSlot | null, other: ChosenSlot) =>
  one !== null && one.date === other.date && one.hour === other.hour

const freeDrop: Drop = { kind: 'free' }
const sameDrop: Drop = { kind: 'same' }
const impossible = (reason: string): Drop => ({ kind: 'impossible', reason })

/** Says that a photographer has another visit at that time. */
export function busyText({ name }: { name: string }, by: Pick<BoardVisit, 'title' | 'slot'>): string {
  return `${name} já tem a visita de ${by.title}${by.slot === null ? '' : `, às ${by.slot.hour}`}.`
}

/** Answers for one visit what `dropOf` says of each place, and reads visit and clock only once. */
export function dropsOf(
  model: BoardModel,
  visit: BoardVisit,
  now: Instant,
): (photographer: BoardPhotographer, slot: ChosenSlot) => Drop {
  const stay = stayReason(visit)
  const city = model.city(visit.city)
  const clock = wallClock(now, visit.time_zone)
  const last = lastBookableDay(clock.date, model.board.horizon_days)
  const option = scheduleOption(visit, now, 'staff')
  const moveWarning = option.kind === 'reschedule' ? option.warning : undefined
  const isAhead = ({ date, hour }: ChosenSlot) =>
    date > clock.date || (date === clock.date && hour.replace('h', ':') > clock.time)

  /** The reasons to ask before it is dropped: beyond the agenda first, then what people were told. */
  function warningsOf(photographer: BoardPhotographer, slot: ChosenSlot, { closed, times }: BoardDay) {
    const works = offReason(photographer, slot.date) === null
    // Another photographer at the same time: the time was confirmed when it was booked.
    if (isSame(visit.slot, slot)) return { beyond: works ? [] : [dayOffWarning(photographer)], told: [] }
    const plan = {
      city: visit.city,
      start: now,
      closed,
      is_offered: times.includes(slot.hour),
      horizon_days: slot.date > last ? model.board.horizon_days : null,
      providers: [],
    }
    const beyond = visitWarnings(plan, slot.hour, { name: photographer.name, works })
    return { beyond, told: moveWarning === undefined ? [] : [moveWarning] }
  }

  return (photographer, slot) => {
    const { id, name, active } = photographer
    const isSameTime = visit.status === status.scheduled && isSame(visit.slot, slot)
    if (visit.provider_id === id && isSame(visit.slot, slot)) return sameDrop
    if (stay !== null) return impossible(stay)
    const day = dayOf(city, slot.date)
    if (city === undefined || day === undefined)
      return impossible('O quadro não mostra este dia desta cidade.')
    if (!active) return impossible(`${name} não faz mais visitas.`)
    if (photographer.city !== visit.city) return impossible(`${name} atende em ${photographer.city}.`)
    if (!isSameTime && !isAhead(slot)) return impossible('Este horário já passou.')
    if (slot.hour < earliestStart || slot.hour > latestStart) {
      return impossible(`Use um horário entre ${earliestStart} e ${latestStart}.`)
    }
    const by = visitInTheWay(model, id, slot, { minutes: occupiedMinutes(city), except: visit.id })
    if (by !== undefined) return { kind: 'impossible', reason: busyText(photographer, by), by }
    const { beyond, told } = warningsOf(photographer, slot, day)
    const warnings = [...beyond, ...told]
    return warnings.length === 0 ? freeDrop : { kind: 'warning', warnings, isBeyondAgenda: beyond.length > 0 }
  }
}

/** Says before a visit is dropped at a photographer's hour what the server will decide (rule day-board). */
export function dropOf(
  model: BoardModel,
  visit: BoardVisit,
  photographer: BoardPhotographer,
  slot: ChosenSlot,
  now: Instant,
): Drop {
  return dropsOf(model, visit, now)(photographer, slot)
}
