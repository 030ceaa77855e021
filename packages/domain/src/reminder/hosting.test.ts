import { expect, test } from 'vitest'
import { instantAt } from '../calendar/local-date.ts'
import { hostingEndsToTell } from './hosting.ts'

const zone = 'America/Sao_Paulo'
const at = (day: string, time: string) => instantAt(day, time, zone)

test('the end of a hosting is told 30 and 7 days before, for three days, outside the quiet hours (rule hosting-notices)', () => {
  expect(hostingEndsToTell(at('2026-12-10', '07:59'), zone)).toEqual([])
  expect(hostingEndsToTell(at('2026-12-10', '21:00'), zone)).toEqual([])
  expect(hostingEndsToTell(at('2026-12-10', '08:00'), zone)).toEqual([
    // What was delivered later is online for a month: its end is told once.
    { kind: 'hosting_month', from: '2027-01-06', until: '2027-01-09', deliveredUntil: '2026-11-12' },
    { kind: 'hosting_week', from: '2026-12-14', until: '2026-12-17', deliveredUntil: '2026-12-10' },
  ])
})
