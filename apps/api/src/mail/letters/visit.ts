import {
  type CalendarEvent,
  type Cents,
  firstNameOf,
  formatCents,
  formatLongInstant,
  type MailKind,
  movableUntil,
  type Preparation,
  type PublicSession,
  preparationOf,
  subjectOf,
  type Terms,
} from '@ensaio/domain'
import type { Letter } from '../repository/outbox.ts'
import { placeLine, type Topic } from './place.ts'
import { type Part, writeLetter } from './write-letter.ts'

/** A visit in a mail. */
export interface Visit extends Topic {
  /** The terms under which it was ordered. */
  terms: Terms
  service: PublicSession['service']
  /** What to prepare; the standard list when missing (rule preparation-lists). */
  preparation?: readonly Preparation[] | undefined
  /** The photographer's whole name; see `forHolder`. */
  providerName: string | null
  /** Was it answered that everything is ready? */
  isReady?: boolean
  event: CalendarEvent | null
}

/** The reader of a mail about a visit; `url` is their page of the ensaio. */
export interface VisitReader {
  email: string
  name: string
  url: string
}

/** The visit as those who receive the photographer read it: with the first name alone (rule first-name-only). */
export function forHolder<Told extends Pick<Visit, 'providerName'>>(visit: Told): Told {
  return { ...visit, providerName: visit.providerName && firstNameOf(visit.providerName) }
}

/** The facts of every mail about a visit. */
export function visitFacts({ start, timeZone, service, providerName, ...place }: Visit): [string, string][] {
  return [
    ...(start === null ? [] : [['Quando', formatLongInstant(start, timeZone)] as [string, string]]),
    ['Onde', placeLine(place)],
    ['Serviço', service.name],
    ...(providerName === null ? [] : [['Fotógrafo', providerName] as [string, string]]),
  ]
}

/** The facts of mails about a visit that will take place. */
export type VisitChange = 'scheduled' | 'rescheduled' | 'reassigned'

const kinds = {
  scheduled: 'visit_scheduled',
  rescheduled: 'visit_rescheduled',
  reassigned: 'visit_reassigned',
} as const satisfies Record<VisitChange, MailKind>

/** The mail to the person who receives the photographer: time, address, preparation, and the link to move the visit. */
export function visitMail(kind: VisitChange, to: VisitReader, visit: Visit): Letter {
  const preparation: Part = {
    title: `Como preparar ${subjectOf(visit.service)}`,
    items: preparationOf(visit).map(({ text }) => text),
  }
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: kinds[kind],
    about: visit,
    event: visit.event,
    parts: [
      { facts: visitFacts(forHolder(visit)) },
      preparation,
      { label: 'Ver ou mudar o horário', url: to.url },
      { remark: `O horário pode ser mudado ${movableUntil(visit.terms)}.` },
    ],
  })
}

/** The same for the person who ordered; `receiver` is the person who receives the photographer. */
export function visitNotice(
  kind: VisitChange,
  to: VisitReader,
  { receiver, ...visit }: Visit & { receiver: string },
): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: kinds[kind],
    about: visit,
    event: visit.event,
    parts: [
      { facts: [...visitFacts(visit), ['Quem recebe', receiver]] },
      { label: 'Ver o ensaio', url: to.url },
    ],
  })
}

/** The mail that an ensaio was cancelled. Pass the fee for the person who ordered only. */
export function canceledMail(
  to: Omit<VisitReader, 'url'> & { url: string | null },
  visit: Visit,
  fee?: Cents,
): Letter {
  const charged: [string, string][] = fee
    ? [[`Taxa de cancelamento (${visit.terms.late_fee_percent}%)`, formatCents(fee)]]
    : []
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: visit.start === null ? 'order_canceled' : 'visit_canceled',
    about: visit,
    event: visit.event,
    parts: [
      { facts: [...visitFacts(visit), ...charged] },
      ...(to.url === null ? [] : [{ label: 'Ver o ensaio', url: to.url }]),
    ],
  })
}
