import {
  type CalendarEvent,
  type Instant,
  listed,
  movableUntil,
  preparationOf,
  subjectOf,
} from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { tellByPhone } from '../phone/tell-by-phone.ts'
import { readSessionIds } from '../repository/announced-visits.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { topicOf } from './place.ts'
import { readVisits, severalFacts, severalForHolder, type ToldVisit, type Visits } from './several-visits.ts'
import { type VisitReader, visitMail, visitNotice } from './visit.ts'
import { type Part, writeLetter } from './write-letter.ts'

const kinds = { scheduled: 'visits_scheduled', rescheduled: 'visits_rescheduled' } as const

/** Visits that were booked or moved together. */
export interface Together {
  /** The token of the link that books them together. */
  token: string
  /** The tokens of the ensaios, in order. */
  tokens: readonly string[]
  kind: keyof typeof kinds
  links: Links
}

function eventOf(visits: Visits): CalendarEvent | null {
  const [first, ...others] = visits.flatMap(({ event }) => event ?? [])
  return first === undefined ? null : { ...first, others }
}

/** The mail about visits that were booked or moved together. */
export function togetherMail(
  kind: keyof typeof kinds,
  to: VisitReader,
  visits: Visits,
  parts: readonly Part[],
): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: kinds[kind],
    values: { quantidade: String(visits.length) },
    about: topicOf(visits),
    event: eventOf(visits),
    parts,
  })
}

type SomeVisits = readonly [ToldVisit, ...ToldVisit[]]

const receiverOf = ({ people }: ToldVisit) => people.scheduling_responsible_info

/** Those of the visits that meet a condition; null without any. */
function some(visits: readonly ToldVisit[], isMeant: (visit: ToldVisit) => boolean): SomeVisits | null {
  const [first, ...others] = visits.filter(isMeant)
  return first === undefined ? null : [first, ...others]
}

function visitsOf([first, ...others]: SomeVisits): Visits {
  return [first.visit, ...others.map(({ visit }) => visit)]
}

/** The mail to somebody who ordered; a single visit has the mail that it has by itself. */
function ordererMail(
  { kind, links }: Together,
  orderer: { email: string; name: string },
  told: SomeVisits,
): Letter {
  const names = new Set(told.flatMap((one) => receiverOf(one)?.name ?? []))
  const receiver = names.size === 0 ? 'não informado' : listed(names)
  const [{ visit, people }, ...others] = told
  if (others.length === 0)
    return visitNotice(kind, { ...orderer, url: links.session(people.id) }, { ...visit, receiver })
  const visits = visitsOf(told)
  const facts = [...severalFacts(visits), ['Quem recebe', receiver] as const]
  const url = links.sessions
  return togetherMail(kind, { ...orderer, url }, visits, [{ facts }, { label: 'Ver os ensaios', url }])
}

/** The mail to somebody who receives the photographer; a single visit has the mail that it has by itself. */
function receiverMail(
  { token, kind, links }: Together,
  receiver: { email: string; name: string },
  told: SomeVisits,
): Letter {
  const [{ visit, people }, ...others] = told
  if (others.length === 0) return visitMail(kind, { ...receiver, url: links.calendar(people.token) }, visit)
  const visits = visitsOf(told)
  const to = { ...receiver, url: links.calendar(token) }
  const title = `Como preparar ${subjectOf(visit.service)}`
  return togetherMail(kind, to, visits, [
    { facts: severalFacts(severalForHolder(visits)) },
    { title, items: preparationOf(visit).map(({ text }) => text) },
    { label: 'Ver ou mudar os horários', url: to.url },
    { remark: `Os horários podem ser mudados ${movableUntil(visit.terms)}.` },
  ])
}

/**
 * Mails visits that were booked or moved together to the people who ordered and to those who receive the photographer: one mail to each
 * receiver, of their visits, and one to each who ordered, of those that they do not receive themselves.
 */
export async function mailTogether(tx: Tx, together: Together, now: Instant): Promise<void> {
  const { tokens, kind, links } = together
  const { told, each } = await readVisits(tx, tokens, now)
  const news = kind === 'scheduled' ? 'visit_booked' : 'visit_moved'
  const sessionIds = await readSessionIds(tx, tokens)
  await tellByPhone(tx, { kind: news, sessionIds, links, people: ['receiver', 'orderer'] }, now)
  const isReceivedBy = (email: string) => (one: ToldVisit) => receiverOf(one)?.email === email
  for (const orderer of told.orderers) {
    const others = some(each, (one) => !isReceivedBy(orderer.email)(one))
    if (others !== null) await enqueueMail(tx, ordererMail(together, orderer, others), now)
  }
  const receivers = new Map(each.flatMap((one) => receiverOf(one) ?? []).map((one) => [one.email, one]))
  for (const receiver of receivers.values()) {
    const own = some(each, isReceivedBy(receiver.email))
    if (own !== null) await enqueueMail(tx, receiverMail(together, receiver, own), now)
  }
}
