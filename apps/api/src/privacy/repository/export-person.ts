import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { findIdentity, isContact, type PersonKeys } from './identity.ts'

type Contact = { name: string; phone: string; email: string }

/** All stored data about one person, to be handed to them (LGPD art. 18): plain JSON, with the names of the files of their ensaios. */
export async function exportPerson(db: Database, keys: PersonKeys) {
  const who = await findIdentity(db, keys)
  const { userIds, providerIds, sessionIds, registrationIds, emails } = who
  const read = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(db)).rows
  const contacts = await sql<{ id: number; responsible: Contact | null; receiving: Contact | null }>`
    select id, address_text as address, scheduled_for, responsible_information as responsible,
      scheduling_responsible_info as receiving
    from photo_sessions where id = any(${sessionIds}::int[]) order by id`.execute(db)
  return {
    accounts: await read(sql`select id, scope, company_id, name, email, phone, cpf, legal_representative,
      finances_manager, operation_manager, created_at, password_set_at, disabled_at
      from users where id = any(${userIds}::int[]) order by id`),
    logins:
      await read(sql`select user_id, signed_in_at, expires_at, device, browser, system, used_at from auth_sessions
      where user_id = any(${userIds}::int[]) order by signed_in_at`),
    // The secret and the recovery codes open the account: whoever reads the export must not get them.
    second_step: await read(sql`select user_id, created_at, turned_on_at from second_steps
      where user_id = any(${userIds}::int[]) order by user_id`),
    calendar_addresses: await read(sql`select user_id, city, created_at from calendar_feeds
      where user_id = any(${userIds}::int[]) order by id`),
    api_keys: await read(sql`select company_id, name, scopes, created_at, expires_at, used_at from api_keys
      where created_by = any(${userIds}::int[]) order by id`),
    webhooks: await read(sql`select company_id, url, events, created_at from webhooks
      where created_by = any(${userIds}::int[]) order by id`),
    new_addresses: await read(sql`select user_id, email, expires_at from email_changes
      where user_id = any(${userIds}::int[]) order by user_id`),
    photographers: await read(sql`select id, name, city, phone, base_cep, skills, active from providers
      where id = any(${providerIds}::int[]) order by id`),
    time_off: await read(sql`select provider_id, starts_on, ends_on from provider_time_off
      where provider_id = any(${providerIds}::int[]) order by starts_on`),
    visits: await read(sql`select session_id, day, hour, released_at from bookings
      where provider_id = any(${providerIds}::int[]) order by day, hour`),
    contact_of: contacts.rows.map(({ responsible, receiving, ...session }) => ({
      ...session,
      // The other contact of a property is another person's data.
      responsible: isContact(who, responsible) ? responsible : null,
      receiving: isContact(who, receiving) ? receiving : null,
    })),
    contact_on_pages:
      await read(sql`select session_id, contact_name, contact_phone, contact_email from publications
      where lower(contact_email) = any(${emails}::text[]) or contact_phone = any(${who.phones}::text[]) order by id`),
    contact_on_listings:
      await read(sql`select session_id, contact_name, contact_phone, contact_email from listings
      where lower(contact_email) = any(${emails}::text[]) or contact_phone = any(${who.phones}::text[]) order by id`),
    ordered: await read(sql`select id, created_at, client_code, address_text as address, price_cents
      from photo_sessions where created_by = any(${userIds}::int[]) order by id`),
    did: await read(sql`select session_id, kind, detail, created_at from session_events
      where user_id = any(${userIds}::int[]) order by id`),
    changed_in_office: await read(sql`select kind, subject_id, detail, created_at from office_events
      where user_id = any(${userIds}::int[]) order by id`),
    wrote: await read(sql`select t.session_id, c.text, c.written_at from conversation_comments c
      join conversation_threads t on t.id = c.thread_id where c.user_id = any(${userIds}::int[]) order by c.id`),
    ratings: await read(sql`select session_id, category, rate, description, rated_at from ratings
      where user_id = any(${userIds}::int[]) order by id`),
    payments:
      await read(sql`select reference, amount_cents, description, payer_name, payer_identity, status, created_at,
      paid_at from payments where user_id = any(${userIds}::int[]) or payer_identity = any(${who.cpfs}::text[]) order by id`),
    told_sales:
      await read(sql`select name, phone, email, company, city, employees, tours_per_month, largest_area, identification,
      state, decision_reason, decided_at, created_at from registrations where id = any(${registrationIds}::int[]) order by id`),
    sales_wrote: await read(sql`select text, created_at from lead_mails
      where registration_id = any(${registrationIds}::int[]) order by id`),
    mails: await read(sql`select subject, text, created_at, sent_at from outbox
      where lower(recipient) = any(${emails}::text[]) order by id`),
    mail_preferences: await read(sql`select email, turned_off, changed_at from mail_preferences
      where email = any(${emails}::text[]) order by email`),
    phone_messages: await read(sql`select channel, subject, text, created_at, sent_at, delivered_at, read_at
      from phone_messages where recipient = any(${who.phones}::text[]) order by id`),
    phone_preferences:
      await read(sql`select phone, whatsapp_since, sms_since, no_whatsapp_at, changed_at from phone_preferences
      where phone = any(${who.phones}::text[]) order by phone`),
    files: await read(sql`select s.id as session_id, f.file from photo_sessions s
      join session_products p on p.session_id = s.id
      join (select session_product_id, file from photos union all select session_product_id, file from blueprints
        union all select session_product_id, file from video_files) f
        on f.session_product_id = p.id
      where s.created_by = any(${userIds}::int[]) or s.id = any(${sessionIds}::int[]) order by s.id, f.file`),
  }
}
