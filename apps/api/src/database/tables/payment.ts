import type { Cents, Generated, Id, Instant } from './column.ts'

export interface PaymentTables {
  /** Card payments, each written before the gateway hears of it (rule payment-once). Nothing of the card is here. */
  payments: {
    id: Id
    /** What the gateway and the browser call it. */
    reference: string
    company_id: number
    user_id: number
    /** SHA-256 of caller and `Idempotency-Key`; null without one, or when nothing was sent and the key may try again. */
    key_hash: string | null
    /** SHA-256 of the body less card number and code. */
    body_hash: string
    amount_cents: Cents
    description: string
    payer_name: string
    payer_identity: string
    /** As the gateway numbers it (rule payment-status). */
    status: number
    /** What the gateway said about it; null when nothing worth repeating. */
    message: string | null
    /** The gateway took no transaction at all. */
    has_error: Generated<boolean>
    /** The gateway's own id; null while it is not known to have one. */
    transaction_id: string | null
    created_at: Instant
    paid_at: Instant | null
    checks: Generated<number>
    /** When the gateway is asked again; null once there is nothing left to learn. */
    check_at: Instant | null
  }
}
