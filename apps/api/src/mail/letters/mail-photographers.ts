import { type Instant, type PhoneKind, type SessionStatus, status } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { tellByPhone } from '../phone/tell-by-phone.ts'
import { readAnnounced, readPhotographers } from '../repository/announced-visits.ts'
import { enqueueMail } from '../repository/outbox.ts'
import type { About } from './mail-visit.ts'
import { type PhotographerNews, photographerVisitMail } from './photographer.ts'

/** How a photographer's phone is told; a changed service can wait for the mail. */
const phoneKindOf: Record<PhotographerNews, PhoneKind | null> = {
  booked: 'photographer_booked',
  given: 'photographer_booked',
  moved: 'photographer_moved',
  canceled: 'photographer_canceled',
  taken: 'photographer_canceled',
  changed: null,
}

/** The photographer of a visit, and its start; null when nobody is assigned. */
export type Sent = { providerId: number; start: Instant } | null

/** The assignment of a visit that is still scheduled; null after the visit or without a photographer. */
export function expectedAt(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  providerId: number | null,
): Sent {
  const { status: is, scheduled_for: start } = session
  return is === status.scheduled && start !== null && providerId !== null ? { providerId, start } : null
}

/** The news for photographers when the assignment of a visit changes. */
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

/** Mails photographers about a change of their visit, in the same transaction; call it before the date is cleared. */
export async function mailPhotographers(
  tx: Tx,
  { before, after, ...about }: About & { before: Sent; after: Sent },
  now: Instant,
): Promise<void> {
  await mailPhotographerNews(tx, about, newsOf(before, after), now)
}

/** Mails photographers their news of one visit. */
export async function mailPhotographerNews(
  tx: Tx,
  { sessionId, links, announced }: About,
  told: ReturnType<typeof newsOf>,
  now: Instant,
): Promise<void> {
  if (told.length === 0) return
  const people = await readPhotographers(
    tx,
    told.map(({ providerId }) => providerId),
  )
  const { visit } = announced ?? (await readAnnounced(tx, sessionId, now))
  const url = links.staffSession('provider', sessionId)
  for (const { providerId, start, news } of told) {
    const person = people.find(({ id }) => id === providerId)
    if (person)
      await enqueueMail(tx, photographerVisitMail(news, { ...person, url }, { ...visit, start }), now)
    const kind = phoneKindOf[news]
    if (kind !== null) await tellByPhone(tx, { kind, sessionIds: [sessionId], links, providerId, start }, now)
  }
}
