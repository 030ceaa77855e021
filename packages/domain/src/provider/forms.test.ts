import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { servedCities } from '../address/states.ts'
import { fieldMessages } from '../failure/failure-body.ts'
import { HolidayForm, NewProvider, ProviderChange, TimeOffForm } from './endpoints.ts'

const problems = (schema: v.GenericSchema, value: unknown) =>
  fieldMessages(v.safeParse(schema, value).issues ?? [])

const ana = {
  name: 'Ana Lima',
  email: 'ana@x.com.br',
  phone: '(11) 91234-5678',
  city: 'São Paulo',
  working_days: [1, 2, 3],
}

describe('a new photographer', () => {
  test.each(servedCities.map(({ name }) => name))('may work in %s', (city) => {
    expect(problems(NewProvider, { ...ana, city })).toEqual({})
  })

  test.each([
    ['without a name', { name: ' ' }, { name: 'Informe o nome.' }],
    ['without an e-mail', { email: '' }, { email: 'Informe o e-mail.' }],
    [
      'with half an e-mail',
      { email: 'ana@' },
      { email: 'Informe um e-mail válido, como nome@empresa.com.br.' },
    ],
    ['without a phone', { phone: '' }, { phone: 'Informe o telefone.' }],
    [
      'without a DDD',
      { phone: '91234-5678' },
      { phone: 'Informe um telefone com DDD, como (11) 91234-5678.' },
    ],
    ['in no city', { city: ' ' }, { city: 'Escolha uma cidade atendida.' }],
    ['on Sundays', { working_days: [0] }, {}],
    ['on no day yet', { working_days: [] }, {}],
    ['on every day but Sunday', { working_days: [1, 2, 3, 4, 5, 6] }, {}],
  ])('%s', (_, over, expected) => {
    expect(problems(NewProvider, { ...ana, ...over })).toEqual(expected)
  })

  test('has each working day once, and the spellings of the wire', () => {
    const read = v.parse(NewProvider, { ...ana, email: ' ANA@X.com.br ', working_days: [5, 1, 5] })
    expect(read).toMatchObject({ email: 'ana@x.com.br', phone: '+5511912345678', working_days: [1, 5] })
  })
})

describe('a change of a photographer', () => {
  test.each([
    ['of nothing', {}, {}],
    ['to inactive', { active: false }, {}],
    ['to no name', { name: '' }, { name: 'Informe o nome.' }],
    ['to another city', { city: 'Manaus' }, {}],
    ['to no city', { city: '' }, { city: 'Escolha uma cidade atendida.' }],
  ])('%s', (_, change, expected) => {
    expect(problems(ProviderChange, change)).toEqual(expected)
  })

  test.each([[[7]], [[-1]], [[1.5]], [[0, 1, 2, 3, 4, 5, 6, 6]]])(
    'to the days %j is refused',
    (working_days) => {
      expect(v.is(ProviderChange, { working_days })).toBe(false)
    },
  )
})

describe('days off', () => {
  test.each([
    ['one day', '2026-12-24', '2026-12-24', {}],
    ['two weeks', '2026-12-24', '2027-01-06', {}],
    [
      'backwards',
      '2026-12-24',
      '2026-12-23',
      { ends_on: 'A data final precisa ser igual ou posterior à data inicial.' },
    ],
  ])('%s', (_, starts_on, ends_on, expected) => {
    expect(problems(TimeOffForm, { starts_on, ends_on })).toEqual(expected)
  })

  test.each(['2026-02-30', '24/12/2026', '', '2026-12-24T00:00:00Z'])('%j is no day', (day) => {
    expect(problems(TimeOffForm, { starts_on: day, ends_on: '2026-12-24' })).toHaveProperty('starts_on')
  })
})

describe('a holiday', () => {
  const holiday = { day: '2027-01-25', city: 'São Paulo', name: 'Aniversário da cidade' }
  test.each([
    ['of a city', {}, {}],
    ['everywhere', { city: null }, {}],
    ['of a city without a name', { city: '' }, { city: 'Escolha uma cidade atendida.' }],
    ['without a name', { name: '' }, { name: 'Informe o nome do feriado.' }],
    ['with visits that stay', { visits_stay: true }, {}],
  ])('%s', (_, over, expected) => {
    expect(problems(HolidayForm, { ...holiday, ...over })).toEqual(expected)
  })
})
