import { type Instant, type SessionStatus, status } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { readAudience, readPhotographers, readVisit } from '../../sessions/repository/announced-session.ts'
import { enqueueMail } from '../repository/outbox.ts'
import { appPath } from './app-path.ts'
import type { About } from './mail-visit.ts'
import { type PhotographerNews, photographerVisitMail } from './photographer.ts'

/** Who is sent to a visit, and when it starts; null when nobody is. */
export type Sent = { providerId: number; start: Instant } | null

/** Who is still expected at a visit whose booking was released: after the visit nobody is. */
export function expectedAt(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  providerId: number | null,
): Sent {
  const { status: is, scheduled_for: start } = session
  return is === status.scheduled && start !== null && providerId !== null ? { providerId, start } : null
}

/** What photographers are told when a visit changes from one state to another. */
export function newsOf(before: Sent, after: Sent): (NonNullable<Sent> & { news: PhotographerNews })[] {
  if (before === null) return after === null ? [] : [{ ...after, news: 'booked' }]
  if (after === null) return [{ ...before, news: 'canceled' }]
  if (before.providerId !== after.providerId) {
    return [
      { ...before, news: 'taken' },
      { ...after, news: 'given' },
    ]
  }
  return before.start === after.start ? [] : [{ ...after, news: 'moved' }]
}

/** Tells photographers what has become of a visit of theirs, in the transaction that changes it; before its date is cleared. */
export async function mailPhotographers(
  tx: Tx,
  { sessionId, publicUrl, before, after }: About & { before: Sent; after: Sent },
  now: Instant,
): Promise<void> {
  const told = newsOf(before, after)
  if (told.length === 0) return
  const people = await readPhotographers(
    tx,
    told.map(({ providerId }) => providerId),
  )
  const [session] = await readAudience(tx, [sessionId])
  const visit = session && (await readVisit(tx, session.token, now))
  if (!visit) throw new Error(`There is no ensaio ${sessionId} to tell of.`)
  const url = `${publicUrl}${appPath('provider')}sessions/${sessionId}`
  for (const { providerId, start, news } of told) {
    const person = people.find(({ id }) => id === providerId)
    if (person)
      await enqueueMail(tx, photographerVisitMail(news, { ...person, url }, { ...visit, start }), now)
  }
}
