import { expect, test } from 'vitest'
import { queueAddress, queueSearchOf } from './queue-query.ts'

test('a search is written into the address and read back', () => {
  const search = {
    queue: 'to_deliver' as const,
    page: 3,
    text: 'rua augusta',
    city: 'São Paulo',
    provider_id: 3,
    status: 4 as const,
    day: '2026-11-23',
    until: '2026-11-27',
  }
  const query = new URL(queueAddress(search), 'http://ensaio.test').searchParams
  expect(queueSearchOf(query)).toEqual(search)
})

test('an invalid address opens today’s visits', () => {
  const query = new URLSearchParams('fila=ontem&pagina=-2&dia=2026-02-30&ate=x&situacao=9&fotografo=-1')
  expect(queueSearchOf(query)).toMatchObject({
    queue: 'today',
    page: 1,
    day: null,
    until: null,
    status: null,
    provider_id: null,
  })
  expect(queueAddress(queueSearchOf(query))).toBe('/')
})
