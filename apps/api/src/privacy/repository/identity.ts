import { formatCpf, formatPhone } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The keys of a search for a person, in the stored form (lower case, E.164, 11 digits); any match counts. */
export interface PersonKeys {
  emails: string[]
  phones: string[]
  cpfs: string[]
}

/** All rows of a person: accounts, photographers, ensaios whose contact they are, and leads. */
export interface Identity extends PersonKeys {
  /** All spellings in these rows. */
  names: string[]
  userIds: number[]
  providerIds: number[]
  /** Ensaios of which they are a contact. */
  sessionIds: number[]
  registrationIds: number[]
}

type Contact = { name: string; phone: string; email: string }

const unique = <One>(all: readonly One[]): One[] => [...new Set(all)]
const told = (all: readonly (string | null | undefined)[]): string[] =>
  unique(all.filter((one): one is string => Boolean(one)))

/** Is a contact this person, by e-mail or phone? Names are ambiguous. */
export function isContact(who: PersonKeys, contact: Contact | null): contact is Contact {
  return (
    contact !== null &&
    (who.emails.includes((contact.email ?? '').toLowerCase()) || who.phones.includes(contact.phone))
  )
}

/** Finds a person by their keys. Accounts add further keys; contacts at properties add names only. */
export async function findIdentity(db: Database, keys: PersonKeys): Promise<Identity> {
  const emails = keys.emails.map((email) => email.trim().toLowerCase())
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'cpf'])
    .where((build) =>
      build.or([
        sql<boolean>`lower(email) = any(${emails}::text[])`,
        sql<boolean>`phone = any(${keys.phones}::text[])`,
        sql<boolean>`cpf = any(${keys.cpfs}::text[])`,
      ]),
    )
    .execute()
  const who: PersonKeys = {
    emails: told([...emails, ...users.map((user) => user.email.toLowerCase())]),
    phones: told([...keys.phones, ...users.map((user) => user.phone)]),
    cpfs: told([...keys.cpfs, ...users.map((user) => user.cpf)]),
  }
  const userIds = users.map(({ id }) => id)
  const providers = await db
    .selectFrom('providers')
    .select(['id', 'name'])
    .where((build) =>
      build.or([
        sql<boolean>`user_id = any(${userIds}::int[])`,
        sql<boolean>`phone = any(${who.phones}::text[])`,
      ]),
    )
    .execute()
  const registrations = await db
    .selectFrom('registrations')
    .select(['id', 'name'])
    .where((build) =>
      build.or([
        sql<boolean>`lower(email) = any(${who.emails}::text[])`,
        sql<boolean>`phone = any(${who.phones}::text[])`,
      ]),
    )
    .execute()
  const { rows: sessions } = await sql<{ id: number; contacts: (Contact | null)[] }>`
    select id, jsonb_build_array(responsible_information, scheduling_responsible_info) as contacts
    from photo_sessions
    where lower(responsible_information->>'email') = any(${who.emails}::text[])
      or responsible_information->>'phone' = any(${who.phones}::text[])
      or lower(scheduling_responsible_info->>'email') = any(${who.emails}::text[])
      or scheduling_responsible_info->>'phone' = any(${who.phones}::text[])
    order by id`.execute(db)
  const contacts = sessions.flatMap((session) => session.contacts.filter((one) => isContact(who, one)))
  return {
    ...who,
    names: told([...users, ...providers, ...registrations, ...contacts].map((one) => one?.name.trim())),
    userIds,
    providerIds: providers.map(({ id }) => id),
    sessionIds: sessions.map(({ id }) => id),
    registrationIds: registrations.map(({ id }) => id),
  }
}

/** All spellings of a person's e-mails, phones and CPFs, longest first. */
export function writtenForms({ emails, phones, cpfs }: PersonKeys): string[] {
  return told([
    ...emails,
    ...phones.flatMap((phone) => {
      const digits = phone.replace(/\D/g, '')
      return [phone, formatPhone(phone), digits, digits.replace(/^55/, '')]
    }),
    ...cpfs.flatMap((cpf) => [formatCpf(cpf), cpf]),
  ]).toSorted((one, other) => other.length - one.length)
}
