import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { darkOf } from './brand-colors.ts'
import { colorsOfHouse, HouseBrandForm, publisherOf, standardHouse } from './house-brand.ts'
import { houseWords } from './house-name.ts'

const least = { name: ' Luz do Vale ', time_zone: 'America/Manaus' }
const refusal = (form: object) => {
  const { issues } = v.safeParse(HouseBrandForm, { ...least, ...form })
  return issues?.map((issue) => [v.getDotPath(issue), issue.message])
}

describe("a house's brand (rule house-brand)", () => {
  test('needs a name and a zone; empty fields are left out, spellings become one', () => {
    const filled = {
      ...least,
      action_light: 'b3004b',
      action_dark: '',
      sales: ' Vendas@Luz.test ',
      whatsapp: '(11) 91234-5678',
      instagram: 'https://www.instagram.com/luz',
    }
    expect(v.parse(HouseBrandForm, filled)).toEqual({
      ...standardHouse,
      name: 'Luz do Vale',
      time_zone: 'America/Manaus',
      action_light: '#B3004B',
      sales: 'vendas@luz.test',
      whatsapp: '+5511912345678',
      instagram: 'https://www.instagram.com/luz',
    })
  })

  test.each([
    ['name', '', 'Informe o nome da casa.'],
    ['name', 'Luz\r\nBcc: x', 'Use apenas letras, números e sinais.'],
    ['action_light', 'azul', 'Escreva a cor com seis algarismos de 0 a 9 e letras de A a F, como #0B5351.'],
    ['action_light', '#FFCC00', expect.stringContaining('A cor mais próxima que passa é #')],
    ['action_dark', '#200000', expect.stringContaining('fundo escuro')],
    ['sales', 'luz', 'Informe um e-mail válido, como nome@empresa.com.br.'],
    ['whatsapp', '(11) 3333-4444', 'Informe um celular com DDD, como (11) 91234-5678.'],
    ['instagram', 'javascript:alert(1)', expect.stringContaining('https://')],
    ['instagram', 'instagram.com/luz', expect.stringContaining('https://')],
    ['time_zone', 'Mars/Olympus', 'Escolha o fuso horário.'],
  ])('%s = %j is refused at the field', (field, value, message) => {
    expect(refusal({ [field]: value })).toEqual([[field, message]])
  })
})

describe('what pages say of a house', () => {
  test('is only its contact while it has decided nothing else', () => {
    expect(publisherOf({ brand: standardHouse, logo_url: null })).toEqual({
      sales: null,
      support: null,
      socials: [],
    })
  })

  test('is its name, logo, colours and ways to reach it', () => {
    const brand = { ...standardHouse, name: 'Luz', action_light: '#B3004B', whatsapp: '+5511912345678' }
    const said = publisherOf({ brand: { ...brand, phone: '+551133334444' }, logo_url: '/logo.png' })
    expect(said).toMatchObject({ name: 'Luz', logo: '/logo.png' })
    expect(said.colors?.light.action).toBe('#B3004B')
    // Lighter, so that it can be read on dark.
    expect(said.colors?.dark.action).toMatch(/^#[\dA-F]{6}$/)
    expect(said.socials).toEqual([
      { label: 'WhatsApp', href: 'https://wa.me/5511912345678' },
      { label: '(11) 3333-4444', href: 'tel:+551133334444' },
    ])
  })
})

test('a name of its own gets no article', () => {
  expect(Object.values(houseWords('Ensaio'))).toEqual([
    'Ensaio',
    'o Ensaio',
    'no Ensaio',
    'ao Ensaio',
    'do Ensaio',
    'com o Ensaio',
  ])
  expect(Object.values(houseWords('Luz'))).toEqual(['Luz', 'Luz', 'em Luz', 'a Luz', 'de Luz', 'com Luz'])
})

test('a house without colours of its own has none; one light colour gives both modes', () => {
  expect(colorsOfHouse(standardHouse)).toBeUndefined()
  const one = colorsOfHouse({ ...standardHouse, action_light: '#B3004B' })
  expect(one).toEqual(
    colorsOfHouse({ ...standardHouse, action_light: '#B3004B', action_dark: darkOf('#B3004B') }),
  )
})
