import {
  addCompany,
  adjustCredit as adjustEndpoint,
  changeCompany as changeEndpoint,
  changePaymentPlan,
  getCompany,
  inviteAgain as inviteEndpoint,
  mergeCompanies,
  previewMerge,
  searchCompanies as searchEndpoint,
} from '@ensaio/domain'
import { inviteAgain } from '../accounts/invite-again.ts'
import { staffOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { recoveryLimits } from '../http/rate-limits.ts'
import { inside, type Serve } from '../http/serve.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readSettings } from '../settings/repository/settings.ts'
import { adjustCredit, changePlan, companyAt } from './adjust-company.ts'
import { changeCompany } from './change-company.ts'
import { createCompany } from './create-company.ts'
import { previewOf, uniteCompanies } from './merge/merge-companies.ts'
import { searchCompanies } from './repository/companies.ts'
import { refuseTakenCnpj } from './taken-cnpj.ts'

/** Companies, their payment plans and their credit, for administrators. */
export function companyRoutes(serve: Serve, links: Links): void {
  serve(
    inviteEndpoint,
    async ({ db, viewer, body, now }) => {
      const by = staffOf(viewer)
      await transact(db, (tx) => inviteAgain(tx, { ...body, companyId: null, viewer: by, links }, now))
      return null
    },
    { limits: recoveryLimits },
  )

  serve(searchEndpoint, async ({ db, query }) => {
    const { default_plan } = (await readSettings(db)).settings
    return { ...(await searchCompanies(db, query)), default_plan }
  })

  serve(getCompany, ({ db, params }) => companyAt(db, params.id))

  serve(addCompany, ({ db, viewer, body, now }) =>
    transact(db, async (tx) => {
      const id = await createCompany(tx, body, links, now)
      const { userId } = staffOf(viewer)
      const detail = { payment_plan: body.payment_plan }
      await recordOfficeEvent(tx, { userId, kind: 'company_added', subjectId: id, detail }, now)
      return companyAt(tx, id)
    }).catch(refuseTakenCnpj),
  )

  serve(changeEndpoint, ({ db, viewer, params, body, now }) => {
    const change = { viewer: staffOf(viewer), companyId: params.id }
    return transact(db, (tx) => changeCompany(tx, change, body, now)).catch(refuseTakenCnpj)
  })

  serve(previewMerge, ({ db, params }) => previewOf(db, { keptId: params.id, otherId: params.otherId }))

  serve(mergeCompanies, ({ db, viewer, params, body, now }) =>
    transact(db, (tx) => uniteCompanies(tx, { viewer: staffOf(viewer), companyId: params.id }, body, now)),
  )

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
