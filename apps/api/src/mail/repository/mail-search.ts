import type { Instant, MailPage, MailState, OutboxLetter, OutboxMail } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { idsOf } from '../../database/in-batches.ts'
import { plainColumn, plainWords } from '../../database/plain-column.ts'
import { twins } from '../phone/repository/phone-fallback.ts'

const perPage = 25

const state = sql<MailState>`case when given_up_at is not null then 'failed' when sent_at is not null then 'sent' else 'waiting' end`

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
  const inSubject = words.map((word) => sql<SqlBool>`position(${word} in ${plainColumn('subject')}) > 0`)
  const digits = text.replace(/\D/g, '')
  // A number is typed with its mask, or without.
  const inNumber = /^[\d\s()+-]{4,}$/.test(text) ? sql`position(${digits} in recipient) > 0` : sql`false`
  return sql<SqlBool>`((${sql.join([sql`${words.length > 0}::boolean`, ...inSubject], sql` and `)})
    or position(${text.toLowerCase()} in lower(recipient)) > 0 or ${inNumber})`
}

async function totalsOf(db: Database, found: RawBuilder<SqlBool>): Promise<MailPage['totals']> {
  const countOf = (one: MailState) => sql<number>`(count(*) filter (where ${state} = ${one}))::int`
  return db
    .selectFrom(messages)
    .where(found)
    .select([countOf('waiting').as('waiting'), countOf('sent').as('sent'), countOf('failed').as('failed')])
    .executeTakeFirstOrThrow()
}

/** A page of the outbox, newest first, of one state or of all. */
export async function searchMails(
  db: Database,
  wanted: { state?: MailState | undefined; text: string; page: number },
): Promise<MailPage> {
  const found = holds(wanted.text)
  const totals = await totalsOf(db, found)
  const inState = wanted.state === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${state} = ${wanted.state}`
  const mails: OutboxMail[] = await db
    .selectFrom(messages)
    .select(columns)
    .select(told)
    .where(found)
    .where(inState)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((wanted.page - 1) * perPage)
    .execute()
  const { waiting, sent, failed } = totals
  const count = wanted.state === undefined ? waiting + sent + failed : totals[wanted.state]
  return { mails, last_page: Math.max(1, Math.ceil(count / perPage)), totals }
}

/** The ids of the mails of one state or of all, newest first. */
export function mailIds(
  db: Database,
  wanted: { state?: MailState | undefined; text: string },
): Promise<number[]> {
  const inState = wanted.state === undefined ? sql`true` : sql`${state} = ${wanted.state}`
  return idsOf(
    db,
    sql`select id from ${messages} where ${holds(wanted.text)} and ${inState} order by id desc`,
  )
}

/** Mails by id, as the outbox lists them. */
export function mailsAt(db: Database, ids: readonly number[]): Promise<OutboxMail[]> {
  return db
    .selectFrom(messages)
    .select(columns)
    .select(told)
    .where('id', 'in', [...ids])
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
