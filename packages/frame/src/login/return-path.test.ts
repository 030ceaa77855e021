import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  [{ state: { from: '/sessions/4' }, search: '' }, '/sessions/4'],
  [{ state: null, search: '?voltar=%2Fsessions%2F4%3Fpagina%3D2' }, '/sessions/4?pagina=2'],
  [{ state: { from: '/agenda' }, search: '?voltar=%2Fteam' }, '/agenda'],
  [{ state: null, search: '' }, null],
  [{ state: { from: 4 }, search: '' }, null],
])('%j leads to %s', (location, expected) => {
  expect(returnPath(location)).toBe(expected)
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  'sessions',
])('%j is no page of the app', (text) => {
  expect(returnPath({ state: { from: text }, search: '' })).toBeNull()
  expect(returnPath({ state: null, search: `?voltar=${encodeURIComponent(text)}` })).toBeNull()
})
