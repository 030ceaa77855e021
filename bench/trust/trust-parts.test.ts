import { expect, test } from 'vitest'
import { joinParts, type TrustParts, timesOf } from './trust-parts.ts'

const part = (begun: string, minutes: number, files: Record<string, [status: string, figure: string]>) =>
  ({
    begun: Date.parse(begun),
    ended: Date.parse(begun) + minutes * 60_000,
    minutes,
    parts: 1,
    run: {
      testResults: Object.entries(files).map(([name, [status]]) => ({
        name,
        assertionResults: [{ fullName: `${name} holds`, status }],
      })),
    },
    measured: Object.entries(files).map(([file, [, figure]]) => ({ file, row: 'a row', figure })),
  }) satisfies TrustParts

const first = part('2026-03-02T10:00:00Z', 12.4, { burst: ['failed', 'slow'], kill: ['passed', 'whole'] })

test('a run alone says when it began and how long it took', () => {
  expect(joinParts(undefined, first)).toBe(first)
  expect(timesOf(first)).toBe('2026-03-02 10:00 UTC · 12 minutes')
})

test('a file that runs again replaces its results and figures; the others stay', () => {
  const both = joinParts(first, part('2026-03-02T11:30:00Z', 5, { burst: ['passed', 'quick'] }))
  const statuses = both.run.testResults.map(({ name, assertionResults: [one] }) => [name, one?.status])
  expect(Object.fromEntries(statuses)).toEqual({ burst: 'passed', kill: 'passed' })
  expect(both.measured.map(({ figure }) => figure).sort()).toEqual(['quick', 'whole'])
  expect(timesOf(both)).toBe('2026-03-02 10:00 to 2026-03-02 11:35 UTC · 17 minutes in 2 parts')
})
