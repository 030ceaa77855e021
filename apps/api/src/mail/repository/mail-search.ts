import type { Instant, MailPage, MailState, OutboxLetter, OutboxMail } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { idsOf } from '../../database/in-batches.ts'
import { accentedPattern, plainWords } from '../../database/plain-column.ts'
import { twins } from '../phone/repository/phone-fallback.ts'

const perPage = 25

/** Which messages are looked for: those of one state or of all, with a text. */
interface Wanted {
  state?: MailState | undefined
  text: string
}

const state = sql<MailState>`case when given_up_at is not null then 'failed' when sent_at is not null then 'sent' else 'waiting' end`

/** Matches the messages of a state, those that need attention by an index. */
const isIn: Record<MailState, RawBuilder<SqlBool>> = {
  waiting: sql`sent_at is null and given_up_at is null`,
  sent: sql`sent_at is not null and given_up_at is null`,
  failed: sql`given_up_at is not null`,
}

const told = [
  state.as('state'),
  twins.replacedBy.as('replaced_by'),
  twins.insteadOf.as('instead_of'),
] as const

/** Mails and messages to phones, whose ids are of one sequence. */
const messages = sql<OutboxLetter & { given_up_at: Instant | null }>`(
  select id, 'mail' as channel, recipient, recipient_name, subject, attempts, created_at, sent_at, null::timestamptz as delivered_at,
    null::timestamptz as read_at, last_error, given_up_at, text from outbox
  union all
  select id, channel, recipient, recipient_name, subject, attempts, created_at, sent_at, delivered_at, read_at, last_error, given_up_at,
    text from phone_messages)`.as('messages')

const columns = [
  'id',
  'channel',
  'recipient',
  'recipient_name',
  'subject',
  'attempts',
  'created_at',
  'sent_at',
  'delivered_at',
  'read_at',
  'last_error',
] as const

/** Matches any part of an address, or all words of a subject, ignoring accents. */
function holds(text: string): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`true`
  const words = plainWords(text)
  const inSubject = words.map((word) => sql<SqlBool>`subject ~* ${accentedPattern(word)}`)
  const digits = text.replace(/\D/g, '')
  // A number is typed with its mask, or without.
  const inNumber = /^[\d\s()+-]{4,}$/.test(text) ? sql`position(${digits} in recipient) > 0` : sql`false`
  return sql<SqlBool>`((${sql.join([sql`${words.length > 0}::boolean`, ...inSubject], sql` and `)})
    or position(${text.toLowerCase()} in lower(recipient)) > 0 or ${inNumber})`
}

/** Counts all messages and those that need attention; most are sent, and no index counts these. */
async function totalsOf(db: Database, found: RawBuilder<SqlBool>): Promise<MailPage['totals']> {
  const countOf = (which: RawBuilder<SqlBool>) =>
    sql<number>`(select count(*)::int from ${messages} where ${found} and ${which})`
  const { rows } = await sql<{ all: number; waiting: number; failed: number }>`
    select ${countOf(sql`true`)} as all, ${countOf(isIn.waiting)} as waiting, ${countOf(isIn.failed)} as failed`.execute(
    db,
  )
  const [{ all, waiting, failed } = { all: 0, waiting: 0, failed: 0 }] = rows
  return { waiting, sent: all - waiting - failed, failed }
}

/** The ids of the messages of one state or of all, newest first. */
function listed({ state, text }: Wanted) {
  return sql`select id from ${messages}
    where ${holds(text)} and ${state === undefined ? sql`true` : isIn[state]} order by id desc`
}

/** A page of the outbox, newest first, of one state or of all. */
export async function searchMails(db: Database, wanted: Wanted & { page: number }): Promise<MailPage> {
  const found = holds(wanted.text)
  const totals = await totalsOf(db, found)
  const { rows } = await sql<{ id: number }>`${listed(wanted)}
    limit ${perPage} offset ${(wanted.page - 1) * perPage}`.execute(db)
  // Read by id, as what is skipped over needs no words.
  const mails = await mailsAt(
    db,
    rows.map(({ id }) => id),
  )
  const { waiting, sent, failed } = totals
  const count = wanted.state === undefined ? waiting + sent + failed : totals[wanted.state]
  return { mails, last_page: Math.max(1, Math.ceil(count / perPage)), totals }
}

/** The ids of the mails of one state or of all, newest first. */
export function mailIds(db: Database, wanted: Wanted): Promise<number[]> {
  return idsOf(db, listed(wanted))
}

/** Mails by id, newest first, as the outbox lists them. */
export function mailsAt(db: Database, ids: readonly number[]): Promise<OutboxMail[]> {
  return db
    .selectFrom(messages)
    .select(columns)
    .select(told)
    .where('id', 'in', [0, ...ids])
    .orderBy('id', 'desc')
    .execute()
}

/** A whole mail; null when it does not exist. */
export async function readMail(db: Database, id: number): Promise<OutboxLetter | null> {
  const letter = await db
    .selectFrom(messages)
    .select([...columns, 'text'])
    .select(told)
    .where('id', '=', id)
    .executeTakeFirst()
  return letter ?? null
}
