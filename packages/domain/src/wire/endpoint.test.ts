import { describe, expect, test } from 'vitest'
import { Failure, failureCode } from '../failure/failure.ts'
import { fillPath, routerPath } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

test('an unknown code falls back on its HTTP status', () => {
  expect(failureCode('slot_taken', 409)).toBe('slot_taken')
  expect(failureCode('toString', 404)).toBe('not_found')
  expect(failureCode(undefined, 500)).toBe('internal')
  expect(failureCode(undefined, 599)).toBe('internal')
  expect(new Failure('slot_taken', 'x').status).toBe(409)
})

describe('a path', () => {
  test.each([
    ['/sessions', '/sessions'],
    ['/sessions/{id}', '/sessions/:id'],
    ['/sessions/{id}/{productId}/photos/{photoId}', '/sessions/:id/:productId/photos/:photoId'],
  ])('%s is %s for a router', (path, router) => {
    expect(routerPath(path)).toBe(router)
  })

  test('is filled with encoded values', () => {
    expect(fillPath('/sessions/{id}', { id: 7 })).toBe('/sessions/7')
    expect(fillPath('/sessions/public/{token}', { token: 'a/b ?' })).toBe('/sessions/public/a%2Fb%20%3F')
  })

  test.each([undefined, ''])('without a value (%j) is refused', (id) => {
    expect(() => fillPath('/sessions/{id}', { id } as { id: string })).toThrow('lacks a value for {id}')
  })
})

describe('every declared endpoint', () => {
  const all = Object.values(endpoints)

  test('has a path of its own, from the root', () => {
    expect(all.every(({ path }) => path.startsWith('/'))).toBe(true)
    const addresses = all.map(({ method, path }) => `${method} ${routerPath(path).replace(/:\w+/g, ':')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('has no body in a GET', () => {
    expect(all.filter(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([])
  })

  test('says in one sentence what it does', () => {
    expect(all.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary)).map(({ path }) => path)).toEqual([])
  })
})
