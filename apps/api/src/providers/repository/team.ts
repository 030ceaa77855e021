import type { Tx } from '../../database/database.ts'

/** The staff who get mails about an ensaio: all admins, and its photographer. */
export async function teamOf(tx: Tx, sessionId: number): Promise<{ email: string; name: string }[]> {
  const sent = tx
    .selectFrom('bookings')
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .select('providers.user_id')
    .where('bookings.session_id', '=', sessionId)
    .where('bookings.released_at', 'is', null)
  return tx
    .selectFrom('users')
    .select(['email', 'name'])
    .where((eb) => eb.or([eb('scope', '=', 'admin'), eb('id', 'in', sent)]))
    .orderBy('id')
    .execute()
}
