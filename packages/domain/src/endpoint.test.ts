import { expect, test } from 'vitest'
import { fillPath } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { Failure, failureCode } from './failure.ts'

test('a path is filled with encoded values, and a missing value throws', () => {
  expect(fillPath('/sessions/{id}', { id: 7 })).toBe('/sessions/7')
  expect(fillPath('/sessions/public/{token}', { token: 'a/b?' })).toBe('/sessions/public/a%2Fb%3F')
  expect(() => fillPath('/sessions/{id}', { id: '' })).toThrow('{id}')
})

test('no two endpoints share method and path', () => {
  const routes = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
  expect(routes.length).toBeGreaterThan(10)
})

test('an unknown code falls back on its HTTP status', () => {
  expect(failureCode('slot_taken', 409)).toBe('slot_taken')
  expect(failureCode('toString', 404)).toBe('not_found')
  expect(failureCode(undefined, 500)).toBe('internal')
  expect(failureCode(undefined, 599)).toBe('internal')
  expect(new Failure('slot_taken', 'x').status).toBe(409)
})
