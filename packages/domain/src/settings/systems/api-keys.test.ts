import * as v from 'valibot'
import { expect, test } from 'vitest'
import { clientRights, rights } from '../../account/roles.ts'
import type { Audience } from '../../wire/endpoint.ts'
import { endpoints } from '../../wire/endpoints.ts'
import {
  ApiKey,
  apiKeyPrefix,
  apiKeyState,
  CreatedApiKey,
  keyLifetimes,
  mostApiKeys,
  NewApiKey,
} from './api-keys.ts'
import {
  createApiKey,
  createHouseKey,
  listApiKeys,
  listHouseKeys,
  revokeApiKey,
  revokeHouseKey,
} from './endpoints.ts'
import { KeyScope, keyScopeLabels, keyScopes, keyScopeTexts } from './key-scopes.ts'
import { opens, scopeCalls, scopesOf } from './scope-calls.ts'

const now = '2026-11-20T15:00:00.000Z'
const later = '2026-11-20T15:00:00.001Z'

test.each([
  [{ expires_at: null, is_backed: true }, 'open'],
  [{ expires_at: later, is_backed: true }, 'open'],
  [{ expires_at: now, is_backed: true }, 'expired'],
  [{ expires_at: null, is_backed: false }, 'stopped'],
] as const)('the key %o is %s', (key, state) => {
  expect(apiKeyState(key, now)).toBe(state)
})

test('a new key has a name, at least one scope, and one of the lifetimes or none', () => {
  const form = { name: ' ERP ', scopes: ['sessions_read'], days: null }
  expect(v.parse(NewApiKey, form)).toEqual({ ...form, name: 'ERP' })
  for (const days of keyLifetimes) expect(v.is(NewApiKey, { ...form, days })).toBe(true)
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { scopes: [] },
    { scopes: ['all'] },
    { days: 7 },
  ])
    expect(v.is(NewApiKey, { ...form, ...wrong })).toBe(false)
  expect(mostApiKeys).toBeGreaterThan(0)
})

test('only the answer to its creation tells a secret (rule api-key)', () => {
  expect(Object.keys(CreatedApiKey.entries).filter((name) => !(name in ApiKey.entries))).toEqual(['secret'])
  for (const { output } of [createApiKey, createHouseKey]) expect(output).toBe(CreatedApiKey)
  for (const { output } of [listApiKeys, revokeApiKey, listHouseKeys, revokeHouseKey])
    expect(output.item).toBe(ApiKey)
  expect(apiKeyPrefix).toMatch(/^[a-z]+_$/)
})

test('every scope has a name and a sentence', () => {
  expect(new Set(keyScopes.map((scope) => keyScopeLabels[v.parse(KeyScope, scope)])).size).toBe(
    keyScopes.length,
  )
  expect(new Set(keyScopes.map((scope) => keyScopeTexts[scope])).size).toBe(keyScopes.length)
})

const listed = keyScopes.flatMap((scope) => [...scopeCalls[scope].company, ...scopeCalls[scope].house])

test('no scope opens accounts, people, the team, the house or keys (rule api-key)', () => {
  const found = Object.values(endpoints).filter((one) =>
    listed.some(({ method, path }) => method === one.method && path === one.path),
  )
  expect(found.length).toBeGreaterThan(20)
  const closed: readonly Audience[] = [
    'people',
    'company',
    'systems',
    'payment',
    'team',
    'house',
    'operation',
    'audit',
  ]
  expect(closed.every((one) => [...clientRights, ...rights].some((right) => right === one))).toBe(true)
  expect(found.filter(({ audience }) => closed.includes(audience)).map(({ path }) => path)).toEqual([])
  expect(
    listed.filter(({ path }) => /account|auth|password|people|team|keys|webhooks|security/.test(path)),
  ).toEqual([])
})

test('a scope opens what it lists for its owner, and nothing else', () => {
  const search = { method: 'POST', path: '/sessions/search' }
  expect(opens(['sessions_read'], 'company', search)).toBe(true)
  expect(opens(['sessions_read'], 'house', search)).toBe(false)
  expect(opens(['finance_read', 'sessions_order'], 'company', search)).toBe(false)
  expect(opens(['sessions_read'], 'company', { ...search, method: 'GET' })).toBe(false)
  expect(opens([], 'company', search)).toBe(false)
})

test('every address that a scope opens names that scope, and no other address names one (rule api-key)', () => {
  for (const scope of keyScopes) {
    for (const call of [...scopeCalls[scope].company, ...scopeCalls[scope].house]) {
      expect(scopesOf(call)).toContain(scope)
    }
  }
  expect(scopesOf({ method: 'POST', path: '/auth/login' })).toEqual([])
})
