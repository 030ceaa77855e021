import { describe, expect, test } from 'vitest'
import { addressOf } from '../address/parts.ts'
import { largestAreaAlone } from '../registration/endpoints.ts'
import type { Session } from '../session/schema.ts'
import { areaProblem, copyMe, emptyOrder, isLarge, readArea, repeatOf } from './draft.ts'

describe('a typed area', () => {
  test.each([
    ['78', 78, null],
    ['78,5', 78.5, null],
    [' 1.200 ', 1200, null],
    ['12.000,25', 12_000.25, null],
    ['', null, 'Informe a área, em m².'],
    ['   ', null, 'Informe a área, em m².'],
    ['0', null, 'Informe a área em m², como 78 ou 78,5.'],
    ['-3', null, 'Informe a área em m², como 78 ou 78,5.'],
    ['setenta', null, 'Informe a área em m², como 78 ou 78,5.'],
    ['78 m²', null, 'Informe a área em m², como 78 ou 78,5.'],
  ])('%j is %j m²; its message is %j', (text, area, message) => {
    expect(readArea(text)).toBe(area)
    expect(areaProblem(text)).toBe(message)
  })

  test.each([
    [String(largestAreaAlone), false],
    [`${largestAreaAlone},01`, true],
    ['', false],
    ['muito', false],
  ])('%j is above the limit of the portal: %s', (text, expected) => {
    expect(isLarge(text)).toBe(expected)
  })
})

const me = { name: 'Mariana Duarte', phone: '+5511987654321', email: 'mariana@exemplo.test' }

describe('"Copiar meus dados"', () => {
  test('ticked, it fills in the responsible person', () => {
    expect(copyMe(emptyOrder(), me, true)).toEqual({ ...emptyOrder(), is_me: true, responsible: me })
  })

  test.each([
    ['nothing was changed', {}, { name: '', phone: '', email: '' }],
    ['the name was changed', { name: 'Paulo' }, { name: 'Paulo', phone: '', email: '' }],
    [
      'phone and e-mail were changed',
      { phone: '+551133334444', email: 'p@x.com.br' },
      { name: '', phone: '+551133334444', email: 'p@x.com.br' },
    ],
  ])('unticked when %s, it clears only what it filled in', (_, typed, left) => {
    const filled = copyMe(emptyOrder(), me, true)
    const draft = { ...filled, responsible: { ...filled.responsible, ...typed } }
    expect(copyMe(draft, me, false)).toEqual({ ...emptyOrder(), responsible: left })
  })
})

describe('"Repetir ensaio"', () => {
  const address = {
    ...addressOf({
      postal_code: '01305100',
      street: 'Rua Augusta',
      number: '1500',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
    }),
    url: 'https://mapas.exemplo.test/augusta',
  }
  const session = {
    service: { id: 3, name: 'Fotos', vertical: { id: 1 } },
    client_code: 'HZ-2201',
    notification: 0,
    address,
    vertical_data: {
      unit: '84',
      complement: 'Torre B',
      area: 78.5,
      reference: 'Atrás da igreja',
      keys: 'Portaria',
      additional_info: null,
    },
    responsible_information: { ...me, company: null },
  } as unknown as Session

  test('copies service, address, unit, notes and responsible person, without the client’s own code', () => {
    expect(repeatOf(session)).toEqual({
      ...emptyOrder(),
      service_id: 3,
      vertical_id: 1,
      client_code: '',
      address: {
        postal_code: '01305-100',
        street: 'Rua Augusta',
        number: '1500',
        neighborhood: 'Consolação',
        city: 'São Paulo',
        state: 'SP',
      },
      map_url: 'https://mapas.exemplo.test/augusta',
      units: [{ unit: '84', complement: 'Torre B', area: '78,5' }],
      reference: 'Atrás da igreja',
      keys: 'Portaria',
      responsible: { ...me, phone: '(11) 98765-4321' },
    })
  })

  test('leaves empty what the ensaio does not have', () => {
    const bare = {
      ...session,
      vertical_data: {
        unit: null,
        complement: null,
        area: null,
        reference: null,
        keys: null,
        additional_info: null,
      },
      responsible_information: null,
    }
    const draft = repeatOf(bare as Session)
    expect(draft.units).toEqual([{ unit: '', complement: '', area: '' }])
    expect(draft.responsible).toEqual({ name: '', phone: '', email: '' })
    expect([draft.reference, draft.keys, draft.additional_info]).toEqual(['', '', ''])
  })

  test('of a car has no unit (rule vertical-fields)', () => {
    const car = { ...session, service: { ...session.service, vertical: { id: 2 } } }
    expect(repeatOf(car).units).toEqual([{ unit: '', complement: '', area: '' }])
  })
})
