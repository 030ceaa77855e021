import { expect, test } from 'vitest'
import { queueAddress, queueSearchOf } from './queue-query.ts'

test('a search survives its address', () => {
  const search = {
    queue: 'to_deliver' as const,
    page: 3,
    text: 'rua augusta',
    city: 'São Paulo',
    provider_id: null,
    day: '2026-11-23',
  }
  const query = new URL(queueAddress(search), 'http://ensaio.test').searchParams
  expect(queueSearchOf(query)).toEqual(search)
})

test('an address that makes no sense opens today’s visits', () => {
  const query = new URLSearchParams('fila=ontem&pagina=-2&dia=2026-02-30')
  expect(queueSearchOf(query)).toMatchObject({ queue: 'today', page: 1, day: null })
  expect(queueAddress(queueSearchOf(query))).toBe('/')
})
