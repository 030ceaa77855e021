import type { ExchangedVisits, Instant } from '@ensaio/domain'
import { actorOf, houseActor, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { expectedAt } from '../mail/letters/mail-photographers.ts'
import { refuseBusy, refuseUnlessSeen } from '../scheduling/board/lost-move.ts'
import {
  bookedProvider,
  releaseBooking,
  takeProvider,
  type WantedSlot,
  waitForDay,
} from '../scheduling/repository/bookings.ts'
import { type LockedSession, lockAnySession, lockSession } from '../sessions/repository/sessions.ts'
import { tellReassigned, visitOf } from './assign-provider.ts'
import { providerChoices } from './repository/providers.ts'

interface Passed {
  session: LockedSession
  visit: WantedSlot
  providerId: number
}

/** Exchanges as somebody asked for them, or a job of the house; then `viewer` is null. */
interface AskedExchanges {
  viewer: Viewer | null
  input: ExchangedVisits
  links: Links
}

/** Locks the visits that somebody else gets, in the order of their ids; those that have them already are left out, so a repeated request succeeds. */
async function lockPassed(
  tx: Tx,
  { viewer, input: { exchanges } }: AskedExchanges,
): Promise<readonly Passed[]> {
  const passed: Passed[] = []
  for (const one of exchanges.toSorted((one, other) => one.session_id - other.session_id)) {
    const id = one.session_id
    const found = viewer === null ? await lockAnySession(tx, id) : await lockSession(tx, viewer, id)
    const session = found ?? refuse('not_found')
    const visit = visitOf(session)
    if ((await bookedProvider(tx, session.id)) === one.provider_id) continue
    await refuseUnlessSeen(tx, session, one.seen)
    passed.push({ session, visit, providerId: one.provider_id })
  }
  return passed
}

/**
 * Passes visits between photographers at their times, all or none (rule shorter-day): every booking is released before the first is made
 * again, so that two can exchange theirs. Nobody is sent on a day off or to two visits that overlap. Returns how many changed hands.
 */
export async function exchangeVisits(tx: Tx, asked: AskedExchanges, now: Instant): Promise<number> {
  const { viewer, links } = asked
  const author = viewer === null ? houseActor : actorOf(viewer)
  const passed = await lockPassed(tx, asked)
  const days = new Map(passed.map(({ visit }) => [`${visit.city} ${visit.day}`, visit]))
  for (const [, day] of [...days].sort(([one], [other]) => one.localeCompare(other)))
    await waitForDay(tx, day)

  const before = new Map<number, ReturnType<typeof expectedAt>>()
  for (const { session } of passed)
    before.set(session.id, expectedAt(session, await releaseBooking(tx, session.id, now)))

  for (const { session, visit, providerId } of passed) {
    // The time was confirmed when it was booked, also one that the city does not offer.
    const wanted = { ...visit, providerId, beyondAgenda: true }
    const chosen = (await providerChoices(tx, visit)).find(({ id }) => id === providerId)
    if (chosen === undefined) {
      refuse('invalid', undefined, { provider_id: 'Escolha um fotógrafo que atende nesta cidade.' })
    }
    if (!chosen.works || !(await takeProvider(tx, wanted, now))) await refuseBusy(tx, wanted, chosen.name)
    await tellReassigned(
      tx,
      { author, session, before: before.get(session.id) ?? null, providerId, links },
      now,
    )
  }
  return passed.length
}
