import { describe, expect, test } from 'vitest'
import { addressOf } from '../address/parts.ts'
import { hasBegun, promisedDate } from './delivery-text.ts'
import { hasVisitBegun } from './schedule-option.ts'
import type { Session } from './schema.ts'
import { sessionStatuses, status } from './status.ts'
import { canMove, moveRefusal, movesFrom } from './transitions.ts'
import { withoutContacts } from './visit-window.ts'

describe('the moves of an ensaio (rule status-moves)', () => {
  test.each([
    [status.notScheduled, [2, 3], [2, 3]],
    [status.scheduled, [2, 3], [2, 3, 1, 4, 6, 7]],
    [status.canceled, [], []],
    [status.pending, [], [5, 3, 2]],
    [status.delivered, [], [8]],
    [status.clientNoShow, [], [1]],
    [status.providerNoShow, [], [1]],
    [status.atRevision, [], [5]],
  ] as const)('from %i: clients %j, staff %j', (from, clients, staff) => {
    expect(movesFrom(from, 'client')).toEqual(clients)
    expect(movesFrom(from, 'staff')).toEqual(staff)
  })

  test('staff may do what clients may, and a move is one of the list', () => {
    for (const from of sessionStatuses)
      for (const to of sessionStatuses) {
        expect(canMove(from, to, 'staff')).toBe(movesFrom(from, 'staff').includes(to))
        if (canMove(from, to, 'client')) expect(canMove(from, to, 'staff')).toBe(true)
      }
  })

  test.each([
    [status.canceled, status.canceled, 'Este ensaio já está como “Cancelada”.'],
    [status.canceled, status.scheduled, 'Um ensaio “Cancelada” não pode passar para “Agendada”.'],
    [
      status.pending,
      status.notScheduled,
      'Um ensaio “Entrega Pendente” não pode passar para “Não agendada”.',
    ],
  ])('%i → %i is refused in words', (from, to, words) => {
    expect(moveRefusal(from, to)).toBe(words)
  })
})

describe('the start of a visit', () => {
  const start = '2026-11-23T13:30:00.000Z'
  test.each([
    [start, '2026-11-23T13:29:59.999Z', false],
    [start, start, true],
    [start, '2026-11-23T13:30:00.001Z', true],
    [null, start, false],
  ])('%s has begun at %s: %s', (scheduled_for, now, expected) => {
    expect(hasVisitBegun({ scheduled_for }, now)).toBe(expected)
    expect(hasBegun({ scheduled_for }, now)).toBe(expected)
  })

  test.each([
    ['2026-11-23T13:30:00.000Z', 'America/Sao_Paulo', '2026-11-27'],
    ['2026-11-24T01:30:00.000Z', 'America/Sao_Paulo', '2026-11-27'],
    ['2026-11-24T01:30:00.000Z', 'UTC', '2026-11-28'],
    ['2026-12-29T13:30:00.000Z', 'America/Sao_Paulo', '2027-01-02'],
  ])('a visit at %s in %s is promised for %s', (scheduledFor, zone, day) => {
    expect(promisedDate(scheduledFor, zone)).toBe(day)
  })
})

test('far from the visit a photographer reads neither people nor the exact place (rule photographer-window)', () => {
  const session = {
    id: 7,
    status: status.scheduled,
    address: {
      ...addressOf({
        postal_code: '01305100',
        street: 'Rua Augusta',
        number: '1500',
        neighborhood: 'Consolação',
        city: 'São Paulo',
        state: 'SP',
      }),
      url: 'https://mapas.exemplo.test',
    },
    vertical_data: {
      unit: '84',
      complement: 'Torre B',
      area: 78,
      reference: 'Atrás da igreja',
      keys: 'No cofre',
      additional_info: 'Interfone quebrado',
    },
    responsible_information: { name: 'Ana', phone: '+5511999998888', email: 'ana@x.com.br', company: null },
    scheduling_responsible_info: { name: 'Bento', phone: '+5511999998888', email: 'bento@x.com.br' },
  } as unknown as Session
  const seen = withoutContacts(session)
  expect(seen).toMatchObject({
    id: 7,
    status: status.scheduled,
    responsible_information: null,
    scheduling_responsible_info: null,
    vertical_data: {
      unit: null,
      complement: null,
      area: 78,
      reference: null,
      keys: null,
      additional_info: null,
    },
  })
  expect(JSON.stringify(seen)).not.toMatch(/Augusta|1500|01305|mapas|Torre|cofre|Ana|Bento/)
  expect(JSON.stringify(seen)).toMatch(/Consolação/)
})
