import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { addressOf } from '../../address/parts.ts'
import { listingFeatureNames, listingFeatures, listingKindNames, listingKinds } from './kinds.ts'
import {
  formatReais,
  hasListingContact,
  listingCounts,
  listingPlace,
  listingPrices,
  listingRooms,
  listingText,
  suggestedListing,
} from './listing.ts'
import { KeptListing, type ListingDetails, ListingForm } from './schema.ts'

const address = addressOf({
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01305100',
})
const contact = {
  contact_name: 'Mariana Lopes',
  contact_email: 'mariana@horizonte.test',
  contact_phone: '+5511912345678',
}
const details: ListingDetails = {
  kind: 'apartment',
  purpose: 'sale',
  title: 'Apartamento claro na Consolação',
  description: 'Sala ampla com varanda, perto do metrô, reformada em 2024.',
  sale_price: 850_000,
  rent_price: null,
  condominium_fee: 950,
  property_tax: 1200,
  area: 78,
  bedrooms: 3,
  bathrooms: 2,
  suites: 1,
  parking_spaces: 1,
  features: ['balcony', 'elevator'],
  address_shown: 'street',
  ...contact,
}

function problems(over: Partial<ListingDetails>): Record<string, string> {
  const { issues = [] } = safeParse(ListingForm, { is_on: true, ...details, ...over })
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.at(-1)?.key), message]))
}

test.each<[Partial<ListingDetails>, Record<string, string>]>([
  [{}, {}],
  [{ title: 'Apê claro' }, { title: 'Use pelo menos 10 caracteres.' }],
  [{ title: 'A'.repeat(10) }, {}],
  [{ title: 'A'.repeat(101) }, { title: 'Use no máximo 100 caracteres.' }],
  [{ title: 'Apartamento <b>claro</b>' }, { title: 'Os portais não aceitam HTML.' }],
  [{ title: 'Quartos com < 10 m² e > 8 m²' }, { title: 'Os portais não aceitam HTML.' }],
  [{ description: 'D'.repeat(49) }, { description: 'Use pelo menos 50 caracteres.' }],
  [{ description: 'D'.repeat(3001) }, { description: 'Use no máximo 3000 caracteres.' }],
  [{ sale_price: null }, { sale_price: 'Informe o preço de venda.' }],
  [{ sale_price: 0 }, { sale_price: 'Informe um valor acima de zero.' }],
  [{ sale_price: 10.5 }, { sale_price: 'Informe o valor em reais, sem centavos.' }],
  [{ purpose: 'rent' }, { rent_price: 'Informe o aluguel por mês.' }],
  [{ purpose: 'rent', sale_price: null, rent_price: 3200 }, {}],
  [{ purpose: 'both', rent_price: 3200 }, {}],
  [{ bedrooms: null, suites: null }, { bedrooms: 'Informe quantos quartos há.' }],
  [{ bathrooms: 0 }, { bathrooms: 'Informe quantos banheiros há.' }],
  [{ suites: 4 }, { suites: 'As suítes contam como quartos: confira os dois números.' }],
  [{ kind: 'land', bedrooms: null, bathrooms: null, suites: null }, {}],
  [{ kind: 'land', bedrooms: 2, suites: 3 }, {}],
  [{ area: 0 }, { area: 'Informe uma área a partir de 1 m².' }],
  [{ contact_email: 'mariana' }, { contact_email: 'Informe um e-mail válido, como nome@empresa.com.br.' }],
])('a listing with %o has the problems %o (rule portal-listing)', (over, expected) => {
  expect(problems(over)).toEqual(expected)
})

test('each kind and each feature has a name of its own for people and for portals', () => {
  const both = [
    listingKindNames.map((name) => listingKinds[name]),
    listingFeatureNames.map((name) => listingFeatures[name]),
  ]
  for (const those of both) {
    expect(new Set(those.map(({ label }) => label)).size).toBe(those.length)
    expect(new Set(those.map(({ portalName }) => portalName)).size).toBe(those.length)
  }
})

test('suggests what the ensaio knows, and leaves prices and rooms open', () => {
  const suggested = suggestedListing({ kind: 'house', area: 78.4, address, contact })
  expect(suggested).toMatchObject({
    kind: 'house',
    title: 'Casa em Consolação',
    area: 78,
    sale_price: null,
    bedrooms: null,
    ...contact,
  })
  expect(
    suggestedListing({ kind: null, area: null, address: addressOf({ ...empty }), contact }),
  ).toMatchObject({
    kind: 'apartment',
    title: '',
    area: null,
  })
})

const empty = { street: '', number: '', neighborhood: '', city: '', state: '', postal_code: '' }

test('writes reais without centavos', () => {
  expect(formatReais(850_000)).toBe('R$\u00a0850.000')
  expect(formatReais(0)).toBe('R$\u00a00')
})

test.each<[Partial<ListingDetails>, string]>([
  [{}, '78 m², 3 quartos (1 suíte), 2 banheiros, 1 vaga'],
  [{ bedrooms: 1, suites: 0, bathrooms: 1, parking_spaces: 2 }, '78 m², 1 quarto, 1 banheiro, 2 vagas'],
  [{ bedrooms: 3, suites: 2, parking_spaces: null }, '78 m², 3 quartos (2 suítes), 2 banheiros'],
  [{ bedrooms: null, suites: null, bathrooms: null, parking_spaces: 0 }, '78 m²'],
  [{ kind: 'office' }, '78 m², 2 banheiros, 1 vaga'],
  [{ kind: 'land' }, '78 m²'],
])('names the rooms of %o: %s', (over, expected) => {
  expect(listingRooms({ ...details, ...over })).toBe(expected)
})

test('a plot has no counts, an office no bedrooms', () => {
  const counts = { bedrooms: 3, suites: 1, bathrooms: 2, parking_spaces: 1 }
  expect(listingCounts({ kind: 'apartment', ...counts })).toEqual(counts)
  expect(listingCounts({ kind: 'office', ...counts })).toEqual({ ...counts, bedrooms: null, suites: null })
  expect(Object.values(listingCounts({ kind: 'land', ...counts }))).toEqual([null, null, null, null])
})

test('says only the prices that are offered', () => {
  expect(listingPrices({ ...details, rent_price: 3200 })).toEqual(['Venda: R$\u00a0850.000'])
  expect(listingPrices({ ...details, purpose: 'rent', rent_price: 3200 })).toEqual([
    'Aluguel: R$\u00a03.200 por mês',
  ])
  expect(listingPrices({ ...details, purpose: 'both', rent_price: 3200 })).toHaveLength(2)
})

test.each<[ListingDetails['address_shown'], string]>([
  ['full', 'Rua Augusta, 1500, Consolação, São Paulo'],
  ['street', 'Rua Augusta, Consolação, São Paulo'],
  ['district', 'Consolação, São Paulo'],
])('shows of the address as much as was chosen: %s', (shown, expected) => {
  expect(listingPlace(address, shown)).toBe(expected)
})

test('writes the ready text, for where no feed is read', () => {
  expect(listingText(details, address, ['https://ensaio.test/imovel/abc'])).toBe(
    `Apartamento claro na Consolação

Rua Augusta, Consolação, São Paulo
78 m², 3 quartos (1 suíte), 2 banheiros, 1 vaga
Venda: R$\u00a0850.000
Condomínio: R$\u00a0950 por mês
IPTU: R$\u00a01.200 por ano

Sala ampla com varanda, perto do metrô, reformada em 2024.

Varanda, Elevador

https://ensaio.test/imovel/abc

Mariana Lopes, (11) 91234-5678, mariana@horizonte.test`,
  )
})

test.each<[Partial<KeptListing>, boolean]>([
  [{}, true],
  [{ contact_phone: null }, true],
  [{ contact_name: null }, false],
  [{ contact_email: null }, false],
])('a kept listing with %o has its contact: %s (rule portal-listing)', (over, expected) => {
  const kept = { ...details, ...over }
  expect(safeParse(KeptListing, kept).success).toBe(true)
  expect(hasListingContact(kept)).toBe(expected)
})
