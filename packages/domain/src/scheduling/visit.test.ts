import { expect, test } from 'vitest'
import { addressOf } from '../address/parts.ts'
import { visitEntry, visitEvent } from './calendar/visit-event.ts'
import type { PublicSession } from './schema.ts'
import { slots } from './slot.ts'
import {
  formatChosenSlot,
  formatNearSlot,
  lateBookingNotice,
  slotEnd,
  subjectOf,
  visitDuration,
} from './visit.ts'

const housingService = { name: 'Tour virtual e fotos', vertical: { id: 1 } }
const carService = { name: 'Fotos do veículo', vertical: { id: 2 } }

const booked: PublicSession = {
  status: 2,
  scheduled_for: '2026-11-23T11:30:00.000Z',
  time_zone: 'America/Sao_Paulo',
  service: housingService,
  address: addressOf({
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '',
  }),
  vertical_data: { unit: '84', complement: 'Torre B' },
  client: { name: 'Construtora Horizonte', logo_url: null },
  responsible_name: null,
  provider_name: 'Rafael Nogueira',
}

test('a visit is described in words', () => {
  expect(visitDuration()).toBe('cerca de 1h30')
  expect(visitDuration(120)).toBe('cerca de 2h')
  expect(slots.map(slotEnd)).toEqual(['10h00', '12h00', '15h00', '17h00'])
  expect(formatChosenSlot({ date: '2026-08-31', hour: '08h30' })).toBe(
    'segunda-feira, 31 de agosto de 2026, 08h30',
  )
})

test('the photographed object has its word', () => {
  expect(subjectOf(housingService)).toBe('o imóvel')
  expect(subjectOf(carService)).toBe('o veículo')
})

test('a moved visit replaces the entry of the first', () => {
  const first = visitEvent(booked, 'abc@ensaio', '2026-11-20T15:00:00.000Z')
  const moved = visitEvent(booked, 'abc@ensaio', '2026-11-20T15:04:00.000Z')
  expect(first).toMatchObject({
    title: 'Ensaio: Rua Augusta, 1500',
    location: 'Rua Augusta, 1500, Unidade 84, Torre B, Consolação, São Paulo – SP',
    start: '2026-11-23T11:30:00.000Z',
  })
  expect(first?.description).toContain('Fotógrafo: Rafael Nogueira\n\nAcenda')
  expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? 0)
})

test('a visit without a date has no entry', () => {
  expect(visitEntry({ ...booked, scheduled_for: null })).toBeNull()
  expect(visitEvent({ ...booked, scheduled_for: null }, 'abc@ensaio', '2026-11-20T15:00:00.000Z')).toBeNull()
})

test('a near time is written with its day', () => {
  const at = (date: string) => formatNearSlot({ date, hour: '08h30' }, '2026-11-23')
  expect(at('2026-11-23')).toBe('hoje, 08h30')
  expect(at('2026-11-24')).toBe('amanhã, 08h30')
  expect(at('2026-11-28')).toBe('sábado, 28 de novembro, 08h30')
})

test('a visit inside 24 hours has a notice, with the fee in reais for viewers who pay it', () => {
  const slot = { date: '2026-11-23', hour: '08h30' } as const
  const zone = 'America/Sao_Paulo'
  const at = (now: string, fee?: number) => lateBookingNotice(slot, { zone, now, fee })
  expect(at('2026-11-22T11:29:59.000Z')).toBeNull()
  expect(at('2026-11-22T11:30:00.000Z')).toBe(
    'Faltam menos de 24 horas para este horário: depois de confirmado, ele não pode mais ser mudado por aqui. Um cancelamento custa 30% do preço à empresa que pediu o ensaio.',
  )
  expect(at('2026-11-22T11:30:00.000Z', 119.7)).toContain(
    'Um cancelamento custa R$\u00a0119,70 (30% do preço).',
  )
})
