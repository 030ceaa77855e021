import {
  adjustCredit as adjustEndpoint,
  changePaymentPlan,
  getCompany,
  inviteAgain as inviteEndpoint,
  searchCompanies as searchEndpoint,
} from '@ensaio/domain'
import { inviteAgain } from '../accounts/invite-again.ts'
import { staffOf } from '../accounts/viewer.ts'
import { transact } from '../database/database.ts'
import { recoveryLimits } from '../http/rate-limits.ts'
import { inside, type Serve } from '../http/serve.ts'
import type { Links } from '../links.ts'
import { adjustCredit, changePlan, companyAt } from './adjust-company.ts'
import { searchCompanies } from './repository/companies.ts'

/** Companies, their payment plans and their credit, for administrators. */
export function companyRoutes(serve: Serve, links: Links): void {
  serve(
    inviteEndpoint,
    async ({ db, body, now }) => {
      await transact(db, (tx) => inviteAgain(tx, { ...body, companyId: null, links }, now))
      return null
    },
    { limits: recoveryLimits },
  )

  serve(searchEndpoint, ({ db, query }) => searchCompanies(db, query))

  serve(getCompany, ({ db, params }) => companyAt(db, params.id))

  serve(changePaymentPlan, ({ db, viewer, params, body, now }) =>
    changePlan(db, { viewer: staffOf(viewer), companyId: params.id }, body.payment_plan, now),
  )

  serve(adjustEndpoint, (call) =>
    adjustCredit(
      inside(call),
      { viewer: staffOf(call.viewer), companyId: call.params.id },
      call.body,
      call.now,
    ),
  )
}
