import type { Id, Instant, Json } from './column.ts'

/** Changes that staff make in the back office outside of ensaios; the subject is the changed row. */
export type OfficeEventKind =
  | 'company_added'
  | 'company_changed'
  | 'lead_accepted'
  | 'lead_answered'
  | 'lead_declined'
  | 'plan_changed'
  | 'payment_refunded'
  | 'provider_added'
  | 'provider_changed'
  | 'time_off_added'
  | 'time_off_removed'
  | 'holiday_added'
  | 'holiday_removed'
  | 'service_added'
  | 'service_changed'
  | 'price_rule_added'
  | 'price_rule_changed'
  | 'city_added'
  | 'city_changed'
  | 'settings_changed'
  | 'person_invited'
  | 'person_changed'
  | 'person_signed_out'
  | 'first_steps_dismissed'

export interface OfficeTables {
  /** Who changed what, when. */
  office_events: {
    id: Id
    user_id: number
    kind: OfficeEventKind
    subject_id: number
    detail: Json<Record<string, unknown>>
    created_at: Instant
  }
}
