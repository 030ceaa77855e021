import { expect, test } from 'vitest'
import { boardQuery, boardSearchOf } from './board-query.ts'

const today = '2026-11-25'
const cities = ['Porto Alegre', 'São Paulo']
const read = (query: string) => boardSearchOf(new URLSearchParams(query), { today, cities })

test('the default is today, of all cities', () => {
  expect(read('')).toEqual({ from: today, span: 'day', city: null, isMapOpen: false })
})

test('a week starts on the Monday before its day', () => {
  expect(read('periodo=semana&de=2026-12-05')).toEqual({
    from: '2026-11-30',
    span: 'week',
    city: null,
    isMapOpen: false,
  })
})

test('invalid values are ignored', () => {
  expect(read('periodo=ano&de=2026-02-30&cidade=Atlantis&mapa=1')).toEqual({
    from: today,
    span: 'day',
    city: null,
    isMapOpen: false,
  })
})

test.each(['', 'de=2026-12-05', 'de=2026-11-30&periodo=semana&cidade=Porto+Alegre', 'mapa=sim'])(
  '“%s” is written as it was read',
  (query) => {
    expect(boardQuery(read(query), today).toString()).toBe(query)
  },
)
