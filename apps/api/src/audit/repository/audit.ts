import type { AuditEntry, AuditFilter, AuditPage, AuditSubject } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OfficeEventKind } from '../../database/tables/office.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { withKey } from '../../settings/systems/key-in-history.ts'
import { eventText, kindsOf, subjectOf } from '../event-texts.ts'

/** How many entries a page has. */
const auditPerPage = 50
/** A name that so many share says nothing: the rest is not looked for. */
const mostNamed = 500

const tables: Record<Exclude<AuditSubject, 'house' | 'holiday'>, RawBuilder<unknown>> = {
  session: sql`select id, concat_ws(', ', 'nº ' || id, client_code) as label from photo_sessions`,
  company: sql`select id, name as label from companies`,
  lead: sql`select id, company as label from registrations`,
  person: sql`select id, name as label from users`,
  photographer: sql`select id, name as label from providers`,
  service: sql`select id, name as label from services`,
  price: sql`select r.id, s.name || ', ' || r.name as label from price_rules r join services s on s.id = r.service_id`,
  coupon: sql`select id, code as label from coupons`,
  city: sql`select id, name || ' (' || state || ')' as label from cities`,
}
const named = Object.entries(tables)
/** Subjects whose names are searched; ensaios are found by their number. */
const searched = named.filter(([of]) => of !== 'session')

/** A search for parts of names: lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const letters = sql`'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'`

/** The ids of subjects whose name holds a text, by what they are. */
async function subjectsNamed(db: Database, text: string): Promise<Map<string, number[]>> {
  const parts = searched.map(
    ([of, rows]) => sql`(select ${of} as "of", id from (${rows}) one
      where position(${plain(text)} in translate(lower(label), ${letters})) > 0 limit ${mostNamed})`,
  )
  const { rows } = await sql<{ of: string; id: number }>`${sql.join(parts, sql` union all `)}`.execute(db)
  const found = Map.groupBy(rows, ({ of }) => of)
  return new Map([...found].map(([of, ones]) => [of, ones.map(({ id }) => id)]))
}

function about(of: AuditSubject, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql`(e.kind = any(${kindsOf(of)}::text[]) and e.subject_id = any(${ids}::int[]))`
}

/** Matches a text in what was changed, in the name of who did it, or of the subject. */
async function holds(db: Database, text: string): Promise<RawBuilder<SqlBool>> {
  const found = await subjectsNamed(db, text)
  const word = plain(text)
  const pairs = sql`search_pairs(0, audit_words(e.detail)) @> search_pairs(0, ${word})`
  const inside = sql`position(${word} in audit_words(e.detail)) > 0`
  const number = Number(/^(?:nº ?)?(\d{1,9})$/.exec(text)?.[1] ?? 0)
  return sql<SqlBool>`(${sql.join(
    [
      word.length > 1 ? sql`(${pairs} and ${inside})` : inside,
      sql`e.user_id = any(${found.get('person') ?? []}::int[])`,
      ...[...found].map(([of, ids]) => about(of as AuditSubject, ids)),
      ...(number > 0 ? [about('session', [number])] : []),
    ],
    sql` or `,
  )})`
}

/** The conditions of a filter, whose days are those of the house's time zone. */
export async function auditFilter(
  db: Database,
  filter: AuditFilter,
  zone: string,
): Promise<RawBuilder<SqlBool>[]> {
  const { text, of, person, from, until } = filter
  // By Postgres, which knows the day after the last one of four digits.
  const start = (day: string, later = 0) =>
    sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${zone}::text)`
  return [
    ...(of ? [sql<SqlBool>`e.kind = any(${kindsOf(of)}::text[])`] : []),
    ...(person ? [sql<SqlBool>`e.user_id = ${person}::int`] : []),
    ...(from ? [sql<SqlBool>`e.created_at >= ${start(from)}`] : []),
    ...(until ? [sql<SqlBool>`e.created_at < ${start(until, 1)}`] : []),
    ...(text === '' ? [] : [await holds(db, text)]),
  ]
}

type Row = {
  id: number
  kind: OfficeEventKind
  subject_id: number
  detail: Record<string, unknown>
  created_at: string
  actor: string
}

/** Rows of the log, newest first, older than the entry `before`. */
function rowsOf(
  db: Database,
  conditions: readonly RawBuilder<SqlBool>[],
  { before, take }: { before: number | undefined; take: number },
): Promise<Row[]> {
  const older = sql<SqlBool>`(e.created_at, e.id) < (select created_at, id from office_events where id = ${before ?? 0})`
  let query = db
    .selectFrom('office_events as e')
    .innerJoin('users', 'users.id', 'e.user_id')
    .select(['e.id', 'e.kind', 'e.subject_id', 'e.detail', 'e.created_at', 'users.name as actor'])
  for (const condition of before === undefined ? conditions : [...conditions, older])
    query = query.where(condition)
  return query.orderBy('e.created_at', 'desc').orderBy('e.id', 'desc').limit(take).execute()
}

async function labelsOf(db: Database, rows: readonly Row[]): Promise<Map<string, string>> {
  const wanted = Map.groupBy(rows, ({ kind }) => subjectOf(kind) ?? 'house')
  const parts = named.flatMap(([of, select]) => {
    const ids = (wanted.get(of as AuditSubject) ?? []).map(({ subject_id }) => subject_id)
    return ids.length === 0
      ? []
      : [sql`(select ${of} as "of", id, label from (${select}) one where id = any(${ids}::int[]))`]
  })
  if (parts.length === 0) return new Map()
  const { rows: found } = await sql<{
    of: string
    id: number
    label: string
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(found.map(({ of, id, label }) => [`${of} ${id}`, label]))
}

/** Entries of the log, newest first, in a fixed number of statements (rule statement-count). */
export async function auditEntries(
  db: Database,
  conditions: readonly RawBuilder<SqlBool>[],
  page: { before: number | undefined; take: number },
): Promise<AuditEntry[]> {
  const rows = await rowsOf(db, conditions, page)
  const labels = await labelsOf(db, rows)
  return rows.map(({ id, kind, subject_id, detail, created_at, actor }) => {
    const of = subjectOf(kind)
    const label = labels.get(`${of} ${subject_id}`) ?? null
    return {
      id,
      at: created_at,
      actor: withKey(actor, detail),
      subject: { of, id: subject_id, label },
      ...eventText(kind, detail),
    }
  })
}

/** A page of the log, with the staff as choices of the filter. */
export async function readAudit(
  db: Database,
  filter: AuditFilter & { before?: number | undefined },
): Promise<AuditPage> {
  const conditions = await auditFilter(db, filter, await readHouseZone(db))
  const entries = await auditEntries(db, conditions, { before: filter.before, take: auditPerPage + 1 })
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('scope', '<>', 'client')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  const shown = entries.slice(0, auditPerPage)
  return { entries: shown, next: entries.length > auditPerPage ? (shown.at(-1)?.id ?? null) : null, people }
}
