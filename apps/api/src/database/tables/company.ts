import type { AddressForm, PaymentPlan } from '@ensaio/domain'
import type { Cents, Generated, Id, Instant, LocalDate, MaybeJson } from './column.ts'

export interface CompanyTables {
  companies: {
    id: Id
    name: string
    /** CNPJ, 14 characters (rule tax-documents). */
    identification: string | null
    corporate_name: string | null
    /** The company's own address. */
    address: MaybeJson<AddressForm>
    payment_plan: PaymentPlan
    /** Name of the stored file. */
    logo_file: string | null
    /** The sum of the company's credit entries, kept beside them so that a constraint can hold it at zero or above (rule credit-ledger). */
    balance_cents: Generated<Cents>
    created_at: Instant
    /** False: its people cannot sign in (rule inactive-company). */
    active: Generated<boolean>
    /** The company that it was united with; null otherwise (rule merged-company). */
    merged_into: number | null
  }
  /** The weeks of which a company was told, by their Mondays (rule weekly-digest). */
  weekly_digests: { company_id: number; monday: LocalDate; told_at: Instant }
  /** Append-only: a trigger refuses changes. */
  ledger_entries: {
    id: Id
    company_id: number
    session_id: number | null
    /** The card payment behind the entry; each payment moves the credit once (rule payment-once). */
    payment_id: number | null
    /** The refund behind a repayment, which names the payment: taken when asked for, given again when it failed (rule payment-refund). */
    refund_id: number | null
    /** The closed month that the entry pays, or no longer pays (rule statement-paid). */
    statement_id: number | null
    /** `credit` moves the balance; `invoice` is what a postpaid company is billed. */
    account: 'credit' | 'invoice'
    kind:
      | 'payment'
      | 'order'
      | 'refund'
      | 'fee'
      | 'adjustment'
      | 'reversal'
      | 'service_change'
      | 'repayment'
      | 'settlement'
      | 'hosting'
    /** Signed: amounts spent or owed are negative. */
    amount_cents: Cents
    created_at: Instant
    /** The reason of an adjustment, the services of a change, or the period of a renewed hosting; the company reads it. */
    reason: string | null
    /** The member of staff who adjusted or changed it. */
    user_id: number | null
  }
}
