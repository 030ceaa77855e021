import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { wallClock } from '../../calendar/local-date.ts'
import { sessionStatuses, status } from '../../session/status.ts'
import {
  type Arrival,
  ArrivalForm,
  arrivalRefusal,
  arrivalStepLabels,
  arrivalSteps,
  arrivalStepText,
  isArrivalAwaited,
  saidAt,
  stepsAhead,
  undoableStep,
} from './arrival.ts'

const zone = 'America/Sao_Paulo'
const start = '2026-11-20T13:00:00.000Z'
const visit = { status: status.scheduled, scheduled_for: start, time_zone: zone }
const said = (on_the_way_at: string | null, arrived_at: string | null = null): Arrival => ({
  on_the_way_at,
  arrived_at,
})

test('an arrival is said of booked visits alone (rule arrival)', () => {
  for (const one of sessionStatuses) {
    expect(arrivalRefusal({ ...visit, status: one }, start) === null).toBe(one === status.scheduled)
  }
  expect(arrivalRefusal({ ...visit, scheduled_for: null }, start)).toMatch(/não tem uma visita/)
})

test('an arrival is said on the day of the visit, from its first to its last minute at the property', () => {
  expect(arrivalRefusal(visit, '2026-11-20T02:59:59.000Z')).toBe(
    'O caminho e a chegada são avisados no dia da visita.',
  )
  expect(arrivalRefusal(visit, '2026-11-20T03:00:00.000Z')).toBeNull()
  expect(arrivalRefusal(visit, '2026-11-21T02:59:59.000Z')).toBeNull()
  expect(arrivalRefusal(visit, '2026-11-21T03:00:00.000Z')).toBe(
    'O dia da visita já passou. Conte o que aconteceu.',
  )
  const instant = fc
    .date({
      min: new Date('2026-11-18T00:00:00Z'),
      max: new Date('2026-11-23T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((at) => at.toISOString())
  const zones = fc.constantFrom('America/Sao_Paulo', 'America/Manaus', 'America/Noronha')
  fc.assert(
    fc.property(instant, instant, zones, (begins, now, time_zone) => {
      const isToday = wallClock(begins, time_zone).date === wallClock(now, time_zone).date
      expect(arrivalRefusal({ ...visit, scheduled_for: begins, time_zone }, now) === null).toBe(isToday)
    }),
  )
})

test('each step is said once, and none before one that was said', () => {
  expect(stepsAhead(null)).toEqual(['on_the_way', 'arrived'])
  expect(stepsAhead(said(start))).toEqual(['arrived'])
  expect(stepsAhead(said(null, start))).toEqual([])
  expect(stepsAhead(said(start, start))).toEqual([])
  expect(arrivalSteps.map((step) => arrivalStepLabels[step])).toEqual(['A caminho', 'Cheguei'])
})

test('the newest step is told with its time at the property', () => {
  expect(arrivalStepText(null, zone)).toBeNull()
  expect(arrivalStepText(undefined, zone)).toBeNull()
  expect(arrivalStepText(said('2026-11-20T12:40:00.000Z'), zone)).toBe('A caminho desde 09h40')
  expect(arrivalStepText(said('2026-11-20T12:40:00.000Z', '2026-11-20T13:02:59.000Z'), zone)).toBe(
    'Chegou às 10h02',
  )
})

test('a page asks again on the day of the visit, of an API that tells arrivals', () => {
  expect(isArrivalAwaited({ ...visit, arrival: null }, start)).toBe(true)
  expect(isArrivalAwaited({ ...visit, arrival: said(start) }, start)).toBe(true)
  expect(isArrivalAwaited({ ...visit, arrival: null }, '2026-11-19T13:00:00.000Z')).toBe(false)
  expect(isArrivalAwaited(visit, start)).toBe(false)
})

test('a step names the visit that it is about', () => {
  expect(safeParse(ArrivalForm, { step: 'arrived', start }).success).toBe(true)
  expect(safeParse(ArrivalForm, { step: 'done', start }).success).toBe(false)
  expect(safeParse(ArrivalForm, { step: 'arrived' }).success).toBe(false)
})

test('a step that waited for a network was said so many seconds before', () => {
  expect(saidAt('2026-11-30T15:00:00.000Z', 90)).toBe('2026-11-30T14:58:30.000Z')
  expect(saidAt('2026-11-30T15:00:00.000Z')).toBe('2026-11-30T15:00:00.000Z')
})

test('the newest step can be taken back for ten minutes', () => {
  const way = { on_the_way_at: '2026-11-30T15:00:00.000Z', arrived_at: null }
  const both = { ...way, arrived_at: '2026-11-30T15:30:00.000Z' }
  expect(undoableStep(null, '2026-11-30T15:00:00.000Z')).toBeNull()
  expect(undoableStep(way, '2026-11-30T15:10:00.000Z')).toBe('on_the_way')
  expect(undoableStep(way, '2026-11-30T15:10:00.001Z')).toBeNull()
  expect(undoableStep(both, '2026-11-30T15:31:00.000Z')).toBe('arrived')
  expect(undoableStep({ ...both, on_the_way_at: null }, '2026-11-30T15:31:00.000Z')).toBe('arrived')
})
