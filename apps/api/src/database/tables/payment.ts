import type { HostingPeriod, LocalMonth, RefundState } from '@ensaio/domain'
import type { Cents, Generated, Id, Instant, LocalDate, MaybeJson } from './column.ts'
import type { CompanyTables } from './company.ts'

/** A renewal of hosting as it was shown to who pays for it (rule hosting-renewal). */
export interface PaidRenewal {
  session_id: number
  months: HostingPeriod
  until: LocalDate
  price_cents: Cents
}

export interface PaymentTables {
  /** Payments by card and PIX, each written before the gateway is asked (rule payment-once). Holds no card data (rule card-data). */
  payments: {
    id: Id
    /** Its name at the gateway and in the browser. */
    reference: string
    company_id: number
    user_id: number
    /** SHA-256 of caller and `Idempotency-Key`; null without a key, or when nothing was sent and the key may be used again. */
    key_hash: string | null
    /** SHA-256 of the body without card number and security code. */
    body_hash: string
    amount_cents: Cents
    description: string
    payer_name: string
    payer_identity: string
    /** The gateway's number (rule payment-status). */
    status: number
    /** The gateway's message for the payer; null when it has none. */
    message: string | null
    /** The gateway has created no transaction. */
    has_error: Generated<boolean>
    /** The gateway's own id; null while unknown. */
    transaction_id: string | null
    created_at: Instant
    paid_at: Instant | null
    method: Generated<'card' | 'pix'>
    /** The copy-paste code of a PIX; null while unknown, and of cards. */
    pix_code: string | null
    /** Until when a PIX can be paid; null of cards. */
    expires_at: Instant | null
    /** The renewal that it is made for; null of other purchases. */
    renews: MaybeJson<PaidRenewal>
    checks: Generated<number>
    /** When the gateway is asked again; null once the outcome is final. */
    check_at: Instant | null
  }
  /** Payments given back, each written before the gateway is asked (rule payment-refund). */
  payment_refunds: {
    id: Id
    payment_id: number
    /** The member of staff. */
    user_id: number
    /** SHA-256 of caller and `Idempotency-Key`; null without a key. */
    key_hash: string | null
    body_hash: string
    amount_cents: Cents
    reason: string
    state: Generated<RefundState>
    /** Why it failed, in the gateway's words. */
    message: string | null
    created_at: Instant
    /** When the gateway is asked how it ended; null once it has, and of parts, which it does not show. */
    check_at: Instant | null
  }
  /** The closed months of companies; a trigger keeps all but who holds them and whether they are paid (rule closed-month). */
  monthly_statements: {
    id: Id
    /** The company that owes it: another one once both are united (rule merged-company). */
    company_id: number
    /** The company whose month it was. */
    closed_for: number
    month: LocalMonth
    closed_at: Instant
    due_on: LocalDate
    /** Positive when owed. */
    total_cents: Cents
    paid_on: LocalDate | null
  }
  /** What a closed month bills: each movement once, ever; its words are read from ensaio and ledger, which release names. Append-only: a trigger refuses changes. */
  monthly_statement_lines: {
    id: Id
    statement_id: number
    /** The entry of the ledger; null for an order and its cancellation, which the ensaio itself tells. */
    entry_id: number | null
    session_id: number | null
    kind: CompanyTables['ledger_entries']['kind'] | 'carried'
    /** The earlier month whose credit the line takes off, and nothing else; each month once (rule carried-credit). */
    carried_from: Generated<number | null>
    /** Signed as in the ledger: owed is negative. */
    amount_cents: Cents
    created_at: Instant
  }
}
