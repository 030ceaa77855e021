import { expect, test } from 'vitest'
import { addressOf, addressTitle } from '../address/parts.ts'
import { isVisitNear, withoutPlace } from './visit-window.ts'

const near = (now: string, scheduled_for: string | null = '2026-11-24T13:30:00.000Z') =>
  isVisitNear({ scheduled_for, time_zone: 'America/Sao_Paulo' }, now)

test('a visit is near from two days before its day until the end of the day after, at the property', () => {
  expect(near('2026-11-22T02:59:59.999Z')).toBe(false)
  expect(near('2026-11-22T03:00:00.000Z')).toBe(true)
  expect(near('2026-11-26T02:59:59.999Z')).toBe(true)
  expect(near('2026-11-26T03:00:00.000Z')).toBe(false)
  expect(near('2026-11-24T13:30:00.000Z', null)).toBe(false)
})

test('a hidden address keeps its neighbourhood and city', () => {
  const parts = { state: 'SP', city: 'São Paulo', neighborhood: 'Consolação', postal_code: '01305100' }
  const address = addressOf({ ...parts, street: 'Rua Augusta', number: '1500' })
  const told = withoutPlace({ address, vertical_data: { unit: '84', complement: 'Torre B' } })
  expect(addressTitle(told.address)).toBe('Consolação')
  expect(JSON.stringify(told)).not.toMatch(/Augusta|1500|01305|84|Torre/)
})
