import { describe, expect, test } from 'vitest'
import { easterSunday, holidaysOf } from './holidays.ts'
import { weekdayOf } from './local-date.ts'

describe('Easter', () => {
  test.each([
    [1900, '1900-04-15'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [2038, '2038-04-25'],
    [2100, '2100-03-28'],
  ])('of %i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  test('is a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year < 2200; year += 1) {
      const date = easterSunday(year)
      expect(weekdayOf(date)).toBe(0)
      expect(date >= `${year}-03-22` && date <= `${year}-04-25`).toBe(true)
    }
  })
})

describe('the holidays of a year', () => {
  const of2026 = holidaysOf(2026)

  test.each([
    ['2026-02-16', 'Segunda-feira de Carnaval'],
    ['2026-02-17', 'Terça-feira de Carnaval'],
    ['2026-04-03', 'Sexta-feira Santa'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-11-20', 'Dia da Consciência Negra'],
    ['2026-12-25', 'Natal'],
  ])('%s is %s everywhere', (date, name) => {
    expect(of2026).toContainEqual({ date, name, city: null })
  })

  test.each([
    ['2026-01-20', 'Rio de Janeiro'],
    ['2026-01-25', 'São Paulo'],
    ['2026-02-02', 'Porto Alegre'],
    ['2026-04-23', 'Rio de Janeiro'],
    ['2026-07-09', 'São Paulo'],
    ['2026-09-20', 'Porto Alegre'],
  ])('%s is one of %s alone', (date, city) => {
    expect(of2026.filter((one) => one.date === date).map((one) => one.city)).toEqual([city])
  })

  test('are 19, in the order of their days', () => {
    expect(of2026).toHaveLength(19)
    const days = of2026.map(({ date }) => date)
    expect(days).toEqual(days.toSorted())
  })
})
