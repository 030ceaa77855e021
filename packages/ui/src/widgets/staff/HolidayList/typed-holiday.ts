import { HolidayForm } from '@ensaio/domain'
import * as v from 'valibot'
import { TypedDay } from '../../../primitives/input/typed-date.ts'

/** A holiday as typed: the day as digits, an empty city for all of them. */
export const TypedHoliday = v.object({
  ...HolidayForm.entries,
  day: TypedDay,
  city: v.pipe(
    v.string(),
    v.transform((city) => (city === '' ? null : city)),
    HolidayForm.entries.city,
  ),
})
export type TypedHoliday = v.InferInput<typeof TypedHoliday>
