import type { Instant } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { personalFields } from '../personal-fields.ts'
import { redactor, redactValue } from '../redact.ts'
import { type Identity, writtenForms } from './identity.ts'

/** Names of two or more words that nobody else has, which identify this person everywhere. */
async function ownNames(tx: Tx, who: Identity): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${who.names.filter((name) => name.includes(' '))}::text[]) as wanted(name)
    where not exists (select 1 from users where lower(users.name) = lower(wanted.name)
        and users.id <> all(${who.userIds}::int[]))
      and not exists (select 1 from providers where lower(providers.name) = lower(wanted.name)
        and providers.id <> all(${who.providerIds}::int[]))
      and not exists (select 1 from registrations where lower(registrations.name) = lower(wanted.name)
        and registrations.id <> all(${who.registrationIds}::int[]))
      and not exists (select 1 from photo_sessions s
        cross join lateral (values (responsible_information), (scheduling_responsible_info)) as contact(told)
        where lower(told->>'name') = lower(wanted.name)
          and not coalesce(lower(told->>'email') = any(${who.emails}::text[]), false)
          and not coalesce(told->>'phone' = any(${who.phones}::text[]), false))`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Is a row about the person by its ids? Then each of the person's names in it means them. */
function isTheirs(table: keyof Tables, who: Identity): RawBuilder<boolean> {
  const byUser = sql<boolean>`user_id = any(${who.userIds}::int[])`
  const bySession = sql<boolean>`session_id = any(${who.sessionIds}::int[])`
  if (table === 'photo_sessions')
    return sql`(id = any(${who.sessionIds}::int[]) or created_by = any(${who.userIds}::int[]))`
  if (table === 'preparedness' || table === 'preferred_periods') return bySession
  if (table === 'session_events') return sql`(${byUser} or ${bySession})`
  if (
    [
      'office_events',
      'payments',
      'ledger_entries',
      'ratings',
      'conversation_comments',
      'hosting_renewals',
    ].includes(table)
  )
    return byUser
  return sql`false`
}

type Row = { id: number | string; theirs: boolean; texts: Record<string, unknown> }

async function rowsNaming(tx: Tx, table: keyof Tables, columns: string[], who: Identity, words: string[]) {
  const whole = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))})`
  const texts = sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))
  const lower = words.map((word) => word.toLowerCase())
  const { rows } = await sql<Row>`
    select id, ${isTheirs(table, who)} as theirs, jsonb_build_object(${texts}) as texts from ${sql.table(table)}
    where exists (select 1 from unnest(${[...words, ...lower]}::text[]) as word
      where position(word in ${whole}) > 0 or position(word in lower(${whole})) > 0)`.execute(tx)
  return rows
}

/** Converts a value read from a column for writing it back. */
function written(value: unknown): unknown {
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : value
}

/** The tables whose forms are refused once somebody else has changed the row (rule seen-form): an open one would bring a name back. */
const withSeenForms: readonly (keyof Tables)[] = ['publications', 'listings']

/** Removes a person from all free texts: e-mails, phones, CPF, and names that surely mean them. Returns the number of changed rows. */
export async function scrubTexts(tx: Tx, who: Identity, now: Instant): Promise<number> {
  const forms = writtenForms(who)
  const own = await ownNames(tx, who)
  const words = [...forms, ...who.names]
  const surely = redactor([...forms, ...own])
  const all = redactor(words)
  const isReached = redactor(forms)
  // The ledger's trigger allows changed reasons only with this setting.
  await sql`select set_config('ensaio.erasing', 'on', true)`.execute(tx)
  let changed = 0
  for (const [name, kinds] of Object.entries(personalFields)) {
    const table = name as keyof Tables
    const recipient = table === 'outbox' ? ['recipient_name'] : []
    const texts = Object.entries(kinds).filter(([, kind]) => kind === 'text')
    const columns = [...texts.map(([column]) => column), ...recipient]
    if (texts.length === 0 || words.length === 0) continue
    for (const row of await rowsNaming(tx, table, columns, who, words)) {
      const before = JSON.stringify(row.texts)
      const redact = row.theirs || isReached(before) !== before ? all : surely
      const after = redactValue(row.texts, redact) as Record<string, unknown>
      if (JSON.stringify(after) === before) continue
      const set = columns.map((column) => sql`${sql.ref(column)} = ${written(after[column])}`)
      if (withSeenForms.includes(table)) set.push(sql`changed_at = ${now}::timestamptz`)
      await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${row.id}`.execute(tx)
      changed += 1
    }
  }
  await sql`select set_config('ensaio.erasing', 'off', true)`.execute(tx)
  return changed
}
