import { addressTitle, busyText, formatLongInstant, type Instant, type SeenVisit } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import type { WantedSlot } from '../repository/bookings.ts'
import { findVisitInTheWay, readVisitPlace, type VisitPlace } from '../repository/visit-places.ts'

/** Refuses a move to a photographer who has another visit then, and says which (rules slot-is-won-once and day-board). */
export async function refuseBusy(
  tx: Tx,
  wanted: WantedSlot & { providerId: number },
  name: string,
): Promise<never> {
  const other = await findVisitInTheWay(tx, wanted)
  const reason =
    other === null
      ? `${name} não está livre neste horário.`
      : busyText(
          { name },
          { title: addressTitle(other.address), slot: { date: wanted.day, hour: other.hour } },
        )
  return refuse('slot_taken', `${reason} Escolha outra pessoa ou outro horário.`)
}

function isWhereSeen({ providerId }: VisitPlace, start: Instant | null, seen: SeenVisit): boolean {
  const isSameStart =
    start === null || seen.scheduled_for === null
      ? start === seen.scheduled_for
      : Date.parse(start) === Date.parse(seen.scheduled_for)
  return isSameStart && providerId === seen.provider_id
}

/** Refuses a move of a locked visit that is no longer where the caller saw it, and says where it is and who moved it (rule day-board). */
export async function refuseUnlessSeen(
  tx: Tx,
  session: { id: number; scheduled_for: Instant | null; time_zone: string },
  seen: SeenVisit | undefined,
): Promise<void> {
  if (seen === undefined) return
  const place = await readVisitPlace(tx, session.id)
  const { scheduled_for: start } = session
  if (isWhereSeen(place, start, seen)) return
  const others = place.isByHouse ? 'O sistema' : 'Outra pessoa'
  const who = place.by ?? (place.isByHolder ? 'Quem recebe o fotógrafo' : others)
  const where =
    start === null
      ? 'agora espera uma data'
      : `agora é ${formatLongInstant(start, session.time_zone)}, ${place.provider === null ? 'sem fotógrafo' : `com ${place.provider}`}`
  refuse('visit_moved', `${who} mudou esta visita: ${where}.`)
}
