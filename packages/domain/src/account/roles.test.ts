import { expect, test } from 'vitest'
import {
  clientRights,
  clientRightsOf,
  clientRoleNames,
  clientRoleOf,
  clientRoles,
  clientRoleTexts,
  hasClientRight,
  hasRight,
  officeRoles,
  onlyReads,
  rights,
  rightsOf,
  roleNames,
  roleOf,
  roleTexts,
} from './roles.ts'

test('administrators have every right, clients and strangers none', () => {
  expect(rights.filter((right) => !hasRight({ scope: 'admin', role: 'administrator' }, right))).toEqual([])
  for (const nobody of [null, { scope: 'client' } as const])
    expect(rights.filter((right) => hasRight(nobody, right))).toEqual([])
})

test('only administrators have the rights over the team, the house, the operation and the audit log', () => {
  const others = Object.entries(rightsOf).filter(([role]) => role !== 'administrator')
  expect(
    others.flatMap(([, held]) =>
      held.filter((right) => ['team', 'house', 'operation', 'audit'].some((one) => one === right)),
    ),
  ).toEqual([])
})

test('credit and prices are for finance, the visits for coordinators', () => {
  const finance = { scope: 'admin', role: 'finance' } as const
  const coordinator = { scope: 'admin', role: 'coordinator' } as const
  expect([hasRight(finance, 'credit'), hasRight(coordinator, 'credit')]).toEqual([true, false])
  expect([hasRight(finance, 'dispatch'), hasRight(coordinator, 'dispatch')]).toEqual([false, true])
  expect([onlyReads(finance), onlyReads(coordinator)]).toEqual([true, false])
})

test('a photographer fills ensaios and nothing else; a client never only reads', () => {
  expect(rights.filter((right) => hasRight({ scope: 'provider' }, right))).toEqual(['fieldwork'])
  expect([onlyReads({ scope: 'provider' }), onlyReads({ scope: 'client' })]).toEqual([false, false])
})

test('an answer of an older server, without a role, is an administrator’s', () => {
  expect(roleOf({ scope: 'admin' })).toBe('administrator')
  expect([roleOf({ scope: 'provider' }), roleOf({ scope: 'client' })]).toEqual(['photographer', null])
})

test('every role of the office has a name and a sentence', () => {
  expect(officeRoles.map((role) => roleNames[role])).toEqual(['Administração', 'Coordenação', 'Financeiro'])
  expect(new Set(officeRoles.map((role) => roleTexts[role])).size).toBe(officeRoles.length)
})

const client = (client_role?: (typeof clientRoles)[number]) => ({ scope: 'client', client_role }) as const

test('managers have every right in their company; staff and strangers none (rule client-roles)', () => {
  expect(clientRights.filter((right) => !hasClientRight(client('manager'), right))).toEqual([])
  for (const nobody of [null, { scope: 'admin', client_role: 'manager' } as const])
    expect(clientRights.filter((right) => hasClientRight(nobody, right))).toEqual([])
})

test('those who order spend no money, finance changes no ensaio, readers change nothing (rule client-roles)', () => {
  expect(clientRightsOf.orders).toEqual(['order', 'visits', 'review'])
  expect(clientRightsOf.finance).toEqual(['payment', 'statement'])
  expect(clientRightsOf.reader).toEqual([])
})

test('a client of another API, without a role, is a manager (rule wire-other-api)', () => {
  expect(clientRoleOf(client())).toBe('manager')
  expect(clientRoleOf({ scope: 'provider' })).toBeNull()
  expect(hasClientRight(client(), 'people')).toBe(true)
})

test('every role of a company has a name and a sentence', () => {
  expect(clientRoles.map((role) => clientRoleNames[role])).toEqual([
    'Gestão',
    'Pedidos',
    'Financeiro',
    'Leitura',
  ])
  expect(new Set(clientRoles.map((role) => clientRoleTexts[role])).size).toBe(clientRoles.length)
})
