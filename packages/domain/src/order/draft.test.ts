import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import {
  emptyOrder,
  emptyUnit,
  firstIncompleteOrderStep,
  isForSales,
  OrderDraft,
  OrderInformation,
  orderOf,
  readArea,
  withService,
} from './draft.ts'
import { Order } from './schema.ts'
import { priceQuestions } from './total.ts'

const placed = {
  ...emptyOrder(),
  service_id: 1,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [
    { unit: '84', complement: 'Torre B', area: '78,5' },
    { unit: '91', complement: '', area: '1.200' },
  ],
  responsible: { name: 'Paulo', phone: '(11) 91234-5678', email: 'paulo@x.com.br' },
}

describe('an order as typed', () => {
  test('leads to the first incomplete step', () => {
    expect(firstIncompleteOrderStep(emptyOrder())).toBe('')
    expect(firstIncompleteOrderStep({ ...emptyOrder(), service_id: 1 })).toBe('info')
    expect(firstIncompleteOrderStep({ ...placed, responsible: emptyOrder().responsible })).toBe('responsible')
    expect(firstIncompleteOrderStep(placed)).toBe('confirm')
  })

  test('becomes a call that the server can read', () => {
    const read = parse(Order, orderOf(placed))
    expect(read.units).toEqual([
      { unit: '84', complement: 'Torre B', area: 78.5 },
      { unit: '91', complement: null, area: 1200 },
    ])
    expect(read.responsible_information.phone).toBe('+5511912345678')
    expect(read.notification).toBe(4)
  })

  test('says the kind of property where it was chosen, and never that of a car', () => {
    expect(orderOf(placed).vertical_data.kind).toBeNull()
    expect(orderOf({ ...placed, kind: 'house' }).vertical_data.kind).toBe('house')
    expect(orderOf({ ...placed, kind: 'house', vertical_id: 2 }).vertical_data.kind).toBeNull()
  })

  test('without a number, a neighbourhood or a CEP is refused', () => {
    for (const field of ['number', 'neighborhood', 'postal_code'] as const) {
      const lacking = { ...placed, address: { ...placed.address, [field]: '' } }
      expect(safeParse(Order, orderOf(lacking)).success).toBe(false)
      expect(firstIncompleteOrderStep(lacking)).toBe('info')
    }
  })

  test('housing needs an area for every unit, cars need none', () => {
    const without = { ...placed, units: [{ unit: '84', complement: '', area: '' }] }
    expect(safeParse(OrderInformation, without).issues?.[0]?.message).toBe('Informe a área, em m².')
    expect(safeParse(OrderInformation, { ...without, vertical_id: 2 }).success).toBe(true)
  })

  test('an address without a state does not hide the units’ errors', () => {
    const draft = { ...emptyOrder(), units: [{ unit: '', complement: '', area: '0,5' }] }
    const issues = safeParse(OrderInformation, draft).issues ?? []
    expect(fieldMessages(issues)).toMatchObject({
      'address.state': 'Escolha o estado.',
      'units.0.area': 'Informe uma área a partir de 1 m².',
    })
  })

  test('reads areas as Brazilians write them', () => {
    expect([
      readArea('78'),
      readArea('78,5'),
      readArea('1.200'),
      readArea('abc'),
      readArea('-3'),
      readArea(''),
    ]).toEqual([78, 78.5, 1200, null, null, null])
  })

  test('orders and prices an area typed with a decimal point as it was typed', () => {
    const pointed = { ...placed, units: [{ unit: '84', complement: '', area: '78.5' }] }
    expect(orderOf(pointed).units).toEqual([{ unit: '84', complement: null, area: 78.5 }])
    expect(priceQuestions(pointed)).toEqual([{ service_id: 1, city: 'São Paulo', area: 78.5 }])
    expect(['120.50', '1200.5', '1.200,5', '1.2.5', '1.200.5'].map(readArea)).toEqual([
      120.5,
      1200.5,
      1200.5,
      null,
      null,
    ])
  })
})

describe('a service that is changed after units were typed', () => {
  const typed = { ...placed, units: [...placed.units, { unit: '12', complement: '', area: '60' }] }
  const asCar = withService(typed, { id: 6, vertical: { id: 2 } })

  test('for a car leaves neither units nor areas in draft, price and order', () => {
    expect(asCar.units).toEqual([emptyUnit()])
    expect(priceQuestions(asCar)).toEqual([{ service_id: 6, city: 'São Paulo', area: null }])
    expect(orderOf(asCar)).toMatchObject({
      service: { id: 6 },
      units: [{ unit: null, complement: null, area: null }],
      vertical_data: { unit: null, complement: null, area: null },
    })
    expect(firstIncompleteOrderStep(asCar)).toBe('confirm')
  })

  test('for housing again keeps every unit', () => {
    expect(withService(typed, { id: 2, vertical: { id: 1 } }).units).toEqual(typed.units)
  })

  test('is read back from the browser in the same way, also from a draft stored by an older version', () => {
    expect(parse(OrderDraft, typed)).toEqual(typed)
    expect(parse(OrderDraft, { ...typed, vertical_id: 2 }).units).toEqual([emptyUnit()])
    const { kind: _, ...older } = typed
    expect(parse(OrderDraft, older)).toEqual({ ...typed, kind: '' })
    expect(orderOf({ ...typed, vertical_id: 2 }).units).toHaveLength(1)
    expect(priceQuestions({ ...typed, vertical_id: 2 })).toHaveLength(1)
  })
})

describe('what the sales team takes over', () => {
  const at = (city: string, area: string, vertical_id = 1) => ({
    ...emptyOrder(),
    vertical_id,
    address: { ...emptyOrder().address, city },
    units: [{ ...emptyUnit(), area }],
  })

  test.each([
    [at('São Paulo', '1200'), false],
    [at('sao paulo', '1.200,5'), true],
    [at('Curitiba', '78'), true],
    [at('', ''), false],
    [at('Porto Alegre', '5000', 2), false],
  ])('%#', (draft, expected) => {
    expect(isForSales(draft)).toBe(expected)
    if (expected) expect(firstIncompleteOrderStep({ ...draft, service_id: 1 })).toBe('info')
  })
})
