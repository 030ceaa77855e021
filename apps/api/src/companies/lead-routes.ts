import {
  acceptLead as acceptEndpoint,
  answerLead as answerEndpoint,
  declineLead as declineEndpoint,
  getLead,
  searchLeads as searchEndpoint,
} from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import { transact } from '../database/database.ts'
import { recoveryLimits } from '../http/rate-limits.ts'
import { inside, type Serve } from '../http/serve.ts'
import { acceptLead, answerLead, declineLead, type LeadMailing, leadAt } from './decide-lead.ts'
import { searchLeads } from './repository/leads.ts'
import { refuseTakenCnpj } from './taken-cnpj.ts'

/** Pre-registered companies, on which administrators decide (rule lead-decided-once). */
export function leadRoutes(serve: Serve, { links, mailSales }: LeadMailing): void {
  serve(searchEndpoint, ({ db, query }) => searchLeads(db, query))

  serve(getLead, ({ db, params }) => leadAt(db, params.id))

  serve(acceptEndpoint, ({ db, viewer, params, body, now }) => {
    const handling = { viewer: staffOf(viewer), leadId: params.id }
    return transact(db, (tx) => acceptLead(tx, handling, body, links, now)).catch(refuseTakenCnpj)
  })

  serve(
    answerEndpoint,
    (call) => {
      const handling = { viewer: staffOf(call.viewer), leadId: call.params.id }
      return answerLead(inside(call), handling, call.body, mailSales, call.now)
    },
    { limits: recoveryLimits },
  )

  serve(declineEndpoint, ({ db, viewer, params, body, now }) => {
    const handling = { viewer: staffOf(viewer), leadId: params.id }
    return transact(db, (tx) => declineLead(tx, handling, body, mailSales, now))
  })
}
