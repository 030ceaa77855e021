import * as v from 'valibot'
import { expect, it } from 'vitest'
import { addressOf } from '../../address/parts.ts'
import {
  isOpenPublication,
  photosByRoom,
  publicationData,
  publicationPath,
  publicationTitle,
  publicationWhatsApp,
  shownPlace,
} from './publication.ts'
import {
  type AddressPrecision,
  addressPrecisionLabels,
  addressPrecisions,
  PublicationForm,
  type PublicPhoto,
  type PublicProperty,
  pagePassword,
} from './schema.ts'

const address = addressOf({
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Consolação',
  street: 'Rua Augusta',
  number: '1500',
  postal_code: '01305100',
})

const photo = (id: number, room: string | null): PublicPhoto => ({
  id,
  room,
  url: `/p/${id}`,
  thumbnail_url: null,
  preview_url: null,
  alt: null,
  width: null,
  height: null,
})

const property: PublicProperty = {
  code: 'abcdefghijklmnopqrstuv',
  headline: 'Apartamento com vista',
  kind: 'apartment',
  area: 78,
  place: ['Consolação, São Paulo – SP'],
  description: '',
  company: null,
  contact: null,
  photos: [photo(1, null)],
  tours: [],
  videos: [],
  video_files: [],
  plans: [],
  is_listed: true,
  downloads: [],
  brochure_url: null,
}

const form: PublicationForm = {
  is_on: true,
  headline: '  ',
  description: '',
  address_shown: 'district',
  contact_name: '',
  contact_phone: '(11) 91234-5678',
  contact_email: null,
  expires_on: null,
  is_listed: false,
}

it('shows as much of the address as was chosen, and never the CEP', () => {
  const shown: Record<AddressPrecision, string[]> = {
    street: ['Rua Augusta, 1500', 'Consolação, São Paulo – SP'],
    district: ['Consolação, São Paulo – SP'],
    none: [],
  }
  for (const precision of addressPrecisions) {
    expect(shownPlace(address, precision)).toEqual(shown[precision])
    expect(addressPrecisionLabels[precision]).not.toBe('')
  }
  expect(shownPlace({ address_components: [] }, 'street')).toEqual([])
})

it('titles a page by what was typed, else by kind and place', () => {
  const place = ['Consolação, São Paulo – SP']
  expect(publicationTitle({ headline: 'Cobertura', kind: 'apartment', place })).toBe('Cobertura')
  expect(publicationTitle({ headline: null, kind: 'apartment', place })).toBe(
    'Apartamento em Consolação, São Paulo – SP',
  )
  expect(publicationTitle({ headline: null, kind: null, place: [] })).toBe('Imóvel')
})

it('opens a page that is on, until the end of its last day', () => {
  expect(isOpenPublication({ is_on: true, expires_on: null }, '2026-11-25')).toBe(true)
  expect(isOpenPublication({ is_on: true, expires_on: '2026-11-25' }, '2026-11-25')).toBe(true)
  expect(isOpenPublication({ is_on: true, expires_on: '2026-11-24' }, '2026-11-25')).toBe(false)
  expect(isOpenPublication({ is_on: false, expires_on: null }, '2026-11-25')).toBe(false)
})

it('groups photos by room in the order of the gallery, the rest last', () => {
  const groups = photosByRoom([photo(1, null), photo(2, 'Sala'), photo(3, 'Cozinha'), photo(4, 'Sala')])
  expect(groups.map(({ room, photos }) => [room, photos.map(({ id }) => id)])).toEqual([
    ['Sala', [2, 4]],
    ['Cozinha', [3]],
    [null, [1]],
  ])
})

it('has a path that may say where it was given out', () => {
  expect(publicationPath('abc')).toBe('/imovel/abc')
  expect(publicationPath('abc', 'qr')).toBe('/imovel/abc?de=qr')
})

it('asks about the property by WhatsApp, with its address on the last line', () => {
  const link = new URL(publicationWhatsApp('(11) 91234-5678', 'Cobertura', 'https://e.test/imovel/a'))
  expect(link.pathname).toBe('/5511912345678')
  expect(link.searchParams.get('text')?.split('\n')).toEqual([
    'Olá! Vi o imóvel “Cobertura” e quero saber mais.',
    'https://e.test/imovel/a',
  ])
})

it('tells search engines only what the page shows', () => {
  expect(publicationData(property, 'https://e.test')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: 'Apartamento com vista',
    url: 'https://e.test/imovel/abcdefghijklmnopqrstuv',
    contentLocation: { '@type': 'Place', address: 'Consolação, São Paulo – SP' },
    image: ['https://e.test/p/1'],
  })
  const bare = publicationData({ ...property, place: [], photos: [] }, 'https://e.test')
  expect(bare).not.toHaveProperty('contentLocation')
  expect(bare).not.toHaveProperty('image')
  const branded = { ...property, company: { name: 'Horizonte', logo_url: null }, description: 'Claro.' }
  expect(publicationData(branded, 'https://e.test')).toMatchObject({
    description: 'Claro.',
    provider: { '@type': 'RealEstateAgent', name: 'Horizonte' },
  })
})

it('reads a form: empty texts are none, and an absent password keeps what is set', () => {
  const read = v.parse(PublicationForm, form)
  expect(read).toMatchObject({ headline: null, contact_name: null, contact_phone: '+5511912345678' })
  expect(read).not.toHaveProperty('password')
  const problem = (change: Partial<PublicationForm>) =>
    v.safeParse(PublicationForm, { ...form, ...change }).issues?.[0]?.message
  expect(problem({ password: 'x'.repeat(pagePassword.shortest - 1) })).toBe('Use pelo menos 6 caracteres.')
  expect(problem({ password: 'x'.repeat(pagePassword.longest + 1) })).toBe('Use no máximo 72 caracteres.')
  expect(problem({ contact_phone: '123' })).toBe('Informe um telefone com DDD, como (11) 91234-5678.')
  expect(problem({ contact_email: 'x' })).toContain('e-mail válido')
  expect(problem({ headline: 'x'.repeat(81) })).toBe('Use no máximo 80 caracteres.')
})
