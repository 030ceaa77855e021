import { expect, test } from 'vitest'
import { type SessionStatus, status } from '../session/status.ts'
import { serviceChangeRefusal } from './service-change.ts'

const visit = '2026-11-20T15:00:00.000Z'
const refusalAt = (at: SessionStatus, now: string, scheduled_for: string | null = visit) =>
  serviceChangeRefusal({ status: at, scheduled_for }, now)

test('the service changes until the visit begins (rule service-change)', () => {
  expect(refusalAt(status.notScheduled, visit, null)).toBeNull()
  expect(refusalAt(status.scheduled, '2026-11-20T14:59:59.999Z')).toBeNull()
  expect(refusalAt(status.scheduled, visit)).toBe('O serviço só pode ser mudado antes da visita.')
})

test.each(Object.entries(status).filter(([name]) => !['notScheduled', 'scheduled'].includes(name)))(
  'not in status %s',
  (_, at) => {
    expect(refusalAt(at, '2026-11-01T00:00:00.000Z')).toMatch(/antes da visita/)
  },
)
