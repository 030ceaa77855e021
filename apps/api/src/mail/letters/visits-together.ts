import { type CalendarEvent, type Instant, movableUntil, preparationOf, subjectOf } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { tellByPhone } from '../phone/tell-by-phone.ts'
import { readSessionIds } from '../repository/announced-visits.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { topicOf } from './place.ts'
import { readVisits, severalFacts, severalForHolder, type Visits } from './several-visits.ts'
import type { VisitReader } from './visit.ts'
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

/** Mails visits that were booked or moved together to the person who ordered and to the one who receives the photographer, one mail each. */
export async function mailTogether(
  tx: Tx,
  { token, tokens, kind, links }: Together,
  now: Instant,
): Promise<void> {
  const { visits, told } = await readVisits(tx, tokens, now)
  const receiver = told.scheduling_responsible_info
  const news = kind === 'scheduled' ? 'visit_booked' : 'visit_moved'
  const sessionIds = await readSessionIds(tx, tokens)
  await tellByPhone(tx, { kind: news, sessionIds, links, people: ['receiver', 'orderer'] }, now)
  for (const orderer of told.orderers) {
    if (orderer.email === receiver?.email) continue
    const whole = [...severalFacts(visits), ['Quem recebe', receiver?.name ?? 'não informado'] as const]
    const parts = [{ facts: whole }, { label: 'Ver os ensaios', url: links.sessions }]
    await enqueueMail(tx, togetherMail(kind, { ...orderer, url: links.sessions }, visits, parts), now)
  }
  if (receiver === null) return
  const to = { ...receiver, url: links.calendar(token) }
  const { service } = visits[0]
  const title = `Como preparar ${subjectOf(service)}`
  const parts = [
    { facts: severalFacts(severalForHolder(visits)) },
    { title, items: preparationOf(visits[0]).map(({ text }) => text) },
    { label: 'Ver ou mudar os horários', url: to.url },
    { remark: `Os horários podem ser mudados ${movableUntil(visits[0].terms)}.` },
  ]
  await enqueueMail(tx, togetherMail(kind, to, visits, parts), now)
}
