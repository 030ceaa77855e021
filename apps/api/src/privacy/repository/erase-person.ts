import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import { erasedDomain } from '../../accounts/repository/erased.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { findIdentity, type Identity, type PersonKeys, writtenForms } from './identity.ts'
import { scrubTexts } from './scrub-texts.ts'

/** The numbers of erased or changed rows. */
export interface Erased {
  accounts: number
  providers: number
  contacts: number
  registrations: number
  payments: number
  mails: number
  texts: number
  /** The ids of deleted or changed mails, of which the data folder may hold copies. */
  letters: string[]
}

/** Nothing was erased; the message is printable. */
export class EraseRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EraseRefused'
  }
}

const nobody = 'Pessoa apagada'
const count = ({ rows }: { rows: unknown[] }) => rows.length

/** Refuses to erase a photographer with upcoming visits, which must be reassigned first. */
async function refuseUpcomingVisits(tx: Tx, who: Identity, now: Instant): Promise<void> {
  const upcoming = await tx
    .selectFrom('bookings')
    .innerJoin('photo_sessions', 'photo_sessions.id', 'bookings.session_id')
    .select('bookings.session_id as id')
    .where('bookings.provider_id', 'in', [0, ...who.providerIds])
    .where('bookings.released_at', 'is', null)
    .where('photo_sessions.scheduled_for', '>', now)
    .orderBy('bookings.session_id')
    .execute()
  if (upcoming.length === 0) return
  const ids = upcoming.map(({ id }) => id).join(', ')
  throw new EraseRefused(
    `Nothing was erased: this photographer has upcoming visits. Reassign them first: ensaios ${ids}.`,
  )
}

async function lettersAbout(tx: Tx, who: Identity): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from outbox where exists (
      select 1 from unnest(${[...writtenForms(who), ...who.names]}::text[]) as word
      where position(lower(word) in lower(concat_ws(' ', recipient, recipient_name, subject, text, html))) > 0
    )`.execute(tx)
  return rows.map(({ message_id }) => message_id)
}

async function eraseAccounts(tx: Tx, { userIds, providerIds }: Identity, now: Instant) {
  await sql`delete from auth_sessions where user_id = any(${userIds}::int[])`.execute(tx)
  await sql`delete from magic_links where user_id = any(${userIds}::int[])`.execute(tx)
  await sql`delete from second_steps where user_id = any(${userIds}::int[])`.execute(tx)
  await sql`delete from calendar_feeds where user_id = any(${userIds}::int[])`.execute(tx)
  await sql`delete from api_keys where created_by = any(${userIds}::int[])`.execute(tx)
  await sql`delete from email_changes where user_id = any(${userIds}::int[])`.execute(tx)
  const accounts =
    await sql`update users set name = ${nobody}, email = 'apagada-' || id || ${erasedDomain}::text,
    phone = null, cpf = null, password_hash = null, disabled_at = coalesce(disabled_at, ${now}::timestamptz)
    where id = any(${userIds}::int[]) returning id`.execute(tx)
  const providers =
    await sql`update providers set name = ${nobody}, phone = null, base_cep = null, active = false
    where id = any(${providerIds}::int[]) returning id`.execute(tx)
  return { accounts: count(accounts), providers: count(providers) }
}

/** Deletes messages and consents of their numbers, also of those that were typed beside their address at a property. */
async function erasePhones(tx: Tx, { phones, emails, sessionIds }: Identity): Promise<void> {
  const theirs = sql`(select unnest(${phones}::text[]) union
    select told->>'phone' from photo_sessions
    cross join lateral (values (responsible_information), (scheduling_responsible_info)) as contact(told)
    where id = any(${sessionIds}::int[]) and lower(told->>'email') = any(${emails}::text[]))`
  await sql`delete from phone_messages where recipient in ${theirs}`.execute(tx)
  await sql`delete from phone_preferences where phone in ${theirs}`.execute(tx)
}

/** Clears the contacts of properties that are this person; other contacts stay. */
async function eraseContacts(tx: Tx, who: Identity): Promise<number> {
  const isPerson = (column: 'responsible_information' | 'scheduling_responsible_info') =>
    sql`(coalesce(lower(${sql.ref(column)}->>'email') = any(${who.emails}::text[]), false)
      or coalesce(${sql.ref(column)}->>'phone' = any(${who.phones}::text[]), false))`
  const cleared = await sql`update photo_sessions set
    responsible_information = case when ${isPerson('responsible_information')} then null else responsible_information end,
    scheduling_responsible_info = case when ${isPerson('scheduling_responsible_info')} then null
      else scheduling_responsible_info end
    where id = any(${who.sessionIds}::int[]) returning id`.execute(tx)
  return count(cleared)
}

/** Takes the person off the published pages that name them as contact; no form that is open brings them back (rule seen-form). */
async function erasePageContacts(tx: Tx, who: Identity, now: Instant): Promise<number> {
  const cleared =
    await sql`update publications set contact_name = null, contact_phone = null, contact_email = null,
    changed_at = ${now}::timestamptz
    where lower(contact_email) = any(${who.emails}::text[]) or contact_phone = any(${who.phones}::text[])
    returning id`.execute(tx)
  return count(cleared)
}

/** Erases a person as the contact of listings, which are turned off: portals show none without a contact. */
async function eraseListingContacts(tx: Tx, who: Identity, now: Instant): Promise<number> {
  const cleared =
    await sql`update listings set is_on = false, contact_name = null, contact_phone = null, contact_email = null,
    changed_at = ${now}::timestamptz
    where lower(contact_email) = any(${who.emails}::text[]) or contact_phone = any(${who.phones}::text[])
    returning id`.execute(tx)
  return count(cleared)
}

/** Erases the payer of payments; amounts, days and references stay. */
async function erasePayers(tx: Tx, { userIds, names, cpfs }: Identity): Promise<number> {
  const lower = names.map((name) => name.toLowerCase())
  const paid = await sql`update payments set payer_name = ${nobody},
    payer_identity = case when payer_identity = any(${cpfs}::text[]) then '' else payer_identity end
    where payer_identity = any(${cpfs}::text[])
      or (user_id = any(${userIds}::int[]) and lower(payer_name) = any(${lower}::text[])) returning id`.execute(
    tx,
  )
  return count(paid)
}

/**
 * Erases one person for good, all or nothing (LGPD art. 18): removes identity and contacts from accounts, properties, leads, payments,
 * mails and all free texts. Keeps what others need: amounts, days, ledger, deliveries and the rows of other people (rule personal-data).
 * Running it again changes nothing.
 */
export function erasePerson(db: Database, keys: PersonKeys, now: Instant): Promise<Erased> {
  return transact(db, async (tx) => {
    const who = await findIdentity(tx, keys)
    await refuseUpcomingVisits(tx, who, now)
    const letters = await lettersAbout(tx, who)
    // First deletes the mails to them; the remaining mails belong to other people.
    const mails =
      await sql`delete from outbox where lower(recipient) = any(${who.emails}::text[]) returning id`.execute(
        tx,
      )
    await sql`delete from mail_preferences where email = any(${who.emails}::text[])`.execute(tx)
    await erasePhones(tx, who)
    // Before the contacts are erased, because they identify the texts.
    const texts = await scrubTexts(tx, who, now)
    const payments = await erasePayers(tx, who)
    const contacts =
      (await eraseContacts(tx, who)) +
      (await erasePageContacts(tx, who, now)) +
      (await eraseListingContacts(tx, who, now))
    const leads =
      await sql`delete from registrations where id = any(${who.registrationIds}::int[]) returning id`.execute(
        tx,
      )
    const gone = await eraseAccounts(tx, who, now)
    return { ...gone, contacts, registrations: count(leads), payments, mails: count(mails), texts, letters }
  })
}
