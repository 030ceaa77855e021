import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fieldMessages } from '../../failure/failure-body.ts'
import { PreferredPeriodForm, preferredPeriodText } from './preferred-period.ts'

const any = { weekdays: [], parts: [], first_day: null, last_day: null }

test.each([
  [{ ...any }, 'qualquer dia'],
  [{ ...any, weekdays: [0, 1, 2, 3, 4, 5, 6], parts: ['morning', 'afternoon'] as const }, 'qualquer dia'],
  [{ ...any, weekdays: [1, 3] }, 'segundas e quartas'],
  [{ ...any, weekdays: [1, 3, 6], parts: ['morning'] as const }, 'segundas, quartas e sábados, de manhã'],
  [{ ...any, parts: ['afternoon'] as const, last_day: '2026-12-12' }, 'à tarde, até 12 de dezembro'],
  [{ ...any, first_day: '2026-12-01' }, 'a partir de 1º de dezembro'],
  [{ ...any, first_day: '2026-12-01', last_day: '2026-12-12' }, 'de 1º a 12 de dezembro'],
  [{ ...any, first_day: '2026-11-30', last_day: '2026-12-12' }, 'de 30 de novembro a 12 de dezembro'],
  [{ ...any, first_day: '2026-12-01', last_day: '2026-12-01' }, 'em 1º de dezembro'],
])('%j is “%s”', (period, text) => {
  expect(preferredPeriodText({ ...period, parts: [...period.parts] })).toBe(text)
})

test('a period says something, and ends no earlier than it begins (rule preferred-period)', () => {
  const read = (form: object) => safeParse(PreferredPeriodForm, form)
  const problems = (form: object) => {
    const { issues } = read(form)
    return issues ? fieldMessages(issues) : {}
  }
  expect(problems(any)).toEqual({
    weekdays: 'Escolha dias, uma parte do dia ou um período, ou escreva um recado.',
  })
  expect(problems({ ...any, note: 'Só em janeiro.' })).toEqual({})
  expect(problems({ ...any, first_day: '2026-12-12', last_day: '2026-12-01' })).toEqual({
    last_day: 'O último dia precisa ser igual ou posterior ao primeiro.',
  })
  expect(problems({ ...any, weekdays: [7] })).not.toEqual({})
  expect(read({ ...any, weekdays: [3, 1, 3], parts: ['afternoon', 'morning'] }).output).toMatchObject({
    weekdays: [1, 3],
    parts: ['morning', 'afternoon'],
  })
})
