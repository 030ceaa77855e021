import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import { CitySchedule, dayPlan, readStart, standardSchedule } from './city-hours.ts'

const hours = (monday: readonly string[]) => [[], monday, [], [], [], [], []]
const problems = (schedule: object) =>
  fieldMessages(v.safeParse(CitySchedule, { ...standardSchedule, ...schedule }).issues ?? [])

describe('the schedule of a city (rule city-hours)', () => {
  test('is, unless it has its own, four times a day from Monday to Saturday', () => {
    expect(dayPlan(undefined, '2026-11-23').times).toEqual(['08h30', '10h30', '13h30', '15h30'])
    expect(dayPlan(undefined, '2026-11-28').times).toHaveLength(4)
    expect(dayPlan(undefined, '2026-11-29').times).toEqual([])
    expect(v.parse(CitySchedule, standardSchedule)).toEqual(standardSchedule)
  })

  test('has each time once and in order, however it is typed', () => {
    const read = v.parse(CitySchedule, { hours: hours(['10:00', '09h00', '10h00']), travel_minutes: 0 })
    expect(read.hours[1]).toEqual(['09h00', '10h00'])
  })

  test('shows what another API offers besides', () => {
    expect(dayPlan(undefined, '2026-11-29', ['09h00']).times).toEqual(['09h00'])
    expect(dayPlan(undefined, '2026-11-23', ['09h00', '08h30']).times).toHaveLength(5)
  })

  test.each([
    [
      'a visit that ends after midnight',
      { hours: hours(['20h31']) },
      'hours.1.0',
      'Use um horário entre 05h00 e 20h30.',
    ],
    ['a visit in the night', { hours: hours(['04h59']) }, 'hours.1.0', 'Use um horário entre 05h00 e 20h30.'],
    ['no time', { hours: hours(['9']) }, 'hours.1.0', 'Informe um horário como 08h30.'],
    ['six days', { hours: hours([]).slice(1) }, 'hours', 'Informe os sete dias da semana.'],
    ['travel of three hours', { travel_minutes: 180 }, 'travel_minutes', 'Use um número inteiro de 0 a 120.'],
    ['travel backwards', { travel_minutes: -1 }, 'travel_minutes', 'Use um número inteiro de 0 a 120.'],
  ])('%s is refused', (_, schedule, field, message) => {
    expect(problems(schedule)).toEqual({ [field]: message })
  })
})

describe('a typed start time (rule city-hours)', () => {
  test.each(['9', '09', '900', '9:00', '9h', ' 09H00 '])('%s is 09h00', (typed) => {
    expect(readStart(typed)).toEqual({ slot: '09h00' })
  })

  test.each([
    ['', 'Informe um horário como 08h30.'],
    ['manhã', 'Informe um horário como 08h30.'],
    ['25h00', 'Informe um horário como 08h30.'],
    ['4h59', 'Use um horário entre 05h00 e 20h30.'],
    ['2031', 'Use um horário entre 05h00 e 20h30.'],
  ])('“%s” is none', (typed, problem) => {
    expect(readStart(typed)).toEqual({ problem })
  })
})
