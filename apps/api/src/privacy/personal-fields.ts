import type { Tables } from '../database/tables/tables.ts'

/**
 * The kind of a personal column (LGPD): `person` identifies or reaches somebody, `text` is free text that may name somebody, `trace`
 * records what somebody did or had, under an id that identifies nobody once the person is erased.
 */
type Kind = 'person' | 'text' | 'trace'

type Columns<Table> = Partial<Record<keyof Table & string, Kind>>

/** All personal columns (rule personal-data). A test compares them and `plainColumns` (plain-columns.ts) with the tables. */
export const personalFields: { [Name in keyof Tables]?: Columns<Tables[Name]> } = {
  users: {
    id: 'trace',
    name: 'person',
    email: 'person',
    phone: 'person',
    cpf: 'person',
    password_hash: 'person',
    legal_representative: 'trace',
    finances_manager: 'trace',
    operation_manager: 'trace',
    seen_at: 'trace',
  },
  auth_sessions: {
    id_hash: 'trace',
    user_id: 'trace',
    signed_in_at: 'trace',
    device: 'trace',
    browser: 'trace',
    system: 'trace',
    used_at: 'trace',
  },
  second_steps: {
    user_id: 'trace',
    secret: 'person',
    created_at: 'trace',
    turned_on_at: 'trace',
    last_step: 'trace',
    wrong_codes: 'trace',
    wrong_since: 'trace',
  },
  recovery_codes: { user_id: 'trace', code_hash: 'trace' },
  login_challenges: { token_hash: 'trace', user_id: 'trace' },
  calendar_feeds: { user_id: 'trace', token_hash: 'trace', created_at: 'trace' },
  email_changes: { user_id: 'trace', email: 'person', token_hash: 'trace' },
  magic_links: { token_hash: 'trace', user_id: 'trace', created_at: 'trace', used_at: 'trace' },
  providers: { user_id: 'trace', name: 'person', phone: 'person' },
  provider_time_off: { provider_id: 'trace', starts_on: 'trace', ends_on: 'trace' },
  provider_working_days: { provider_id: 'trace', weekday: 'trace' },
  bookings: { provider_id: 'trace', day: 'trace', hour: 'trace', during: 'trace' },
  registrations: {
    name: 'person',
    phone: 'person',
    email: 'person',
    company: 'person',
    decision_reason: 'text',
    city: 'trace',
    decided_by: 'trace',
  },
  lead_mails: { text: 'text', registration_id: 'trace', user_id: 'trace' },
  photo_sessions: {
    created_by: 'trace',
    responsible_information: 'person',
    scheduling_responsible_info: 'person',
    vertical_data: 'text',
    client_code: 'text',
    address: 'trace',
    address_text: 'trace',
  },
  session_events: { user_id: 'trace', detail: 'text' },
  office_events: { user_id: 'trace', detail: 'text' },
  settings: { changed_by: 'trace' },
  house_brand: { changed_by: 'trace' },
  house_security: { changed_by: 'trace' },
  mail_texts: { changed_by: 'trace' },
  preparation_lists: { changed_by: 'trace' },
  first_steps: { dismissed_by: 'trace', dismissed_at: 'trace' },
  ratings: { user_id: 'trace', description: 'text' },
  photos: { file: 'trace', thumbnail_file: 'trace', preview_file: 'trace', alt: 'text' },
  blueprints: { file: 'trace', file_name: 'text' },
  payments: {
    user_id: 'trace',
    payer_name: 'person',
    payer_identity: 'person',
    description: 'text',
    message: 'text',
  },
  payment_refunds: { user_id: 'trace', reason: 'text', message: 'text' },
  ledger_entries: { user_id: 'trace', reason: 'text' },
  outbox: {
    recipient: 'person',
    recipient_name: 'person',
    subject: 'text',
    text: 'text',
    html: 'text',
    event: 'text',
    last_error: 'text',
    unsubscribe_url: 'trace',
  },
  mail_preferences: { email: 'person', token: 'trace', turned_off: 'trace', changed_at: 'trace' },
  idempotency_keys: { answer: 'text' },
  rate_limits: { key_hash: 'trace' },
}
