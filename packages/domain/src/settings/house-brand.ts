import * as v from 'valibot'
import { brazilianZones, Zone } from '../address/cities.ts'
import { Instant } from '../calendar/local-date.ts'
import { isSafeLink } from '../deliverable/embed.ts'
import { formatPhone, isMobile, Phone } from '../person/phone.ts'
import { Email, line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { brandColors, type ColorMode, colorProblem, darkOf } from './brand-colors.ts'
import { standardName } from './house-name.ts'
import type { Publisher } from './publisher.ts'

/** A text field that may stay empty: empty text becomes null, anything else has to fit. */
function optional<Output>(schema: v.GenericSchema<string, Output>) {
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (text === '' ? null : text)),
      v.nullable(schema),
    ),
    '',
  )
}

/** A colour as `#0B5351`; the number sign may be left out, and small letters are accepted. */
export const HexColor = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^#?[\da-f]{6}$/i, 'Escreva a cor com seis algarismos de 0 a 9 e letras de A a F, como #0B5351.'),
  v.transform((text) => `#${text.replace('#', '').toUpperCase()}`),
)

function actionColor(mode: ColorMode) {
  return v.pipe(
    HexColor,
    v.check(
      (color) => colorProblem(color, mode) === null,
      ({ input }) => colorProblem(input, mode) ?? '',
    ),
  )
}

function isPage(text: string): boolean {
  return text.startsWith('https://') && isSafeLink(text)
}

const SocialPage = v.pipe(
  v.string(),
  v.maxLength(300, 'Use no máximo 300 caracteres.'),
  v.check(isPage, 'Informe o endereço completo da página, começando com https://.'),
)

/** How a house is called, looks and is reached, as typed; empty text leaves a field out (rules brand-contrast and house-brand). */
export const HouseBrandForm = v.object({
  name: line('Informe o nome da casa.', 40),
  /** The action colour of the light mode; null for the standard one. */
  action_light: optional(actionColor('light')),
  /** The action colour of the dark mode; null to derive it from the light one. */
  action_dark: optional(actionColor('dark')),
  gold: optional(HexColor),
  sales: optional(Email),
  support: optional(Email),
  phone: optional(Phone),
  whatsapp: optional(v.pipe(Phone, v.check(isMobile, 'Informe um celular com DDD, como (11) 91234-5678.'))),
  instagram: optional(SocialPage),
  linkedin: optional(SocialPage),
  youtube: optional(SocialPage),
  /** The zone of file names and dates that belong to no property. */
  time_zone: Zone,
})
export type HouseBrandForm = v.InferInput<typeof HouseBrandForm>

/** How a house is called, looks and is reached, as stored. */
export const HouseBrand = v.object({
  name: v.string(),
  action_light: v.nullable(v.string()),
  action_dark: v.nullable(v.string()),
  gold: v.nullable(v.string()),
  sales: v.nullable(v.string()),
  support: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  whatsapp: v.nullable(v.string()),
  instagram: v.nullable(v.string()),
  linkedin: v.nullable(v.string()),
  youtube: v.nullable(v.string()),
  time_zone: v.string(),
})
export type HouseBrand = v.InferOutput<typeof HouseBrand>

/** The brand of a house that has decided nothing: today's name and colours, and no contact. */
export const standardHouse: HouseBrand = {
  name: standardName,
  action_light: null,
  action_dark: null,
  gold: null,
  sales: null,
  support: null,
  phone: null,
  whatsapp: null,
  instagram: null,
  linkedin: null,
  youtube: null,
  time_zone: brazilianZones[0].zone,
}

/** The house's brand with its logo, and who changed it last; null before a change. */
export const KeptHouseBrand = v.object({
  brand: HouseBrand,
  logo_url: v.nullable(v.string()),
  changed: v.nullable(v.object({ by: v.string(), at: Instant })),
})
export type KeptHouseBrand = v.InferOutput<typeof KeptHouseBrand>

/** The three social networks, by the field that holds the house's page there. */
export const socialNetworks = [
  { field: 'instagram', label: 'Instagram' },
  { field: 'linkedin', label: 'LinkedIn' },
  { field: 'youtube', label: 'YouTube' },
] as const

/** The house's own colours in both modes; undefined while it has none. A missing dark one follows from the light one. */
export function colorsOfHouse({ action_light, action_dark, gold }: HouseBrand) {
  if (action_light === null && action_dark === null && gold === null) return undefined
  const derived = action_light === null ? null : darkOf(action_light)
  return brandColors({ light: action_light, dark: action_dark ?? derived, gold })
}

/** What pages say of a house; what it has not decided is left out. */
export function publisherOf({ brand, logo_url }: Pick<KeptHouseBrand, 'brand' | 'logo_url'>): Publisher {
  const colors = colorsOfHouse(brand)
  const pages = socialNetworks.map(({ field, label }) => ({ label, href: brand[field] }))
  const phones = [
    { label: 'WhatsApp', href: brand.whatsapp && `https://wa.me/${brand.whatsapp.slice(1)}` },
    { label: formatPhone(brand.phone ?? ''), href: brand.phone && `tel:${brand.phone}` },
  ]
  return {
    sales: brand.sales,
    support: brand.support,
    socials: [...pages, ...phones].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }])),
    ...(brand.name === standardName ? {} : { name: brand.name }),
    ...(logo_url === null ? {} : { logo: logo_url }),
    ...(colors === undefined ? {} : { colors }),
    ...(brand.time_zone === standardHouse.time_zone ? {} : { time_zone: brand.time_zone }),
  }
}

/** The house's brand in force. */
export const getHouseBrand = endpoint({
  method: 'GET',
  path: '/staff/brand',
  summary: "The house's name, logo, colours, contact and time zone, and who changed them last.",
  audience: 'house',
  output: KeptHouseBrand,
})

/** Changes the house's brand; form data with an optional `logo` file. `logo_removed` takes the stored logo away. */
export const saveHouseBrand = endpoint({
  method: 'POST',
  path: '/staff/brand',
  summary: "Changes the house's name, logo, colours, contact and time zone.",
  audience: 'house',
  encoding: 'form',
  body: v.object({
    ...HouseBrandForm.entries,
    logo: v.optional(v.unknown()),
    logo_removed: v.optional(v.picklist(['0', '1']), '0'),
  }),
  output: KeptHouseBrand,
})
