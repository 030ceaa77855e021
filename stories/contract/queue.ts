import type { Client } from '@ensaio/client'
import { type QueuedSession, status } from '@ensaio/domain'
import { expect } from 'vitest'
import { checkHostingGift } from './hosting.ts'
import { first } from './office.ts'

/** A visit for which another photographer is free, too, the last one first. */
async function withAnother(queue: Client['queue'], visits: readonly QueuedSession[]) {
  for (const { id } of visits.toReversed()) {
    const other = (await queue.providerChoices(id)).find((one) => one.is_free && !one.is_assigned)
    if (other) return { id, other }
  }
  throw new Error('Every photographer is busy.')
}

/** Finds ensaios by queue, and assigns another photographer; lists the hostings that end. */
export async function checkQueue(staff: Client): Promise<void> {
  const { queue } = staff
  await checkHostingGift(staff)
  const page = await queue.search({ queue: 'all' })
  expect(page.totals.all).toBeGreaterThan(0)
  const scheduled = page.sessions.filter((one: QueuedSession) => one.status === status.scheduled)
  const { id, other } = await withAnother(queue, scheduled)
  expect((await queue.assign(id, other.id)).provider?.name).toBe(other.name)
  const slot = { date: '2030-03-05', hour: '09h15' } as const
  const plan = await queue.plan(id, slot)
  const sent = first(plan.providers.filter((one) => one.is_busy === false))
  const arranged = await queue.arrange(id, { ...slot, provider_id: sent.id, beyond_agenda: true })
  const point = { latitude: -23.5614, longitude: -46.6559 }
  const placed = { ...point, precision: 'exact', source: 'staff' }
  expect((await queue.setPosition(id, point)).position).toEqual(placed)
  expect((await queue.setPosition(id, null)).position?.source).toBe('cep')
  expect([arranged.scheduled_for, arranged.provider?.name]).toEqual([plan.start, sent.name])
}
