import * as v from 'valibot'

/** The 27 states of Brazil. */
export const states = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const
export const State = v.picklist(states, 'Escolha o estado.')

/** The served cities, with their states; orders elsewhere go through the sales team. */
export const servedCities = [
  { name: 'São Paulo', state: 'SP' },
  { name: 'Porto Alegre', state: 'RS' },
  { name: 'Rio de Janeiro', state: 'RJ' },
] as const

/** The name of a served city. */
export type ServedCity = (typeof servedCities)[number]['name']

/** Is this city served? Case and accents do not matter. */
export function isServedCity(name: string): boolean {
  return servedCities.some((city) => plain(city.name) === plain(name))
}

/** Lower-cases a text and removes accents, for comparison. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
