import { expect, test } from 'vitest'
import { queryOf, searchOf } from './session-query.ts'

test('a search is written into the address and read back', () => {
  const search = {
    page: 3,
    order_by: 'created_at' as const,
    descending: false,
    filter: {
      status: [2, 4] as (2 | 4)[],
      services: [1, 7],
      session_date: { from: '2026-11-01', to: null },
      created_date: { from: '2026-10-01', to: '2026-10-31' },
      client_code: 'HZ-22',
      address: 'Augusta, 1500',
    },
  }
  expect(searchOf(queryOf(search))).toEqual(search)
})

test('the default list has a bare address, and a bare address is the default list', () => {
  expect(queryOf(searchOf(new URLSearchParams())).toString()).toBe('')
  expect(searchOf(new URLSearchParams())).toEqual({
    page: 1,
    filter: {},
    order_by: 'scheduled_for',
    descending: true,
  })
})

test('invalid values in the address are ignored', () => {
  const query = new URLSearchParams('situacao=9,abc&pagina=-2&ensaio-de=2026-02-30&ordem=password&servicos=')
  expect(searchOf(query)).toEqual(searchOf(new URLSearchParams()))
})
