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

/** The names of the states in full. */
export const stateNames: Record<(typeof states)[number], string> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
}

/** The cities that a new installation serves, until staff change them (rule served-cities). */
export const servedCities = [
  { name: 'São Paulo', state: 'SP' },
  { name: 'Porto Alegre', state: 'RS' },
  { name: 'Rio de Janeiro', state: 'RJ' },
] as const

/** Names of served cities. */
export type CityNames = readonly string[]

/** The names of the cities that a new installation serves. */
export const initialCities: CityNames = servedCities.map(({ name }) => name)

/** Is this city among the served ones? Case and accents do not matter. */
export function isServedCity(name: string, cities: CityNames = initialCities): boolean {
  return cities.some((city) => plain(city) === plain(name))
}

/** Lower-cases a text and removes accents, for comparison. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
