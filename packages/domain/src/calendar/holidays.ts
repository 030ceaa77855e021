import { addDays, type LocalDate } from './local-date.ts'

/** Easter Sunday of a Gregorian year (anonymous Gregorian computus). */
export function easterSunday(year: number): LocalDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const month = String(Math.floor(f / 31)).padStart(2, '0')
  const day = String((f % 31) + 1).padStart(2, '0')
  return `${year}-${month}-${day}`
}

const fixedHolidays: readonly [monthAndDay: string, name: string, cities: readonly string[] | null][] = [
  ['01-01', 'Confraternização Universal', null],
  ['01-20', 'São Sebastião', ['Rio de Janeiro']],
  ['01-25', 'Aniversário de São Paulo', ['São Paulo']],
  ['02-02', 'Nossa Senhora dos Navegantes', ['Porto Alegre']],
  ['04-21', 'Tiradentes', null],
  ['04-23', 'São Jorge', ['Rio de Janeiro']],
  ['05-01', 'Dia do Trabalho', null],
  ['07-09', 'Revolução Constitucionalista', ['São Paulo']],
  ['09-07', 'Independência do Brasil', null],
  ['09-20', 'Revolução Farroupilha', ['Porto Alegre']],
  ['10-12', 'Nossa Senhora Aparecida', null],
  ['11-02', 'Finados', null],
  ['11-15', 'Proclamação da República', null],
  ['11-20', 'Dia da Consciência Negra', null],
  ['12-25', 'Natal', null],
]

const movableHolidays: readonly [daysAfterEaster: number, name: string][] = [
  [-48, 'Segunda-feira de Carnaval'],
  [-47, 'Terça-feira de Carnaval'],
  [-2, 'Sexta-feira Santa'],
  [60, 'Corpus Christi'],
]

/** A day without visits; `city` null means everywhere. */
export interface Holiday {
  date: LocalDate
  name: string
  city: string | null
}

/** The initial holidays of a new database, for the three cities; staff edit them afterwards (rule opening-month). */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year)
  const fixed = fixedHolidays.flatMap(([monthAndDay, name, cities]) =>
    (cities ?? [null]).map((city) => ({ date: `${year}-${monthAndDay}`, name, city })),
  )
  const movable = movableHolidays.map(([days, name]) => ({ date: addDays(easter, days), name, city: null }))
  return [...fixed, ...movable].sort((one, other) => (one.date < other.date ? -1 : 1))
}
