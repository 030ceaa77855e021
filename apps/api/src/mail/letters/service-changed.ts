import { type Cents, formatDifference, type Instant } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { readAnnounced } from '../repository/announced-visits.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { mailPhotographerNews } from './mail-photographers.ts'
import { type Visit, type VisitReader, visitFacts } from './visit.ts'
import { writeLetter } from './write-letter.ts'

/** What changed: the former service, the price now, and the difference in centavos. */
interface ChangedService {
  from: string
  price: string
  difference: Cents
}

/** The mail about another service to the person in whose name the ensaio was ordered. */
export function serviceChangedMail(
  to: VisitReader,
  visit: Visit,
  { from, price, difference }: ChangedService,
): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: 'service_changed',
    about: visit,
    event: visit.event,
    parts: [
      {
        facts: [
          ...visitFacts(visit),
          ['Antes', from],
          ['Preço', price],
          ['Diferença', formatDifference(difference)],
        ],
      },
      { label: 'Ver o ensaio', url: to.url },
    ],
  })
}

/** Mails another service to the person in whose name the ensaio was ordered, and to the photographer of a booked visit. */
export async function mailServiceChange(
  tx: Tx,
  {
    sessionId,
    links,
    providerId,
    ...changed
  }: ChangedService & { sessionId: number; links: Links; providerId: number | null },
  now: Instant,
): Promise<void> {
  const announced = await readAnnounced(tx, sessionId, now)
  const { session, visit } = announced
  const url = links.session(sessionId)
  for (const orderer of session.orderers)
    await enqueueMail(tx, serviceChangedMail({ ...orderer, url }, visit, changed), now)
  if (providerId === null || visit.start === null) return
  const told = [{ providerId, start: visit.start, news: 'changed' as const }]
  await mailPhotographerNews(tx, { sessionId, links, announced }, told, now)
}
