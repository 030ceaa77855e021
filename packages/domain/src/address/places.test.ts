import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { zoneOfState } from './cities.ts'
import { PlaceQuestion } from './place-search.ts'
import { PostalCode } from './postal-code.ts'
import { isServedCity, plain, State, servedCities, stateNames, states } from './states.ts'

describe('a CEP', () => {
  test.each(['01305-100', '01305100', '01.305-100', ' 01305-100 '])('%j is kept as its digits', (text) => {
    expect(safeParse(PostalCode, text).output).toBe('01305100')
  })

  test.each([
    ['', 'Informe o CEP.'],
    ['   ', 'Informe o CEP.'],
    ['01305-10', 'Complete o CEP: são 8 números.'],
    ['01305-1000', 'Complete o CEP: são 8 números.'],
    ['0130a-100', 'Complete o CEP: são 8 números.'],
    [1_305_100, 'Informe o CEP.'],
  ])('%j is refused', (text, message) => {
    expect(safeParse(PostalCode, text).issues?.[0].message).toBe(message)
  })
})

describe('states and cities', () => {
  test('there are 27 states, in the order of the alphabet', () => {
    expect(states).toHaveLength(27)
    expect([...states].toSorted()).toEqual(states)
    expect(Object.keys(stateNames)).toEqual(states)
    expect(new Set(Object.values(stateNames)).size).toBe(27)
  })

  test.each(['XX', 'sp', '', null])('%j is no state', (text) => {
    expect(safeParse(State, text).issues?.[0].message).toBe('Escolha o estado.')
  })

  test.each(['São Paulo', 'SAO PAULO', ' são paulo ', 'Rio de Janeiro', 'porto alegre'])(
    '%j is served',
    (city) => {
      expect(isServedCity(city)).toBe(true)
    },
  )

  test.each(['Guarulhos', '', 'São Paulo de Olivença'])('%j is not served', (city) => {
    expect(isServedCity(city)).toBe(false)
  })

  test('served cities lie in known states', () => {
    for (const { state } of servedCities) expect(safeParse(State, state).success).toBe(true)
  })

  test.each([
    ['Ângela', 'angela'],
    ['  ÇÃO ', 'cao'],
  ])('%j is compared as %s', (text, compared) => {
    expect(plain(text)).toBe(compared)
  })
})

describe('a search of places', () => {
  test.each([{}, { input: 'rua' }, { input: ' Rua Augusta ', session_token: 'abc-123' }])(
    '%j is asked',
    (question) => {
      expect(safeParse(PlaceQuestion, question).success).toBe(true)
    },
  )

  test.each([
    [{ input: 'ru' }, 'Escreva pelo menos 3 letras.'],
    [{ input: 'a'.repeat(201) }, 'Escreva até 200 letras.'],
    [{ session_token: 'a b' }, 'Este valor não é aceito aqui.'],
    [{ session_token: 'a'.repeat(37) }, 'Este valor não é aceito aqui.'],
    [{ session_token: '' }, 'Este valor não é aceito aqui.'],
  ])('%j is refused', (question, message) => {
    expect(safeParse(PlaceQuestion, question).issues?.[0].message).toBe(message)
  })
})

test.each([
  ['SP', 'America/Sao_Paulo'],
  ['AM', 'America/Manaus'],
  ['AC', 'America/Rio_Branco'],
  ['PE', 'America/Recife'],
  ['DF', 'America/Sao_Paulo'],
])('a new city in %s starts in the zone %s', (state, zone) => {
  expect(zoneOfState(state)).toBe(zone)
})
