import { PreferredPeriodDraft, PreferredPeriodForm, type PublicPreferredPeriod } from '@ensaio/domain'
import * as v from 'valibot'
import { dateDigits, TypedDay } from '../../../primitives/input/typed-date.ts'

const OptionalDay = v.pipe(
  v.string(),
  v.transform((digits) => digits || null),
  v.nullable(TypedDay),
)

/** Parses a typed period. */
export const ReadPeriod = v.pipe(
  v.object({ ...PreferredPeriodDraft.entries, first_day: OptionalDay, last_day: OptionalDay }),
  v.transform((typed): PreferredPeriodForm => typed),
  PreferredPeriodForm,
)

/** The form's values: those that were typed, else the period that was left, without its note. */
export function typedPeriod(
  draft: PreferredPeriodDraft | null,
  left: PublicPreferredPeriod | null,
): PreferredPeriodDraft {
  return (
    draft ?? {
      weekdays: [...(left?.weekdays ?? [])],
      parts: [...(left?.parts ?? [])],
      first_day: dateDigits(left?.first_day),
      last_day: dateDigits(left?.last_day),
      note: '',
    }
  )
}
