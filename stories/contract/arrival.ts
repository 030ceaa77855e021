import type { Client } from '@ensaio/client'
import { status } from '@ensaio/domain'
import { expect } from 'vitest'
import { first } from './office.ts'

/** Moves a visit to later today, and says that its photographer is on the way and has arrived. */
export async function checkArrival({ queue }: Client): Promise<void> {
  const { sessions } = await queue.search({ queue: 'all' })
  const { id } = first(sessions.filter((one) => one.status === status.scheduled))
  const slot = { date: '2026-11-20', hour: '20h10' } as const
  const sent = first((await queue.plan(id, slot)).providers.filter((one) => !one.is_busy))
  const visit = await queue.arrange(id, { ...slot, provider_id: sent.id, beyond_agenda: true })
  const start = visit.scheduled_for ?? ''
  const left = await queue.reportArrival(id, { step: 'on_the_way', start })
  expect(left.arrival).toMatchObject({ on_the_way_at: expect.any(String), arrived_at: null })
  const arrived = await queue.reportArrival(id, { step: 'arrived', start })
  expect(arrived.arrival?.arrived_at).toEqual(expect.any(String))
}
