import * as v from 'valibot'
import { withNoun } from '../text/with-noun.ts'

/** The terms of an ensaio: those in force when it was ordered (rule terms-of-the-order). */
export const Terms = v.object({
  /** The promised time from visit to delivery, in days. */
  delivery_days: v.number(),
  /** Do these days leave out weekends and holidays? */
  delivery_working_days: v.optional(v.boolean(), false),
  /** The fee of a late cancellation, in per cent of the price. */
  late_fee_percent: v.number(),
  /** How many hours before the visit a cancellation or move is late. */
  late_hours: v.number(),
})
export type Terms = v.InferOutput<typeof Terms>

/** The terms of the specification, which hold until administrators decide otherwise. */
export const standardTerms: Terms = {
  delivery_days: 4,
  delivery_working_days: false,
  late_fee_percent: 30,
  late_hours: 24,
}

/** The terms of an ensaio; another API may not know them. */
export function termsOf(session: { terms?: Terms | undefined }): Terms {
  return session.terms ?? standardTerms
}

/** Until when a visit can be moved, in a sentence (rule terms-of-the-order): `até 24 horas antes`. */
export function movableUntil({ late_hours }: Terms): string {
  return late_hours > 0 ? `até ${hoursText(late_hours)} antes` : 'até a hora da visita'
}

/** A number of hours, in a sentence: `24 horas`. */
export function hoursText(hours: number): string {
  return withNoun(hours, 'hora', 'horas')
}
