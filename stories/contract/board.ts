import type { Client } from '@ensaio/client'
import { status } from '@ensaio/domain'
import { expect } from 'vitest'
import { first } from './office.ts'

/** Reads the board, moves a visit on it, passes it to somebody else, and takes its date away. */
export async function checkBoard({ board }: Client): Promise<void> {
  const week = await board.get({ from: '2026-11-23', span: 'week' })
  const moved = first(week.visits.filter((one) => one.status === status.scheduled))
  const city = await board.get({ from: '2026-11-23', city: moved.city })
  expect(new Set(city.cities.map(({ name }) => name))).toEqual(new Set([moved.city]))
  const { id, scheduled_for, provider_id } = moved
  const other = first(
    week.photographers.filter((one) => one.id !== provider_id && one.active && one.city === moved.city),
  )
  const slot = { date: '2030-03-06', hour: '09h15' } as const
  const seen = { scheduled_for, provider_id }
  const arranged = await board.arrange(id, { ...slot, provider_id: other.id, beyond_agenda: true, seen })
  expect(arranged.status).toBe(status.scheduled)
  const now = { scheduled_for: arranged.scheduled_for, provider_id: other.id }
  const back = { provider_id: provider_id ?? 0, beyond_agenda: true, seen: now }
  expect((await board.assign(id, back)).id).toBe(id)
  const passed = { session_id: id, provider_id: other.id, seen: { ...now, provider_id } }
  expect(await board.exchange([passed])).toEqual({ changed: 1 })
  expect((await board.release(id, now)).id).toBe(id)
}
