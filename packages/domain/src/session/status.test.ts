import { describe, expect, test } from 'vitest'
import {
  hasDelivery,
  isInProduction,
  isNoShow,
  type Stage,
  sessionStatuses,
  stageOf,
  status,
  statusesIn,
  statusLabel,
  statusLongLabel,
  statusTone,
} from './status.ts'

describe('a status', () => {
  test.each([
    [status.notScheduled, 'Não agendada', 'Não agendada', 'dark', 'to_schedule'],
    [status.scheduled, 'Agendada', 'Agendada', 'blue', 'scheduled'],
    [status.canceled, 'Cancelada', 'Cancelada', 'red', 'canceled'],
    [status.pending, 'Pendente', 'Entrega Pendente', 'yellow', 'to_deliver'],
    [status.delivered, 'Entregue', 'Entregue', 'green', 'delivered'],
    [status.clientNoShow, 'Cliente ausente', 'Cliente ausente', 'grey', 'to_schedule'],
    [status.providerNoShow, 'Fotógrafo ausente', 'Fotógrafo ausente', 'grey', 'to_schedule'],
    [status.atRevision, 'Em revisão', 'Em revisão', 'orange', 'in_revision'],
  ] as const)('%i reads “%s”, in full “%s”, in %s, at the stage %s', (of, label, long, tone, stage) => {
    expect([statusLabel(of), statusLongLabel(of), statusTone(of), stageOf(of)]).toEqual([
      label,
      long,
      tone,
      stage,
    ])
  })

  test('no two statuses share a label', () => {
    expect(new Set(sessionStatuses.map(statusLabel)).size).toBe(sessionStatuses.length)
    expect(new Set(sessionStatuses.map(statusLongLabel)).size).toBe(sessionStatuses.length)
  })
})

describe('the statuses of a stage', () => {
  test.each<[Stage[], number[]]>([
    [['to_schedule'], [1, 6, 7]],
    [
      ['scheduled', 'to_deliver'],
      [2, 4],
    ],
    [
      ['canceled', 'delivered'],
      [3, 5],
    ],
    [['in_revision'], [8]],
    [[], []],
  ])('%j: %j', (stages, expected) => {
    expect(statusesIn(...stages)).toEqual(expected)
  })
})

test.each([
  ['the client has the material', hasDelivery, [5, 8]],
  ['staff have material to produce or to correct', isInProduction, [4, 8]],
  ['somebody missed the appointment', isNoShow, [6, 7]],
] as const)('%s in the statuses of the stage alone', (_, question, expected) => {
  expect(sessionStatuses.filter(question)).toEqual(expected)
})
