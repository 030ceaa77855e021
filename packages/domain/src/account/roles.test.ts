import { expect, test } from 'vitest'
import { hasRight, officeRoles, onlyReads, rights, rightsOf, roleNames, roleOf, roleTexts } from './roles.ts'

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
