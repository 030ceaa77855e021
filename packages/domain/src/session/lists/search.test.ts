import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  isNoShow,
  sessionStatuses,
  status as statuses,
  statusLabel,
  statusLongLabel,
  statusTone,
} from '../status.ts'
import { QueueSearch } from './queue.ts'
import { DateRange, SessionSearch } from './search.ts'

describe('a range of days', () => {
  test.each([
    [{}, true],
    [{ from: null, to: null }, true],
    [{ from: '2026-11-20' }, true],
    [{ to: '2026-11-20' }, true],
    [{ from: '2026-11-20', to: '2026-11-20' }, true],
    [{ from: '2026-11-20', to: '2026-11-21' }, true],
    [{ from: '2026-11-21', to: '2026-11-20' }, false],
    [{ from: '2026-02-30' }, false],
  ])('%j holds: %s', (range, holds) => {
    expect(safeParse(DateRange, range).success).toBe(holds)
  })
})

describe('a search of the list', () => {
  test('without anything is the first page, newest visit first', () => {
    expect(safeParse(SessionSearch, {}).output).toEqual({
      page: 1,
      filter: {},
      order_by: 'scheduled_for',
      descending: true,
    })
  })

  test.each([
    [{ page: 0 }, 'A primeira página é a 1.'],
    [{ order_by: 'price' }, 'Escolha uma ordenação que existe.'],
    [{ filter: { status: [9] } }, 'Escolha uma situação que existe.'],
    [{ filter: { address: 'a'.repeat(201) } }, 'Use no máximo 200 caracteres.'],
    [{ filter: { client_code: 'a'.repeat(121) } }, 'Use no máximo 120 caracteres.'],
  ])('%j is refused', (search, message) => {
    expect(safeParse(SessionSearch, search).issues?.[0].message).toBe(message)
  })

  test.each([
    { page: 1.5 },
    { page: 100_001 },
    { filter: { services: Array.from({ length: 101 }, (_, id) => id) } },
    { filter: { services: [1.5] } },
    { descending: 'yes' },
  ])('%j is refused, too', (search) => {
    expect(safeParse(SessionSearch, search).success).toBe(false)
  })

  test('words are trimmed', () => {
    const filter = { address: ' Augusta ', client_code: ' HZ ' }
    expect(safeParse(SessionSearch, { filter }).output).toMatchObject({
      filter: { address: 'Augusta', client_code: 'HZ' },
    })
  })
})

describe('a search of a queue', () => {
  test('without anything is the first page of everything', () => {
    expect(safeParse(QueueSearch, {}).output).toEqual({
      queue: 'all',
      page: 1,
      text: '',
      city: null,
      provider_id: null,
      status: null,
      day: null,
      until: null,
    })
  })

  test.each([{ queue: 'mine' }, { page: 0 }, { provider_id: 1.5 }, { status: 0 }, { day: '20/11/2026' }])(
    '%j is refused',
    (search) => {
      expect(safeParse(QueueSearch, search).success).toBe(false)
    },
  )
})

describe('a status', () => {
  test.each([
    [statuses.notScheduled, 'Não agendada', 'Não agendada', 'dark'],
    [statuses.scheduled, 'Agendada', 'Agendada', 'blue'],
    [statuses.canceled, 'Cancelada', 'Cancelada', 'red'],
    [statuses.pending, 'Pendente', 'Entrega Pendente', 'yellow'],
    [statuses.delivered, 'Entregue', 'Entregue', 'green'],
    [statuses.clientNoShow, 'Cliente ausente', 'Cliente ausente', 'grey'],
    [statuses.providerNoShow, 'Fotógrafo ausente', 'Fotógrafo ausente', 'grey'],
    [statuses.atRevision, 'Em revisão', 'Em revisão', 'orange'],
  ] as const)('%i is “%s”, “%s”, %s', (status, label, long, tone) => {
    expect([statusLabel(status), statusLongLabel(status), statusTone(status)]).toEqual([label, long, tone])
  })

  test('is a no-show in two cases', () => {
    expect(sessionStatuses.filter(isNoShow)).toEqual([6, 7])
  })
})
