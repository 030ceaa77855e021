import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { endpoint } from '../wire/endpoint.ts'

/** What the house requires of its administrators (rule required-second-step). */
export const HouseSecurity = v.object({
  /** Must administrators have turned on two-step sign-in? */
  is_second_step_required: v.boolean(),
  /** How many administrators who may sign in have not turned it on. */
  without_second_step: v.number(),
  /** Who changed it last; null before a change. */
  changed: v.nullable(v.object({ by: v.string(), at: Instant })),
})
export type HouseSecurity = v.InferOutput<typeof HouseSecurity>

/** What the house requires of its administrators. */
export const getHouseSecurity = endpoint({
  method: 'GET',
  path: '/staff/settings/security',
  summary: 'What the house requires of its administrators.',
  audience: 'house',
  output: HouseSecurity,
})

/** Applies to the next request of every administrator. */
export const saveHouseSecurity = endpoint({
  method: 'POST',
  path: '/staff/settings/security',
  summary: 'Requires two-step sign-in of administrators, or no longer.',
  audience: 'house',
  body: v.object({ is_second_step_required: v.boolean() }),
  output: HouseSecurity,
})
