import * as v from 'valibot'
import { line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CityHours, CitySchedule, TravelMinutes } from './city-hours.ts'
import { State } from './states.ts'

/** The time zones of Brazil, with the state whose capital keeps each. */
export const brazilianZones = [
  { zone: 'America/Sao_Paulo', label: 'Brasília' },
  { zone: 'America/Bahia', label: 'Bahia' },
  { zone: 'America/Fortaleza', label: 'Fortaleza e Nordeste' },
  { zone: 'America/Recife', label: 'Recife' },
  { zone: 'America/Belem', label: 'Belém e Amapá' },
  { zone: 'America/Araguaina', label: 'Tocantins' },
  { zone: 'America/Cuiaba', label: 'Cuiabá' },
  { zone: 'America/Campo_Grande', label: 'Campo Grande' },
  { zone: 'America/Manaus', label: 'Manaus' },
  { zone: 'America/Porto_Velho', label: 'Porto Velho' },
  { zone: 'America/Boa_Vista', label: 'Boa Vista' },
  { zone: 'America/Rio_Branco', label: 'Rio Branco' },
  { zone: 'America/Noronha', label: 'Fernando de Noronha' },
] as const

/** An IANA zone of Brazil. */
export const Zone = v.picklist(
  brazilianZones.map(({ zone }) => zone),
  'Escolha o fuso horário.',
)
export type Zone = v.InferOutput<typeof Zone>

const zonesByState: Partial<Record<v.InferOutput<typeof State>, Zone>> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  MA: 'America/Fortaleza',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  TO: 'America/Araguaina',
}

/** The zone of a state's capital: the one that a new city of that state starts with. */
export function zoneOfState(state: string): Zone {
  return zonesByState[state as v.InferOutput<typeof State>] ?? 'America/Sao_Paulo'
}

/** The name of a city. */
export const CityName = line('Escolha uma cidade atendida.')

/** A city as staff see it; `photographers` counts the active ones. Orders are taken in active cities (rule served-cities). */
export const StaffCity = v.object({
  id: v.number(),
  name: v.string(),
  state: State,
  time_zone: v.string(),
  active: v.boolean(),
  photographers: v.number(),
  ...CitySchedule.entries,
})
export type StaffCity = v.InferOutput<typeof StaffCity>

/** A new city, as typed. Its name and state stay; photographers, prices and holidays refer to the name. */
export const NewCity = v.object({ name: line('Informe o nome da cidade.'), state: State, time_zone: Zone })
export type NewCity = v.InferInput<typeof NewCity>

/** Changes to a city; missing fields stay unchanged. Placed orders keep their time zone, booked visits their time (rule city-hours). */
export const CityChange = v.object({
  time_zone: v.optional(Zone),
  active: v.optional(v.boolean()),
  hours: v.optional(CityHours),
  travel_minutes: v.optional(TravelMinutes),
})
export type CityChange = v.InferInput<typeof CityChange>

/** All cities by name, active and not. */
export const listCities = endpoint({
  method: 'GET',
  path: '/staff/cities',
  summary: 'The cities, served and no longer served.',
  audience: 'house',
  output: v.array(StaffCity),
})

/** Staff who order there are warned; clients are not told (rule first-run). */
export const listCitiesWithoutVisits = endpoint({
  method: 'GET',
  path: '/staff/cities/without-visits',
  summary: 'The names of the served cities in which no photographer works on any day with start times.',
  audience: 'orders',
  output: v.array(v.string()),
})

/** Adds a city, in which orders are taken at once. */
export const addCity = endpoint({
  method: 'POST',
  path: '/staff/cities',
  summary: 'Adds a city in which orders are taken.',
  audience: 'house',
  body: NewCity,
  output: v.array(StaffCity),
})

/** Placed orders go on; an inactive city takes no new ones. The last active city cannot be deactivated. */
export const changeCity = endpoint({
  method: 'POST',
  path: '/staff/cities/{id}',
  summary: 'Changes the time zone and start times of a city, or whether orders are taken there.',
  audience: 'house',
  body: CityChange,
  output: v.array(StaffCity),
})
