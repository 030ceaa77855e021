import {
  acceptLead,
  addCompany,
  answerLead,
  type CompanyChange,
  changeCompany,
  checkImport,
  companyExportPath,
  declineLead,
  getLead,
  importFile,
  type LeadAnswer,
  type LeadRefusal,
  type Merge,
  mergeCompanies,
  type NewCompany,
  placeStaffOrder,
  previewMerge,
  searchLeads,
  staffCompanyExportPath,
} from '@ensaio/domain'
import { now } from '../examples/clock.ts'
import { importResult, mergePreview, staffCompanies, staffCompanyDetail } from '../examples/company.ts'
import { leadDetail, leadPage, leads } from '../examples/lead.ts'
import { placedOrder } from '../examples/payment.ts'
import { companyPerson } from '../examples/people.ts'
import { type Asked, reply } from '../reply.ts'
import { replyArchive } from './deliverables.ts'

const body = async <Body>({ request }: Asked): Promise<Body> => (await request.json()) as Body
const by = 'Helena Prado'

function known(id: string | undefined) {
  const row = leads().find((one) => one.id === Number(id))
  const isOpen = (row?.state ?? 'waiting') === 'waiting'
  return leadDetail({
    ...row,
    id: Number(id),
    company_id: row?.state === 'accepted' ? 2 : null,
    decision: isOpen
      ? null
      : { by, at: now, reason: row?.state === 'declined' ? 'Fora da nossa área.' : null },
  })
}

/** Successful answers about companies that our own people make, change, order for, accept or refuse. */
export const companyHandlers = [
  replyArchive(staffCompanyExportPath, 'Prisma_Imoveis_20_11_2026_12_00.zip'),
  replyArchive(companyExportPath, 'Construtora_Horizonte_20_11_2026_12_00.zip'),
  reply(addCompany, async (asked) => {
    const { contact, identification, ...company } = await body<NewCompany>(asked)
    return staffCompanyDetail({
      ...company,
      id: 9,
      identification: identification ?? null,
      corporate_name: null,
      balance: 0,
      sessions: 0,
      people: [companyPerson({ id: 9, ...contact, role: 'manager', is_invited: true, seen_at: null })],
      statement: { balance: 0, entries: [] },
    })
  }),
  reply(changeCompany, async (asked) => {
    const { contact, ...change } = await body<CompanyChange>(asked)
    const before = staffCompanyDetail({ id: Number(asked.values.id) })
    return {
      ...before,
      name: change.name ?? before.name,
      corporate_name: change.corporate_name === undefined ? before.corporate_name : change.corporate_name,
      identification: change.identification === undefined ? before.identification : change.identification,
      active: change.active ?? before.active,
      people: before.people.map((one) => (one.id === contact?.id ? { ...one, ...contact } : one)),
    }
  }),
  reply(previewMerge, ({ values }) => {
    const other = staffCompanies().find(({ id }) => id === Number(values.otherId))
    return mergePreview(other && { other, sessions: other.sessions, balance: other.balance })
  }),
  reply(mergeCompanies, async (asked) => {
    const { payment_plan } = await body<Merge>(asked)
    return staffCompanyDetail({ id: Number(asked.values.id), payment_plan })
  }),
  reply(placeStaffOrder, () => placedOrder()),
  reply(checkImport, () => importResult()),
  reply(importFile, () => importResult()),
  reply(searchLeads, () => leadPage()),
  reply(getLead, ({ values }) => known(values.id)),
  reply(acceptLead, ({ values }) => ({
    ...known(values.id),
    state: 'accepted' as const,
    company_id: 9,
    decision: { by, at: now, reason: null },
  })),
  reply(answerLead, async (asked) => {
    const { text } = await body<LeadAnswer>(asked)
    const before = known(asked.values.id)
    return { ...before, mails: [...before.mails, { text, by, at: now }] }
  }),
  reply(declineLead, async (asked) => {
    const { reason } = await body<LeadRefusal>(asked)
    return { ...known(asked.values.id), state: 'declined' as const, decision: { by, at: now, reason } }
  }),
]
