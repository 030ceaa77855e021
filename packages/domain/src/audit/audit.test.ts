import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { AuditFilter, auditQuery } from './audit.ts'

test('a search travels as text and is read back (rule audit-log)', () => {
  const search = { text: 'taxa', of: 'house', person: 12, from: '2026-11-01' } as const
  expect(auditQuery(search)).toEqual({ ...search, person: '12' })
  expect(parse(AuditFilter, auditQuery(search))).toEqual(search)
  expect(auditQuery({})).toEqual({})
})
