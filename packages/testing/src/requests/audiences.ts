import { type DemoVisitor, demoVisitors } from '../scenes/demo-scene.ts'

/** What a visitor gets: access, or a refusal with this status. */
type Outcome = 'in' | 401 | 403 | 404
/** What every visitor of the demo gets. */
export type Rule = Record<DemoVisitor, Outcome>

/** A rule from the outcomes of the visitors, in their order; the owner's colleagues get what the owner gets. */
export const rule = (...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]) =>
  ({
    ...Object.fromEntries(demoVisitors.map((visitor, nth) => [visitor, outcomes[nth]])),
    ...Object.fromEntries(colleagues.map((visitor) => [visitor, outcomes[1]])),
  }) as Rule

/** The people of the owner's company who are not managers; what they may not do alike is said by `of` (rule client-roles). */
const colleagues = ['clientOrders', 'clientFinance', 'clientReader'] as const
export const of = (base: Rule, ...allowed: (typeof colleagues)[number][]): Rule => ({
  ...base,
  ...Object.fromEntries(colleagues.map((one) => [one, allowed.includes(one) ? base.owner : 403])),
})

//                     anonymous, owner, other, sent, unsent, admin, coordinator, finance
export const everybody = rule('in', 'in', 'in', 'in', 'in', 'in', 'in', 'in')
export const signedIn = rule(401, 'in', 'in', 'in', 'in', 'in', 'in', 'in')
export const clients = rule(401, 'in', 'in', 403, 403, 403, 403, 403)
export const ownCompany = rule(401, 'in', 404, 403, 403, 403, 403, 403)
export const ownEnsaio = rule(401, 'in', 404, 'in', 404, 'in', 'in', 'in')
/** Finance only reads ensaios (rule office-roles). */
export const ownWork = { ...ownEnsaio, finance: 403 } as const
/** The office has no visits of its own. */
export const ownVisits = rule(401, 'in', 'in', 'in', 'in', 403, 403, 403)
export const staff = rule(401, 403, 403, 'in', 'in', 'in', 'in', 'in')
export const staffSent = rule(401, 403, 403, 'in', 404, 'in', 'in', 403)
export const admins = rule(401, 403, 403, 403, 403, 'in', 403, 403)
export const coordinators = { ...admins, coordinator: 'in' } as const
export const financiers = { ...admins, finance: 'in' } as const
export const office = { ...admins, coordinator: 'in', finance: 'in' } as const
// The demo has an administrator, so that no set-up link is open (rule set-up-link).
export const closed = rule(404, 404, 404, 404, 404, 404, 404, 404)
