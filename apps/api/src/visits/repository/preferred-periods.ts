import type { DayPart, Instant, LocalDate, PreferredPeriod, PublicPreferredPeriod } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'

/** What was left of an ensaio, and when those who dispatch were told of it last. */
export type KeptPeriod = Omit<PreferredPeriod, 'left_at'> & { told_at: Instant }

/** Reads the preferred period of an ensaio whose row is locked; null without one. */
export async function readPeriod(tx: Tx, sessionId: number): Promise<KeptPeriod | null> {
  const found = await tx
    .selectFrom('preferred_periods')
    .select(['weekdays', 'parts', 'first_day', 'last_day', 'note', 'told_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return found ?? null
}

/** Writes the preferred period of an ensaio whose row is locked; it replaces the former one. */
export async function writePeriod(
  tx: Tx,
  sessionId: number,
  period: KeptPeriod,
  now: Instant,
): Promise<void> {
  const row = { ...period, left_at: now }
  await tx
    .insertInto('preferred_periods')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

/** The columns of a joined preferred period. */
export const periodColumns = [
  'preferred.weekdays',
  'preferred.parts',
  'preferred.first_day',
  'preferred.last_day',
  'preferred.note as period_note',
  'preferred.left_at',
] as const

/** A joined preferred period; all columns are null without one. */
interface PeriodRow {
  weekdays: number[] | null
  parts: DayPart[] | null
  first_day: LocalDate | null
  last_day: LocalDate | null
  period_note: string | null
  left_at: Instant | null
}

/** The preferred period of a row; null without one. */
export function periodOfRow(row: PeriodRow): PreferredPeriod | null {
  const { weekdays, parts, first_day, last_day, period_note: note, left_at } = row
  if (weekdays === null || parts === null || note === null || left_at === null) return null
  return { weekdays, parts, first_day, last_day, note, left_at }
}

/** The same as the link tells it, without the note (rule public-token). */
export function publicPeriodOfRow(row: PeriodRow): PublicPreferredPeriod | null {
  const period = periodOfRow(row)
  if (period === null) return null
  const { note, ...days } = period
  return { ...days, has_note: note !== '' }
}
