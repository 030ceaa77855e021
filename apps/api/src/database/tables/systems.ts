import type { KeyScope, WebhookEvent } from '@ensaio/domain'
import type { Generated, Id, Instant } from './column.ts'

export interface SystemTables {
  /** Keys of the API, of a company or of the house (null), which do what their author may do (rule api-key). */
  api_keys: {
    id: Id
    company_id: number | null
    created_by: number
    name: string
    scopes: KeyScope[]
    /** SHA-256 of the secret, in hex. */
    token_hash: string
    /** The first letters of the secret, after the prefix. */
    hint: string
    created_at: Instant
    expires_at: Instant | null
    /** To about a minute. */
    used_at: Instant | null
  }
  /** Addresses that events are sent to, of a company or of the house (null) (rule webhook). */
  webhooks: {
    id: Id
    company_id: number | null
    created_by: number
    url: string
    events: WebhookEvent[]
    /** Signs what is sent, so it is kept as it is. */
    secret: string
    created_at: Instant
    active: Generated<boolean>
    /** When it was turned off after failing for days. */
    stopped_at: Instant | null
    /** Since when every attempt failed. */
    failing_since: Instant | null
  }
  /** The outbox of events. */
  webhook_deliveries: {
    id: Id
    webhook_id: number
    /** The same for all addresses and attempts. */
    event_id: string
    event: WebhookEvent
    /** JSON, as it is signed and sent. */
    body: string
    created_at: Instant
    attempts: Generated<number>
    /** Until when a process sends it, or it waits for the next attempt. */
    held_until: Instant | null
    delivered_at: Instant | null
    given_up_at: Instant | null
    answer_code: number | null
    answer_body: string | null
    last_error: string | null
  }
}
