import { randomBytes } from 'node:crypto'
import { type Arrival, type Instant, isBooked, type PublicSession, status, unitsToBook } from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import { termColumns, withTerms } from '../../settings/repository/terms.ts'
import { calendarState } from './holidays.ts'
import { calendarUrl, lockedColumns, type PublicRow, publicRows, publicSessionOf } from './public-sessions.ts'

/** Gives ensaios of one order a link that books them together, with a token of 192 random bits; returns the token. */
export async function insertGroup(
  tx: Tx,
  companyId: number,
  sessionIds: readonly number[],
  now: Instant,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { id } = await tx
    .insertInto('session_groups')
    .values({ token, company_id: companyId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('photo_sessions').set({ group_id: id }).where('id', 'in', sessionIds).execute()
  return token
}

/** Is this the token of a link for several ensaios? */
export async function isGroup(db: Database, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('session_groups')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst()
  return found !== undefined
}

function allAlike<Value>(values: readonly Value[]): Value | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

/** The answer that all visits have in common, at its latest time; null when they differ. */
function commonAnswer(parts: readonly PublicSession[]): PublicSession['preparedness'] {
  const answers = parts.flatMap(({ preparedness }) => preparedness ?? [])
  const latest = answers.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
  const isCommon = answers.length === parts.length && allAlike(answers.map(({ answer }) => answer)) !== null
  if (latest === undefined || !isCommon) return null
  return { ...latest, has_note: answers.some(({ has_note }) => has_note) }
}

/** The preferred period that all ensaios have in common; null when they differ. */
function commonPeriod(parts: readonly PublicSession[]): PublicSession['preferred_period'] {
  const texts = parts.map(({ preferred_period: period }) => JSON.stringify(period))
  return allAlike(texts) === null ? null : parts[0]?.preferred_period
}

/** The newest arrival at one of the visits. */
function newestArrival(parts: readonly PublicSession[]): Arrival | null {
  const at = ({ on_the_way_at, arrived_at }: Arrival) => arrived_at ?? on_the_way_at ?? ''
  const said = parts.flatMap(({ arrival }) => arrival ?? [])
  return said.toSorted((one, other) => (at(one) < at(other) ? 1 : -1))[0] ?? null
}

/** Summarizes a group link's units: those still to book, or the first visit when all are booked. */
function publicGroupOf(token: string, rows: readonly [PublicRow, ...PublicRow[]], viewer: Viewer | null) {
  const wanted = unitsToBook(rows)
  const [lead] = wanted.toSorted((one, other) =>
    (one.scheduled_for ?? '') < (other.scheduled_for ?? '') ? -1 : 1,
  )
  const standing = lead ?? rows.find((row) => row.status !== status.canceled) ?? rows[0]
  const parts = wanted.map((row) => publicSessionOf(row, viewer))
  const fees = parts.flatMap(({ late_fee }) => late_fee ?? [])
  return {
    ...publicSessionOf(standing, viewer),
    vertical_data: { unit: null, complement: null },
    provider_name: allAlike(parts.map((part) => part.provider_name)),
    keys_given: parts.every((part) => part.keys_given),
    calendar_url: rows.some(isBooked) ? calendarUrl(token) : null,
    ...(fees.length > 0 && { late_fee: Math.round(fees.reduce((sum, fee) => sum + fee * 100, 0)) / 100 }),
    unable_at: allAlike(wanted.map((row) => row.unable_at)),
    preparedness: commonAnswer(parts),
    preferred_period: commonPeriod(parts),
    arrival: newestArrival(parts),
    units: rows.map((row) => ({
      token: row.token,
      status: row.status,
      scheduled_for: row.scheduled_for,
      vertical_data: { unit: row.vertical_data.unit, complement: row.vertical_data.complement },
      provider_name: publicSessionOf(row, viewer).provider_name,
    })),
  } satisfies PublicSession
}

/** Reads the public view of a group link; null when the token is unknown. */
export async function readPublicGroup(
  db: Database,
  token: string,
  viewer: Viewer | null = null,
): Promise<PublicSession | null> {
  const [first, ...rest] = await publicRows(db, viewer)
    .innerJoin('session_groups', 'session_groups.id', 's.group_id')
    .where('session_groups.token', '=', token)
    .orderBy('s.id')
    .execute()
  return first === undefined ? null : publicGroupOf(token, [first, ...rest], viewer)
}

/** Reads a group link's sessions in order, with the calendar version of that moment. */
export async function findGroup(db: Database, token: string) {
  const rows = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('session_groups', 'session_groups.id', 's.group_id')
    .select([
      's.id',
      's.city',
      's.time_zone',
      's.status',
      's.scheduled_for',
      ...termColumns,
      calendarState.as('calendar_state'),
    ])
    .where('session_groups.token', '=', token)
    .orderBy('s.id')
    .execute()
  return rows.map(withTerms)
}

/** The same, with the session rows locked, always in the same order to avoid deadlocks. */
export async function lockGroup(tx: Tx, token: string) {
  const rows = await tx
    .selectFrom('photo_sessions')
    .select(lockedColumns)
    .where('group_id', '=', tx.selectFrom('session_groups').select('id').where('token', '=', token))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(withTerms)
}
