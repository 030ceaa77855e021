import { describe, expect, test } from 'vitest'
import { wallClock } from '../calendar/local-date.ts'
import { publicSchedulingState } from '../scheduling/public-scheduling-state.ts'
import type { Actor } from './actor.ts'
import { deliveryNote, deliveryText } from './delivery-text.ts'
import { nextStep } from './next-step.ts'
import { scheduleOption } from './schedule-option.ts'
import { type SessionStatus, sessionStatuses, status } from './status.ts'
import { visibleCards } from './visible-cards.ts'

const time_zone = 'America/Sao_Paulo'
/** A Monday, 08h30 at the property; promised for the Friday. */
const start = '2026-11-30T11:30:00.000Z'
const instants = {
  'days before': '2026-11-25T15:00:00.000Z',
  'within 24 hours': '2026-11-30T02:59:00.000Z',
  'a second before the start': '2026-11-30T11:29:59.000Z',
  'at the start': start,
  'later that day': '2026-11-30T20:00:00.000Z',
  'on the promised day': '2026-12-05T02:59:59.000Z',
  'the day after the promised one': '2026-12-05T03:00:00.000Z',
  'months later': '2027-02-01T15:00:00.000Z',
}
const hasDate = (of: SessionStatus) => of !== status.notScheduled

const rows = sessionStatuses.flatMap((of) =>
  Object.entries(instants).flatMap(([when, now]) =>
    (['client', 'staff'] as const).map((viewer) => [of, when, viewer, now] as const),
  ),
)

function daysIn(text: string): string[] {
  return [...text.matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g)].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  )
}

/** All texts on the state of an ensaio: the list's two lines, the header's next step, the schedule card and the public page. */
function told(of: SessionStatus, viewer: Actor, now: string) {
  const delivered = of === status.delivered || of === status.atRevision
  const session = {
    status: of,
    scheduled_for: hasDate(of) ? start : null,
    delivered_at: delivered ? start : null,
    time_zone,
  }
  return {
    text: deliveryText(session, now),
    note: deliveryNote(session, now),
    next: nextStep(session, now),
    option: scheduleOption(session, now, viewer),
    cards: visibleCards(of, viewer),
    access: publicSchedulingState(session, now, viewer),
  }
}

describe('texts on an ensaio agree in all places', () => {
  test.each(rows)('status %i, %s, for %s', (of, _when, viewer, now) => {
    const { text, note, next, option, cards, access } = told(of, viewer, now)
    const isPast = Date.parse(now) >= Date.parse(start)
    const today = wallClock(now, time_zone).date
    const promises = [text, note?.text ?? '', next ?? ''].filter((one) =>
      /prevista|prometida para/i.test(one),
    )

    // A promised day that has passed is shown as late.
    for (const promise of promises) {
      const isTold = /atrasada/i.test(promise)
      for (const day of daysIn(promise)) expect(day < today, promise).toBe(isTold)
    }
    expect(note?.late ?? false).toBe(/atrasada/.test(next ?? ''))

    // List, header and schedule card agree on whether a visit is ahead.
    const isAhead = of === status.scheduled && !isPast
    expect(/vai ao imóvel/.test(next ?? '')).toBe(isAhead)
    if (of === status.scheduled) {
      expect(text.startsWith('Prevista para')).toBe(isAhead)
      expect(text.startsWith('Aconteceu em')).toBe(!isAhead)
      expect(note?.text ?? null).toBe(isAhead ? null : 'A confirmar pelo fotógrafo')
      if (viewer === 'client') expect(option.kind === 'none').toBe(!isAhead)
    }

    // Only sessions without a date ask for a first one.
    const isAsked = of === status.notScheduled
    expect(/Falta escolher o dia/.test(next ?? '')).toBe(isAsked)
    expect(option.kind === 'schedule').toBe(isAsked)
    expect(text === 'Esperando agendamento').toBe(isAsked)
    expect(access.open).toBe(option.kind === 'schedule' || option.kind === 'reschedule')

    // A cancelled ensaio has nothing ahead.
    const isCanceled = of === status.canceled
    expect(next === null).toBe(isCanceled)
    expect(text === 'Entrega cancelada').toBe(isCanceled)
    expect(cards.schedule).toBe(!isCanceled)

    // Every place names the same absent person.
    const missing = [note?.text, next, access.open ? '' : access.reason].filter((one) => one)
    if (of === status.providerNoShow)
      for (const one of missing) expect(one).toMatch(/fotógrafo não compareceu/)
    if (of === status.clientNoShow)
      for (const one of missing) expect(one).toMatch(/receb(eu|esse) o fotógrafo/)

    if (of === status.delivered) expect(next).toMatch(/^Tudo pronto/)
    if (of === status.pending && isPast) expect(next).toMatch(/^Estamos preparando/)
  })
})
