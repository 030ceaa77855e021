import { formatCpf, formatPhone } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** How a person is asked for: any of them, as kept (lower case, E.164, 11 digits). */
export interface PersonKeys {
  emails: string[]
  phones: string[]
  cpfs: string[]
}

/** Somebody, wherever they are: their account, the photographer they are, the properties they answer for, what they told our sales people. */
export interface Identity extends PersonKeys {
  /** As they were written anywhere. */
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

/** Is a contact this person? By address or phone: a name alone is many people's. */
export function isContact(who: PersonKeys, contact: Contact | null): contact is Contact {
  return (
    contact !== null &&
    (who.emails.includes((contact.email ?? '').toLowerCase()) || who.phones.includes(contact.phone))
  )
}

/** Finds somebody by what they are reached by. Their account tells the rest; what contacts at properties add is their names. */
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

/** Every way in which somebody's addresses, phones and CPF are written. */
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
