import type { RefundState } from '@ensaio/domain'
import type { Cents, Generated, Id, Instant } from './column.ts'

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
}
