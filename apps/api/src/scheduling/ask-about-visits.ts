import type { Instant } from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { countBookedVisits } from './repository/bookings.ts'

/** Refuses to close days with booked visits unless the request confirms that they stay. */
export async function askAboutVisits(
  tx: Tx,
  days: Parameters<typeof countBookedVisits>[1],
  visitsStay: boolean | undefined,
  now: Instant,
): Promise<void> {
  if (visitsStay) return
  const count = await countBookedVisits(tx, days, now)
  if (count === 0) return
  const visits = count === 1 ? 'Há uma visita marcada' : `Há ${count} visitas marcadas`
  refuse('visits_booked', `${visits} nesse período. Confira antes de fechar os dias.`)
}
