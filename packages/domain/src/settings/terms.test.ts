import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { feeOf, isLate } from '../money/late-fee.ts'
import { arrivalText } from '../session/coming.ts'
import { deliveryText, promisedDate, promisedOn } from '../session/delivery-text.ts'
import { lateRescheduleReason, scheduleOption } from '../session/schedule-option.ts'
import { status } from '../session/status.ts'
import { initialSettings, Settings } from './settings.ts'
import { hoursText, movableUntil, standardTerms, termsOf } from './terms.ts'

const terms = { delivery_days: 2, delivery_working_days: false, late_fee_percent: 50, late_hours: 48 }
const start = '2026-11-23T13:30:00.000Z'
const hoursBefore = (hours: number) => new Date(Date.parse(start) - hours * 3_600_000).toISOString()

describe('the terms of an ensaio (rule terms-of-the-order)', () => {
  test('are its own, or the standard ones where another API sends none', () => {
    expect(termsOf({ terms })).toEqual(terms)
    expect(termsOf({})).toEqual(standardTerms)
  })

  test('decide when a cancellation is late, what it costs, and when the material is promised', () => {
    expect([47.9, 48, 48.1].map((hours) => isLate(start, hoursBefore(hours), terms))).toEqual([
      true,
      true,
      false,
    ])
    expect([24, 24.1].map((hours) => isLate(start, hoursBefore(hours)))).toEqual([true, false])
    expect([feeOf(10_000, terms), feeOf(10_000)]).toEqual([5000, 3000])
    expect([
      promisedDate(start, 'America/Sao_Paulo', terms),
      promisedDate(start, 'America/Sao_Paulo'),
    ]).toEqual(['2026-11-25', '2026-11-27'])
  })

  test('promise working days, if they say so; the server knows the holidays', () => {
    const working = { ...terms, delivery_working_days: true }
    // From a Monday and from a Friday.
    expect(promisedDate(start, 'America/Sao_Paulo', working)).toBe('2026-11-25')
    expect(promisedDate('2026-11-27T13:30:00.000Z', 'America/Sao_Paulo', working)).toBe('2026-12-01')
    const session = {
      status: status.scheduled,
      scheduled_for: start,
      delivered_at: null,
      time_zone: 'America/Sao_Paulo',
      terms: working,
    }
    const before = '2026-11-20T12:00:00.000Z'
    expect(promisedOn(session, start)).toBe('2026-11-25')
    expect(promisedOn({ ...session, promised_on: '2026-11-26' }, start)).toBe('2026-11-26')
    expect(deliveryText({ ...session, promised_on: '2026-11-26' }, before)).toBe('Prevista para 26/11/2026')
    expect(arrivalText({ ...session, promised_on: '2026-11-26' }, before).text).toBe('Até 26/11/2026')
    const unscheduled = { ...session, status: status.notScheduled, scheduled_for: null }
    expect(arrivalText(unscheduled, before).text).toBe('Até 2 dias úteis depois da visita')
  })

  test('are named where they refuse a move', () => {
    const session = { status: status.scheduled, scheduled_for: start, terms }
    expect(scheduleOption(session, hoursBefore(40), 'client')).toEqual({
      kind: 'refused',
      reason: 'Faltam menos de 48 horas para o ensaio. Para mudar o horário agora, fale com a nossa equipe.',
    })
    expect(lateRescheduleReason()).toContain('menos de 24 horas')
    expect([hoursText(1), hoursText(2)]).toEqual(['1 hora', '2 horas'])
  })
})

describe('settings', () => {
  test('accept those of a new installation', () => {
    expect(v.parse(Settings, initialSettings)).toEqual(initialSettings)
  })

  test.each([
    ['least_notice_hours', -1],
    ['least_notice_hours', 721],
    ['horizon_days', 6],
    ['horizon_days', 366],
    ['delivery_days', 0],
    ['delivery_days', 61],
    ['late_fee_percent', 101],
    ['late_hours', 169],
    ['late_hours', 0.5],
    ['late_hours', Number.NaN],
  ])('refuse %s = %d', (field, value) => {
    expect(v.safeParse(Settings, { ...initialSettings, [field]: value }).success).toBe(false)
  })
})

test('a visit can be moved until the late hours begin, or until it begins where there are none', () => {
  expect(movableUntil(standardTerms)).toBe('até 24 horas antes')
  expect(movableUntil({ ...standardTerms, late_hours: 1 })).toBe('até 1 hora antes')
  expect(movableUntil({ ...standardTerms, late_hours: 0 })).toBe('até a hora da visita')
})
