import * as v from 'valibot'
import { IsInvited } from '../account/invitation.ts'
import { CityName } from '../address/cities.ts'
import { OptionalPostalCode } from '../address/postal-code.ts'
import { LocalDate } from '../calendar/local-date.ts'
import { Phone } from '../person/phone.ts'
import { Email, line } from '../person/text.ts'
import { Slot } from '../scheduling/slot.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Skill, skills } from './who-goes/skills.ts'

/** Working weekdays, 0 Sunday to 6 Saturday; on a Sunday there are visits only where the city has hours then (rule city-hours). */
const WorkingDays = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  v.maxLength(7),
  v.transform((days) => [...new Set(days)].sort()),
)

/** What a photographer does beside photographs, each once. */
const Skills = v.pipe(
  v.array(Skill),
  v.maxLength(skills.length),
  v.transform((chosen) => skills.filter((one) => chosen.includes(one))),
)

/** Days off, both ends included; `visits` booked inside them need another photographer. */
export const TimeOff = v.object({
  id: v.number(),
  starts_on: LocalDate,
  ends_on: LocalDate,
  visits: v.number(),
})
export type TimeOff = v.InferOutput<typeof TimeOff>

/** A photographer as staff see them. */
export const StaffProvider = v.object({
  id: v.number(),
  name: v.string(),
  email: v.nullable(v.string()),
  /** E.164. */
  phone: v.nullable(v.string()),
  city: v.string(),
  active: v.boolean(),
  working_days: v.array(v.number()),
  /** Current and future days off, earliest first. */
  time_off: v.array(TimeOff),
  /** The number of booked future visits. */
  upcoming_visits: v.number(),
  is_invited: IsInvited,
  /** The CEP where their day begins, 8 digits; null when it was not told (rule who-goes). */
  base_cep: v.optional(v.nullable(v.string()), null),
  skills: v.optional(v.array(Skill), []),
  /** Has this person turned on two-step sign-in? An older server omits it. */
  has_second_step: v.optional(v.boolean(), false),
})
export type StaffProvider = v.InferOutput<typeof StaffProvider>

/** A new photographer; they get a mail with a link to set a password. */
export const NewProvider = v.object({
  name: line('Informe o nome.'),
  email: Email,
  phone: Phone,
  city: CityName,
  working_days: WorkingDays,
  base_cep: v.optional(OptionalPostalCode, null),
  skills: v.optional(Skills, []),
})
export type NewProvider = v.InferInput<typeof NewProvider>

/** Changes to a photographer; missing fields stay unchanged. Booked visits stay theirs. */
export const ProviderChange = v.object({
  name: v.optional(line('Informe o nome.')),
  phone: v.optional(Phone),
  city: v.optional(CityName),
  active: v.optional(v.boolean()),
  working_days: v.optional(WorkingDays),
  base_cep: v.optional(OptionalPostalCode),
  skills: v.optional(Skills),
})
export type ProviderChange = v.InferInput<typeof ProviderChange>

/** Has the user confirmed that visits booked on these days stay? Without it, days with visits are refused (`visits_booked`). */
const visits_stay = v.optional(v.boolean())

/** A period of days off, as typed. */
export const TimeOffForm = v.pipe(
  v.object({ starts_on: LocalDate, ends_on: LocalDate, visits_stay }),
  v.forward(
    v.check(
      ({ starts_on, ends_on }) => starts_on <= ends_on,
      'A data final precisa ser igual ou posterior à data inicial.',
    ),
    ['ends_on'],
  ),
)
export type TimeOffForm = v.InferInput<typeof TimeOffForm>

/** All photographers, by city and name; a photographer gets only themselves. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/staff/providers',
  summary: 'All photographers; a photographer gets only themselves.',
  audience: 'staff',
  output: v.array(StaffProvider),
})

export const addProvider = endpoint({
  method: 'POST',
  path: '/staff/providers',
  summary: 'Adds a photographer and mails them a link to set a password.',
  audience: 'photographers',
  body: NewProvider,
  output: StaffProvider,
})

export const updateProvider = endpoint({
  method: 'POST',
  path: '/staff/providers/{id}',
  summary: 'Changes a photographer, their working days or whether they are active.',
  audience: 'photographers',
  body: ProviderChange,
  output: StaffProvider,
})

/** For a photographer who lost their authenticator app and recovery codes; the password stays (rule second-step). 409 while it is off. */
export const resetProviderSecondStep = endpoint({
  method: 'POST',
  path: '/staff/providers/{id}/second-step/reset',
  summary: 'Turns off the two-step sign-in of a photographer.',
  audience: 'photographers',
  output: StaffProvider,
})

/** Adds days off; a photographer may add their own. */
export const addTimeOff = endpoint({
  method: 'POST',
  path: '/staff/providers/{id}/time-off',
  summary: 'Adds days off to a photographer.',
  audience: 'fieldwork',
  body: TimeOffForm,
  output: StaffProvider,
})

export const removeTimeOff = endpoint({
  method: 'DELETE',
  path: '/staff/providers/{id}/time-off/{timeOffId}',
  summary: 'Removes days off.',
  audience: 'fieldwork',
  output: StaffProvider,
})

/** A stored holiday; `city` null means everywhere. */
export const StaffHoliday = v.object({
  id: v.number(),
  day: LocalDate,
  city: v.nullable(v.string()),
  name: v.string(),
})
export type StaffHoliday = v.InferOutput<typeof StaffHoliday>

/** A new holiday, as typed. */
export const HolidayForm = v.object({
  day: LocalDate,
  city: v.nullable(CityName),
  name: line('Informe o nome do feriado.'),
  visits_stay,
})
export type HolidayForm = v.InferInput<typeof HolidayForm>

/** Holidays from today on, earliest first. */
export const listHolidays = endpoint({
  method: 'GET',
  path: '/staff/holidays',
  summary: 'The holidays from today on.',
  audience: 'staff',
  output: v.array(StaffHoliday),
})

export const addHoliday = endpoint({
  method: 'POST',
  path: '/staff/holidays',
  summary: 'Adds a holiday, which is no longer offered for visits.',
  audience: 'photographers',
  body: HolidayForm,
  output: v.array(StaffHoliday),
})

export const removeHoliday = endpoint({
  method: 'DELETE',
  path: '/staff/holidays/{holidayId}',
  summary: 'Removes a holiday.',
  audience: 'photographers',
  output: v.array(StaffHoliday),
})

/** A city's possible and booked visits on a day; `closed` is the reason for none (the weekday or a holiday's name). */
export const CapacityDay = v.object({
  day: LocalDate,
  closed: v.nullable(v.string()),
  slots: v.array(v.object({ hour: Slot, capacity: v.number(), booked: v.number() })),
})
export type CapacityDay = v.InferOutput<typeof CapacityDay>

/** The number of days in a capacity answer: four weeks. */
export const capacityDays = 28

/** The capacity of a city over four weeks. */
export const getCapacity = endpoint({
  method: 'GET',
  path: '/staff/capacity',
  summary: 'The possible and booked visits of a city, over four weeks.',
  audience: 'photographers',
  query: v.object({ city: CityName, from: LocalDate }),
  output: v.array(CapacityDay),
})
