import type { Id, Instant, Json } from './column.ts'

/** What the audit log keeps: changes, reads of contacts and exports; the subject is the row (rule audit-log). Each has its sentence in `audit/event-texts.ts`. */
export type OfficeEventKind =
  | 'company_added'
  | 'company_changed'
  | 'lead_accepted'
  | 'lead_answered'
  | 'lead_declined'
  | 'client_changed'
  | 'client_invited'
  | 'client_signed_out'
  | 'companies_merged'
  | 'order_placed'
  | 'order_changed'
  | 'plan_changed'
  | 'payment_refunded'
  | 'refund_settled'
  | 'month_closed'
  | 'statement_paid'
  | 'bookkeeping_exported'
  | 'provider_added'
  | 'provider_changed'
  | 'time_off_added'
  | 'time_off_removed'
  | 'photographer_feed_created'
  | 'photographer_feed_ended'
  | 'holiday_added'
  | 'holiday_removed'
  | 'service_added'
  | 'service_changed'
  | 'price_rule_added'
  | 'price_rule_changed'
  | 'price_table_saved'
  | 'coupon_added'
  | 'coupon_changed'
  | 'city_added'
  | 'city_changed'
  | 'city_feed_created'
  | 'city_feed_ended'
  | 'settings_changed'
  | 'tags_changed'
  | 'brand_changed'
  | 'mail_text_changed'
  | 'preparation_changed'
  | 'person_invited'
  | 'person_changed'
  | 'person_signed_out'
  | 'invitation_corrected'
  | 'second_step_reset'
  | 'security_changed'
  | 'first_steps_dismissed'
  | 'mail_tested'
  | 'payment_tested'
  | 'credit_adjusted'
  | 'session_canceled'
  | 'visit_arranged'
  | 'position_changed'
  | 'contacts_read'
  | 'audit_exported'
  | 'list_exported'
  | 'company_list_exported'
  | 'company_exported'
  | 'file_imported'

export interface OfficeTables {
  /** Who did what, when. Append-only: a trigger refuses changes. */
  office_events: {
    id: Id
    user_id: number
    kind: OfficeEventKind
    subject_id: number
    detail: Json<Record<string, unknown>>
    created_at: Instant
  }
}
