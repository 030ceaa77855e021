import { type Instant, isLate, lateRescheduleReason } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { teamOf } from '../../providers/repository/providers.ts'
import { enqueueMails, type Letter } from '../repository/outbox.ts'
import { topicOf } from './place.ts'
import { readVisits, severalFacts, type Visits } from './several-visits.ts'
import type { VisitReader } from './visit.ts'
import { writeLetter } from './write-letter.ts'

/** The mail that nobody can receive the photographer; `advice` says what a client can do, and is null for our own team, whose mail has fixed words. */
export function unableMail(
  to: VisitReader & { advice: string | null },
  visits: Visits,
  reason: string,
): Letter {
  const many = visits.length > 1
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: many ? 'unable_together' : 'unable',
    isFixed: to.advice === null,
    about: topicOf(visits),
    parts: [
      { facts: [...severalFacts(visits), ...(reason === '' ? [] : [['Motivo', reason] as const])] },
      ...(to.advice === null ? [] : [to.advice]),
      { label: many ? 'Abrir o primeiro ensaio' : 'Abrir o ensaio', url: to.url },
    ],
  })
}

/** Mails the person who ordered and the staff that nobody can receive the photographer. */
export async function mailUnable(
  tx: Tx,
  { tokens, reason, links }: { tokens: readonly string[]; reason: string; links: Links },
  now: Instant,
): Promise<void> {
  const { visits, told } = await readVisits(tx, tokens, now)
  const [{ start, terms }] = visits
  const advice = isLate(start, now, terms)
    ? lateRescheduleReason(terms)
    : 'Você pode remarcar, combinar com outra pessoa ou cancelar.'
  const orderers = told.orderers.map((orderer) => ({ ...orderer, url: links.session(told.id), advice }))
  const url = links.staffSession('admin', told.id)
  const team = (await teamOf(tx, told.id)).map((person) => ({ ...person, url, advice: null }))
  const mails = [...orderers, ...team].map((to) => unableMail(to, visits, reason))
  await enqueueMails(tx, mails, now)
}
