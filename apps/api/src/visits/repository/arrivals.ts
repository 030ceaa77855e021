import { type Arrival, type ArrivalStep, type Instant, isBooked, type SessionStatus } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'

/** Reads what was said about the arrival at an ensaio whose row is locked; null before the first step. */
export async function readArrival(tx: Tx, sessionId: number): Promise<Arrival | null> {
  const found = await tx
    .selectFrom('arrivals')
    .select(['on_the_way_at', 'arrived_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return found ?? null
}

/** Writes one step of the arrival at an ensaio whose row is locked. */
export async function writeArrival(
  tx: Tx,
  sessionId: number,
  step: ArrivalStep,
  now: Instant,
): Promise<void> {
  const said = step === 'arrived' ? { arrived_at: now } : { on_the_way_at: now }
  await tx
    .insertInto('arrivals')
    .values({ session_id: sessionId, ...said })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(said))
    .execute()
}

/** Takes one step of the arrival back, at an ensaio whose row is locked. */
export async function clearArrival(tx: Tx, sessionId: number, step: ArrivalStep): Promise<void> {
  const [column, other] =
    step === 'arrived'
      ? (['arrived_at', 'on_the_way_at'] as const)
      : (['on_the_way_at', 'arrived_at'] as const)
  await tx.deleteFrom('arrivals').where('session_id', '=', sessionId).where(other, 'is', null).execute()
  await tx
    .updateTable('arrivals')
    .set({ [column]: null })
    .where('session_id', '=', sessionId)
    .execute()
}

/** The columns of a joined arrival. */
export const arrivalColumns = ['arrival.on_the_way_at', 'arrival.arrived_at'] as const

interface ArrivalRow extends Arrival {
  status: SessionStatus
  scheduled_for: Instant | null
}

/** The arrival of a row while its visit is booked; null without one, and once the visit is over (rule arrival). */
export function arrivalOfRow(row: ArrivalRow): Arrival | null {
  const { on_the_way_at, arrived_at } = row
  if (!isBooked(row) || (on_the_way_at === null && arrived_at === null)) return null
  return { on_the_way_at, arrived_at }
}
