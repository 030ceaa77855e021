import { describe, expect, test } from 'vitest'
import { addressOf } from '../address/parts.ts'
import type { Actor } from './actor.ts'
import { hasBegun, promisedDate } from './delivery-text.ts'
import { hasVisitBegun, scheduleOption } from './schedule-option.ts'
import type { Session } from './schema.ts'
import { type SessionStatus, sessionStatuses, status } from './status.ts'
import {
  cancelOption,
  canMove,
  canUndoDone,
  isCancelTooLate,
  isMoveTooEarly,
  lateCancelRefusal,
  moveRefusal,
  movesFrom,
} from './transitions.ts'
import { withoutContacts } from './visit-window.ts'

const allowed: Record<Actor, string[]> = {
  client: ['1→2', '2→2', '1→3', '2→3'],
  staff: [
    '1→2',
    '2→2',
    '1→3',
    '2→3',
    '2→1',
    '2→4',
    '2→6',
    '2→7',
    '4→2',
    '4→5',
    '4→3',
    '5→8',
    '8→5',
    '6→1',
    '7→1',
  ],
}

const pairs = sessionStatuses.flatMap((from) => sessionStatuses.map((to) => [from, to] as const))

describe.each(['client', 'staff'] as const)('moves of %s', (actor) => {
  test.each(pairs)('%i → %i', (from, to) => {
    expect(canMove(from, to, actor)).toBe(allowed[actor].includes(`${from}→${to}`))
    expect(moveRefusal(from, to)).toMatch(/\.$/)
  })
})

test.each(pairs)('%i → %i waits for the visit only if it reports the outcome', (from, to) => {
  const start = '2026-11-23T11:30:00Z'
  const isEarlyAt = (now: string) => isMoveTooEarly({ status: from, scheduled_for: start }, to, now)
  expect(isEarlyAt('2026-11-23T11:29:59Z')).toBe(from === 2 && [4, 6, 7].includes(to))
  expect(isEarlyAt(start)).toBe(false)
})

test('the cancel button is open, refused with a reason, or hidden', () => {
  const kinds = sessionStatuses.map((from) => cancelOption(from, 'client').kind)
  expect(kinds).toEqual(['open', 'open', 'hidden', 'refused', 'hidden', 'refused', 'refused', 'refused'])
  expect(cancelOption(4, 'staff').kind).toBe('open')
})

test('a client cancels up to the start of the visit, staff also afterwards (rule status-moves)', () => {
  const scheduled_for = '2026-11-23T11:30:00.000Z'
  const at = (now: string, viewer: Actor, from: SessionStatus = 2) =>
    cancelOption(from, viewer, { scheduled_for: from === 1 ? null : scheduled_for, now })
  expect(at('2026-11-23T11:29:59.999Z', 'client').kind).toBe('open')
  expect(at(scheduled_for, 'client').kind).toBe('open')
  expect(at('2026-11-23T11:30:00.001Z', 'client')).toEqual({ kind: 'refused', reason: lateCancelRefusal })
  expect(at('2026-11-23T11:30:00.001Z', 'staff').kind).toBe('open')
  expect(at('2026-11-23T11:30:00.001Z', 'client', 1).kind).toBe('open')
  expect(at('2026-11-23T11:30:00.001Z', 'client', 3).kind).toBe('hidden')
  expect(cancelOption(2, 'client').kind).toBe('open')
  expect(isCancelTooLate({ status: 2, scheduled_for }, 'client', '2026-11-23T11:30:00.001Z')).toBe(true)
})

test.each([6, 7] as const)('in status %i the reason tells staff what to do first, not whom to call', (of) => {
  expect(canMove(of, 1, 'staff') && canMove(1, 3, 'staff')).toBe(true)
  expect(cancelOption(of, 'staff')).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/Remarque o ensaio antes; sem data, ele pode ser cancelado\.$/),
  })
  expect(cancelOption(of, 'client')).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/ossa equipe/),
  })
})

describe('what the schedule card offers', () => {
  const start = '2026-11-23T11:30:00Z'
  const offer = (status: SessionStatus, now: string, viewer: Actor = 'client') =>
    scheduleOption({ status, scheduled_for: status === 1 ? null : start }, now, viewer).kind

  test('AGENDAR in status 1 only, REAGENDAR in 2 only', () => {
    const kinds = sessionStatuses.map((status) => offer(status, '2026-11-20T12:00:00Z'))
    expect(kinds).toEqual(['schedule', 'reschedule', 'none', 'none', 'none', 'none', 'none', 'none'])
  })

  test('a client is refused inside the last 24 hours, and offered nothing after the start', () => {
    expect(offer(2, '2026-11-22T11:29:59Z')).toBe('reschedule')
    expect(offer(2, '2026-11-22T11:30:00Z')).toBe('refused')
    expect(offer(2, start)).toBe('none')
  })

  test('staff move a visit at any time, and are warned inside the 24 hours and after the start', () => {
    const warning = (now: string) => {
      const option = scheduleOption({ status: 2, scheduled_for: start }, now, 'staff')
      return option.kind === 'reschedule' ? option.warning : option.kind
    }
    expect(warning('2026-11-22T11:29:59Z')).toBeUndefined()
    expect(warning('2026-11-22T11:30:00Z')).toMatch(/^Faltam menos de 24 horas/)
    expect(warning(start)).toMatch(/já passou/)
    expect(warning('2026-12-23T11:30:00Z')).toMatch(/já passou/)
    const later = sessionStatuses.filter((of) => of > 2)
    expect(later.map((of) => offer(of, start, 'staff'))).toEqual(later.map(() => 'none'))
  })
})

describe('"Feita" can be undone', () => {
  const done_at = '2026-11-20T15:00:00.000Z'
  test.each([
    ['at once', { status: 4 as const, done_at }, done_at, true],
    ['a day later', { status: 4 as const, done_at }, '2026-11-21T15:00:00.000Z', true],
    ['after that', { status: 4 as const, done_at }, '2026-11-21T15:00:00.001Z', false],
    ['when nobody knows since when', { status: 4 as const, done_at: null }, done_at, false],
    ['after the delivery', { status: 5 as const, done_at }, done_at, false],
  ])('%s', (_when, session, now, allowed) => {
    expect(canUndoDone(session, now)).toBe(allowed)
  })
})

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
