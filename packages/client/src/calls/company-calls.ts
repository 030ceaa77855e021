import {
  addCompany,
  adjustCredit,
  type CompanyChange,
  type CompanyPersonChange,
  type CreditAdjustment,
  changeCompany,
  changeCompanyPerson,
  changePaymentPlan,
  companiesCsv,
  companyPaymentsCsv,
  companyPeopleCsv,
  correctInvitation,
  getCompany,
  inviteAgain,
  inviteCompanyPerson,
  listCompanyPayments,
  type Merge,
  mergeCompanies,
  type NewCompany,
  type NewCompanyPerson,
  type PaymentPlan,
  previewMerge,
  type RefundRequest,
  refundPayment,
  resetCompanyPersonSecondStep,
  searchCompanies,
  settleRefund,
  signCompanyPersonOut,
  staffCompanyExportPath,
} from '@ensaio/domain'
import type { Call, Connection } from '../call.ts'
import { download } from '../download.ts'
import { downloadCsv, type TellShare } from '../download-csv.ts'

/** Client companies. */
export function companyCalls(call: Call, connection: Connection) {
  return {
    search: (text: string, page: number, signal?: AbortSignal) =>
      call(searchCompanies, { query: { text, page: String(page) }, signal }),
    /** All that match a text, as CSV (rule csv-export). */
    exportList: (text: string, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, companiesCsv, { body: { text } }, progress, signal),
    /** The people of a company as CSV. */
    exportPeople: (id: number, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, companyPeopleCsv, { values: { id }, body: {} }, progress, signal),
    /** The payments of a company as CSV. */
    exportPayments: (id: number, progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, companyPaymentsCsv, { values: { id }, body: {} }, progress, signal),
    get: (id: number, signal?: AbortSignal) => call(getCompany, { values: { id }, signal }),
    /** Makes a company and invites its first person. */
    add: (company: NewCompany) => call(addCompany, { body: company }),
    change: (id: number, change: CompanyChange) => call(changeCompany, { values: { id }, body: change }),
    /** Changes the address of a client or photographer who has set no password yet, and invites them there. */
    correctEmail: (email: string, new_email: string) =>
      call(correctInvitation, { body: { email, new_email } }),
    /** Mails a new invitation to a client or photographer who has set no password yet. */
    inviteAgain: (email: string) => call(inviteAgain, { body: { email } }),
    /** Invites a person to a company. */
    addPerson: (id: number, person: NewCompanyPerson) =>
      call(inviteCompanyPerson, { values: { id }, body: person }),
    changePerson: (id: number, personId: number, change: CompanyPersonChange) =>
      call(changeCompanyPerson, { values: { id, personId }, body: change }),
    /** Turns off the two-step sign-in of a person; returns the company. */
    resetSecondStep: (id: number, personId: number) =>
      call(resetCompanyPersonSecondStep, { values: { id, personId } }),
    /** Ends all login sessions of a person. */
    signPersonOut: (id: number, personId: number) => call(signCompanyPersonOut, { values: { id, personId } }),
    /** What another company would bring into this one. */
    previewMerge: (id: number, otherId: number, signal?: AbortSignal) =>
      call(previewMerge, { values: { id, otherId }, signal }),
    /** Unites another company with this one (rule merged-company). */
    merge: (id: number, merge: Merge) => call(mergeCompanies, { values: { id }, body: merge }),
    changePlan: (id: number, plan: PaymentPlan) =>
      call(changePaymentPlan, { values: { id }, body: { payment_plan: plan } }),
    /** The zip of everything that a company owns (rule company-export); `progress` gets the received share, 0 to 1. */
    export: (id: number, progress?: (share: number | null) => void, signal?: AbortSignal) =>
      download(connection, staffCompanyExportPath, {
        ...{ values: { id }, body: {}, name: 'Dados_da_empresa.zip' },
        ...{ progress, signal },
      }),
    /** Adjusts the credit; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    adjustCredit: (id: number, adjustment: CreditAdjustment, idempotencyKey: string) =>
      call(adjustCredit, { values: { id }, body: adjustment, idempotencyKey }),
    payments: (id: number, signal?: AbortSignal) => call(listCompanyPayments, { values: { id }, signal }),
    /** Gives a payment back; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    refund: (id: number, reference: string, refund: RefundRequest, idempotencyKey: string) =>
      call(refundPayment, { values: { id, reference }, body: refund, idempotencyKey }),
    /** Says how a refund ended whose answer never came. */
    settleRefund: (id: number, refundId: number, done: boolean) =>
      call(settleRefund, { values: { id, refundId }, body: { done } }),
  }
}
