import { expect, it } from 'vitest'
import {
  sourceParameter,
  type VisitSource,
  visitDays,
  visitSourceLabels,
  visitSourceOf,
  visitSources,
} from './visits.ts'

it.each<[string | null, string | null, VisitSource]>([
  [null, null, 'direct'],
  [null, 'no address', 'direct'],
  ['qr', null, 'qr'],
  ['qr', 'https://www.google.com/', 'qr'],
  ['unknown', 'https://l.instagram.com/?u=x', 'instagram'],
  ['other', 'https://m.facebook.com/', 'facebook'],
  [null, 'https://www.google.com.br/', 'google'],
  [null, 'https://web.whatsapp.com/', 'whatsapp'],
  [null, 'https://notgoogle.com/', 'other'],
  [null, 'https://google.com.evil.test/', 'other'],
])('a visit with the source %s and the referrer %s came from: %s', (given, referrer, source) => {
  expect(visitSourceOf(given, referrer)).toBe(source)
})

it('names each source and tells of a month', () => {
  expect(Object.keys(visitSourceLabels)).toEqual([...visitSources])
  expect(sourceParameter).toBe('de')
  expect(visitDays).toBe(30)
})
