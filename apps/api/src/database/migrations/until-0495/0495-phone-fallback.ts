import type { Migration } from '../migration.ts'

/** When WhatsApp last said that a number has none (rule phone-fallback). */
export const phoneFallback: Migration = {
  name: '0495-phone-fallback',
  statements: ['alter table phone_preferences add column no_whatsapp_at timestamptz'],
}
