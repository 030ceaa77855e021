import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'
import { Phone } from '../../person/phone.ts'
import { Email, line, note, orNone } from '../../person/text.ts'
import { listingFeatureNames, listingKindNames, listingKinds } from './kinds.ts'

/** The offers of a listing: sale, rent or both. */
export const listingPurposes = ['sale', 'rent', 'both'] as const
export type ListingPurpose = (typeof listingPurposes)[number]

/** The purposes as the form says them. */
export const listingPurposeLabels: Record<ListingPurpose, string> = {
  sale: 'Venda',
  rent: 'Aluguel',
  both: 'Venda e aluguel',
}

/** How much of the address portals show. They always receive all of it, to place the property on their maps. */
export const listingAddresses = ['full', 'street', 'district'] as const
export type ListingAddress = (typeof listingAddresses)[number]

/** The choices of an address as the form says them. */
export const listingAddressLabels: Record<ListingAddress, string> = {
  full: 'Rua e número',
  street: 'Só a rua',
  district: 'Só o bairro',
}

/** The portals' limits of the texts, in characters (rule portal-listing). */
export const listingTitle = { shortest: 10, longest: 100 } as const
export const listingDescription = { shortest: 50, longest: 3000 } as const

const noTags = v.check<string, string>((text) => !/<[^>]*>/.test(text), 'Os portais não aceitam HTML.')
const atLeast = (shortest: number) =>
  v.minLength<string, number, string>(shortest, `Use pelo menos ${shortest} caracteres.`)

/** A whole number of reais. */
const amount = (least: number) =>
  v.pipe(
    v.number('Informe o valor em reais, sem centavos.'),
    v.integer('Informe o valor em reais, sem centavos.'),
    v.minValue(least, least === 0 ? 'Informe um valor.' : 'Informe um valor acima de zero.'),
    v.maxValue(999_999_999, 'Confira o valor.'),
  )

/** A number of rooms or places. */
const count = v.pipe(
  v.number('Informe um número.'),
  v.integer('Informe um número inteiro.'),
  v.minValue(0, 'Informe um número.'),
  v.maxValue(99, 'Confira o número.'),
)

const entries = {
  kind: v.picklist(listingKindNames, 'Escolha o tipo do imóvel.'),
  purpose: v.picklist(listingPurposes, 'Escolha entre venda e aluguel.'),
  title: v.pipe(line('Informe o título.', listingTitle.longest), atLeast(listingTitle.shortest), noTags),
  description: v.pipe(note(listingDescription.longest), atLeast(listingDescription.shortest), noTags),
  sale_price: v.nullable(amount(1)),
  rent_price: v.nullable(amount(1)),
  condominium_fee: v.nullable(amount(0)),
  property_tax: v.nullable(amount(0)),
  area: v.pipe(
    v.number('Informe a área, em m².'),
    v.integer('Informe a área em metros inteiros.'),
    v.minValue(1, 'Informe uma área a partir de 1 m².'),
    v.maxValue(100_000_000, 'Confira a área.'),
  ),
  bedrooms: v.nullable(count),
  bathrooms: v.nullable(count),
  suites: v.nullable(count),
  parking_spaces: v.nullable(count),
  features: v.array(v.picklist(listingFeatureNames)),
  address_shown: v.picklist(listingAddresses, 'Escolha quanto do endereço aparece.'),
  contact_name: line('Informe o nome do contato.'),
  contact_email: Email,
  contact_phone: orNone(Phone),
}

/** The content of a listing. Amounts are whole reais, as portals take them; the tax is that of a year, the fee that of a month; the area is in m². */
export const ListingDetails = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['purpose'], ['sale_price']],
      ({ purpose, sale_price }) => purpose === 'rent' || sale_price !== null,
      'Informe o preço de venda.',
    ),
    ['sale_price'],
  ),
  v.forward(
    v.partialCheck(
      [['purpose'], ['rent_price']],
      ({ purpose, rent_price }) => purpose === 'sale' || rent_price !== null,
      'Informe o aluguel por mês.',
    ),
    ['rent_price'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['bedrooms']],
      ({ kind, bedrooms }) => !listingKinds[kind].hasRooms || bedrooms !== null,
      'Informe quantos quartos há.',
    ),
    ['bedrooms'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['bathrooms']],
      ({ kind, bathrooms }) => !listingKinds[kind].hasRooms || (bathrooms !== null && bathrooms > 0),
      'Informe quantos banheiros há.',
    ),
    ['bathrooms'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['bedrooms'], ['suites']],
      ({ kind, bedrooms, suites }) =>
        !listingKinds[kind].hasRooms || suites === null || suites <= (bedrooms ?? 0),
      'As suítes contam como quartos: confira os dois números.',
    ),
    ['suites'],
  ),
)
export type ListingDetails = v.InferInput<typeof ListingDetails>

/** The content of a listing as it is kept: the contact is missing once its person was erased (rule portal-listing). */
export const KeptListing = v.object({
  ...entries,
  contact_name: v.nullable(entries.contact_name),
  contact_email: v.nullable(entries.contact_email),
})
export type KeptListing = v.InferInput<typeof KeptListing>

/** The listing of an ensaio's property as a company fills it in, on or off. `seen` is the `changed_at` that the person saw (rule seen-form). */
export const ListingForm = v.intersect([
  v.object({ is_on: v.boolean(), seen: v.optional(v.nullable(Instant)) }),
  ListingDetails,
])
export type ListingForm = v.InferInput<typeof ListingForm>

/** The listing of an ensaio's property as its company sees it (rule portal-listing). */
export const Listing = v.object({
  is_on: v.boolean(),
  /** Null until it is filled in. */
  details: v.nullable(KeptListing),
  /** How many delivered photos go along; without any, portals are told nothing. */
  photos: v.number(),
  /** Has the company an address that portals read? */
  has_feed: v.boolean(),
  /** When it was saved last; null before the first time. */
  changed_at: v.optional(v.nullable(Instant), null),
})
export type Listing = v.InferOutput<typeof Listing>
