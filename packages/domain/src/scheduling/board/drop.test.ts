import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate, wallClock, weekdayOf } from '../../calendar/local-date.ts'
import { sessionStatuses, status } from '../../session/status.ts'
import { minuteOf, type Slot } from '../slot.ts'
import { dayOffWarning } from '../visit-plan.ts'
import { cellOf } from './board-cell.ts'
import { boardHours, boardModel } from './board-model.ts'
import { busyText, dropOf } from './drop.ts'
import { at, caio, lia, nina, now, today, tuesday, visit, week, zone } from './example-board.ts'
import type { Board, BoardPhotographer, BoardVisit } from './schema.ts'

const booked = visit({ id: 7, slot: at(today, '10h30'), provider_id: 1 })

/** Drops on a board on which the visit stands, too. */
function drop(
  one: BoardVisit,
  photographer: BoardPhotographer,
  slot: { date: LocalDate; hour: Slot },
  over = {},
) {
  return dropOf(boardModel(week({ visits: [one], ...over })), one, photographer, slot, now)
}

describe('a visit that is dropped', () => {
  test('where it is stays; on a free hour it moves', () => {
    expect(drop(booked, nina, at(today, '10h30'))).toEqual({ kind: 'same' })
    expect(drop(booked, caio, at(today, '10h30'))).toEqual({ kind: 'free' })
    expect(drop(visit({ id: 8 }), caio, at(today, '08h30'))).toEqual({ kind: 'free' })
  })

  test('on an hour that overlaps another visit cannot, travel included, and says which', () => {
    const other = visit({ id: 9, slot: at(today, '13h30'), provider_id: 2 })
    const visits = [booked, other]
    const reason = 'Caio Brandão já tem a visita de Rua 9, às 13h30.'
    expect(busyText(caio, other)).toBe(reason)
    for (const hour of ['11h31', '13h30', '15h29'] as const) {
      expect(drop(booked, caio, at(today, hour), { visits })).toEqual({
        kind: 'impossible',
        reason,
        by: other,
      })
    }
    for (const hour of ['11h30', '15h30'] as const) {
      expect(drop(booked, caio, at(today, hour), { visits }).kind).not.toBe('impossible')
    }
  })

  test('beyond the agenda asks first, and says each reason', () => {
    expect(drop(booked, nina, at(tuesday, '09h00'))).toMatchObject({
      kind: 'warning',
      isBeyondAgenda: true,
      warnings: ['Às 09h00 não há visitas em São Paulo.', dayOffWarning(nina), /24 horas/].map((one) =>
        typeof one === 'string' ? one : expect.stringMatching(one),
      ),
    })
    expect(drop(visit({ id: 8 }), caio, at('2026-11-27', '08h30'))).toEqual({
      kind: 'warning',
      isBeyondAgenda: true,
      warnings: ['Neste dia não há visitas em São Paulo (Feriado).'],
    })
    expect(drop(visit({ id: 8 }), caio, at('2026-11-26', '08h30'), { horizon_days: 2 })).toMatchObject({
      warnings: ['O dia passa do prazo de 2 dias para agendar.'],
    })
  })

  test('on another photographer at its time asks only about a day off: the time was confirmed when it was booked', () => {
    const fitted = visit({ id: 7, slot: at('2026-11-27', '09h00'), provider_id: 2 })
    expect(drop(fitted, { ...nina, time_off: [] }, at('2026-11-27', '09h00'))).toEqual({ kind: 'free' })
    const onTuesday = visit({ id: 7, slot: at(tuesday, '10h30'), provider_id: 2 })
    expect(drop(onTuesday, nina, at(tuesday, '10h30'))).toEqual({
      kind: 'warning',
      isBeyondAgenda: true,
      warnings: ['Nina Prado está de folga neste dia.'],
    })
  })

  test('inside the late hours, at another time, asks although the agenda provides for it', () => {
    const answer = drop(booked, caio, at(today, '13h30'))
    expect(answer).toMatchObject({ kind: 'warning', isBeyondAgenda: false })
    const later = visit({ id: 7, slot: at('2026-11-26', '10h30'), provider_id: 1 })
    expect(drop(later, caio, at('2026-11-26', '13h30'))).toEqual({ kind: 'free' })
  })

  test.each([
    ['a time that has passed', booked, caio, at(today, '07h00'), 'Este horário já passou.'],
    ['a time too late for a visit', booked, caio, at(today, '21h00'), 'Use um horário entre 05h00 e 20h30.'],
    ['a photographer of another city', booked, lia, at(today, '10h30'), 'Lia Reis atende em Curitiba.'],
    [
      'one who has left',
      booked,
      { ...caio, active: false },
      at(today, '10h30'),
      'Caio Brandão não faz mais visitas.',
    ],
    [
      'a day that is not shown',
      booked,
      caio,
      at('2026-12-01', '10h30'),
      'O quadro não mostra este dia desta cidade.',
    ],
  ] as const)('on %s cannot', (_, one, photographer, slot, reason) => {
    expect(drop(one, photographer, slot)).toEqual({ kind: 'impossible', reason })
  })

  test('that has begun gets another photographer at its time, as the outcome is still open', () => {
    const begun = visit({ id: 7, slot: at(today, '06h30'), provider_id: 1 })
    expect(drop(begun, caio, at(today, '06h30'))).toEqual({ kind: 'free' })
    expect(drop(begun, caio, at(today, '10h30'))).toMatchObject({
      warnings: ['O horário desta visita já passou. Mude só se ela não aconteceu.'],
    })
  })

  test.each(sessionStatuses)('of status %i moves only before its outcome', (of) => {
    const one = visit({ ...booked, status: of })
    const isOpen = of === status.notScheduled || of === status.scheduled
    expect(drop(one, caio, at(today, '13h30')).kind === 'impossible').toBe(!isOpen)
  })
})

/** A week with photographers of two cities, days off, and visits that do not overlap. */
const anyBoard = fc
  .record({
    travel: fc.constantFrom(0, 20, 30, 60),
    offered: fc.uniqueArray(fc.constantFrom<Slot>('08h00', '09h00', '09h30', '11h00', '13h30', '15h30'), {
      minLength: 1,
    }),
    closed: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    horizon: fc.integer({ min: 0, max: 8 }),
    people: fc.array(
      fc.record({
        active: fc.boolean(),
        isElsewhere: fc.boolean(),
        working: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
        off: fc.option(fc.integer({ min: 0, max: 6 })),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    placed: fc.array(
      fc.record({
        person: fc.nat(3),
        day: fc.integer({ min: 0, max: 6 }),
        hour: fc.constantFrom<Slot>('06h00', '08h00', '09h00', '10h15', '11h00', '13h30', '15h30', '18h00'),
        minutes: fc.constantFrom(90, 110, 120, 180),
        of: fc.constantFrom(status.scheduled, status.scheduled, status.pending),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ travel, offered, closed, horizon, people, placed }) => {
    const photographers = people.map(({ active, isElsewhere, working, off }, nth) => ({
      ...caio,
      id: nth + 1,
      name: `Pessoa ${nth + 1}`,
      city: isElsewhere ? 'Curitiba' : 'São Paulo',
      active,
      working_days: working,
      time_off: off === null ? [] : [{ starts_on: addDays(today, off), ends_on: addDays(today, off) }],
    }))
    const days = Array.from({ length: 7 }, (_, nth) => {
      const isClosed = closed.includes(nth)
      return {
        day: addDays(today, nth),
        closed: isClosed ? 'Feriado' : null,
        times: isClosed ? [] : offered.toSorted(),
      }
    })
    const visits: BoardVisit[] = []
    for (const { person, day, hour, minutes, of } of placed) {
      const providerId = photographers[person]?.id
      if (providerId === undefined) continue
      const one = visit({
        id: visits.length + 1,
        status: of,
        slot: at(addDays(today, day), hour),
        minutes,
        provider_id: providerId,
      })
      if (!visits.some((other) => other.provider_id === providerId && occupies(other, one))) visits.push(one)
    }
    const city = { name: 'São Paulo', time_zone: zone, travel_minutes: travel, days }
    return week({
      horizon_days: horizon,
      cities: [city, { ...city, name: 'Curitiba' }],
      photographers,
      visits,
    })
  })

/** Do two visits share a minute? Counted minute by minute, not by their ends. */
function occupies(one: BoardVisit, other: BoardVisit): boolean {
  if (one.slot === null || one.slot.date !== other.slot?.date) return false
  const minutes = new Set(
    Array.from({ length: one.minutes }, (_, nth) => minuteOf(one.slot?.hour ?? '00h00') + nth),
  )
  const begins = minuteOf(other.slot.hour)
  return Array.from({ length: other.minutes }, (_, nth) => begins + nth).some((minute) => minutes.has(minute))
}

function everyPlace(board: Board, moved: BoardVisit) {
  const model = boardModel(board)
  return board.photographers.flatMap((photographer) =>
    (board.cities[0]?.days ?? []).flatMap(({ day }) =>
      [...boardHours(board, day), '07h00' as Slot].map((hour) => {
        const slot = at(day, hour)
        return {
          photographer,
          slot,
          drop: dropOf(model, moved, photographer, slot, now),
          cell: cellOf(model, photographer, slot),
        }
      }),
    ),
  )
}

describe('on any board (rule day-board)', () => {
  test('nobody is sent to two visits, and each refusal has its reason', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), (board, nth) => {
        const movable = [
          visit({ id: 99 }),
          ...board.visits.filter(({ status: of }) => of === status.scheduled),
        ]
        const moved = movable[nth % movable.length] as BoardVisit
        const travel = board.cities[0]?.travel_minutes ?? 0
        for (const { photographer, slot, drop } of everyPlace(board, moved)) {
          const there = visit({ id: moved.id, slot, minutes: 90 + travel, provider_id: photographer.id })
          const isBooked = board.visits.some(
            (other) =>
              other.id !== moved.id && other.provider_id === photographer.id && occupies(other, there),
          )
          const isThere =
            moved.provider_id === photographer.id &&
            moved.slot?.date === slot.date &&
            moved.slot.hour === slot.hour
          const isSameTime = moved.slot?.date === slot.date && moved.slot.hour === slot.hour
          const clock = wallClock(now, zone)
          const isPast = `${slot.date} ${slot.hour}` <= `${clock.date} ${clock.time.replace(':', 'h')}`
          const cannotGo = !photographer.active || photographer.city !== 'São Paulo'
          const isImpossible = !isThere && (isBooked || cannotGo || (isPast && !isSameTime))
          expect(drop.kind === 'impossible').toBe(isImpossible)
          expect(drop.kind === 'same').toBe(isThere)
          if (drop.kind === 'impossible' && drop.by) expect(drop.by.provider_id).toBe(photographer.id)
        }
      }),
    )
  })

  test('what needs a confirmation is what the agenda does not provide for', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (const { photographer, slot, drop } of everyPlace(board, visit({ id: 99 }))) {
          if (drop.kind !== 'free' && drop.kind !== 'warning') continue
          const day = board.cities[0]?.days.find((one) => one.day === slot.date)
          const isOff =
            photographer.time_off.some(({ starts_on }) => starts_on === slot.date) ||
            !photographer.working_days.includes(weekdayOf(slot.date))
          const isBeyond = slot.date > addDays(today, board.horizon_days)
          const isProvided = !isOff && !isBeyond && day?.closed === null && day.times.includes(slot.hour)
          expect(drop.kind).toBe(isProvided ? 'free' : 'warning')
        }
      }),
    )
  })

  test('a cell that is shown as free takes a visit of its city that lies ahead, and no other cell does without a question', () => {
    fc.assert(
      fc.property(anyBoard, (wide) => {
        const board = { ...wide, horizon_days: 90 }
        for (const { photographer, slot, drop, cell } of everyPlace(board, visit({ id: 99 }))) {
          const isHere = photographer.city === 'São Paulo' && `${slot.date} ${slot.hour}` > `${today} 07h00`
          if (isHere) expect(drop.kind === 'free').toBe(cell.kind === 'free')
          if (cell.kind === 'visits' || cell.kind === 'busy') expect(drop.kind).toBe('impossible')
        }
      }),
    )
  })
})
