import { type Instant, notify, type SessionStatus } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { tellByPhone } from '../phone/tell-by-phone.ts'
import { type Announced, readAnnounced } from '../repository/announced-visits.ts'
import { enqueueMail, enqueueMails } from '../repository/outbox.ts'
import { absenceMail, newDateMail } from './missed-visit.ts'
import { canceledMail, forHolder, type VisitChange, visitMail, visitNotice } from './visit.ts'

/** The ensaio of a mail, and the base of its links. */
export interface About {
  sessionId: number
  links: Links
  /** The ensaio as it is now, where this transaction has read it already. */
  announced?: Announced
}

async function read(tx: Tx, { sessionId, links, announced }: About, now: Instant) {
  const { session, visit } = announced ?? (await readAnnounced(tx, sessionId, now))
  return {
    session,
    visit,
    orderers: session.orderers.map((orderer) => ({ ...orderer, url: links.session(session.id) })),
    receiver: session.scheduling_responsible_info && {
      ...session.scheduling_responsible_info,
      url: links.calendar(session.token),
    },
  }
}

/** Mails a booked, moved or reassigned visit to the person who ordered and to the one who receives the photographer. */
export async function mailVisit(
  tx: Tx,
  { kind, ...about }: About & { kind: VisitChange },
  now: Instant,
): Promise<void> {
  const { visit, orderers, receiver } = await read(tx, about, now)
  const whole = { ...visit, receiver: receiver?.name ?? 'não informado' }
  const notices = orderers
    .filter(({ email }) => email !== receiver?.email)
    .map((orderer) => visitNotice(kind, orderer, whole))
  const invitation = receiver === null ? [] : [visitMail(kind, receiver, visit)]
  await enqueueMails(tx, [...notices, ...invitation], now)
  // Who comes changes nothing for those who receive them: that is told by mail alone.
  if (kind === 'reassigned') return
  const told = kind === 'scheduled' ? 'visit_booked' : 'visit_moved'
  await tellByPhone(tx, { kind: told, ...idsAndLinks(about), people: ['receiver', 'orderer'] }, now)
}

function idsAndLinks({ sessionId, links }: About) {
  return { sessionIds: [sessionId], links }
}

/** Mails the visit to a new person who receives the photographer, when nothing else changed. */
export async function mailReceiver(tx: Tx, about: About, now: Instant): Promise<void> {
  const { visit, receiver } = await read(tx, about, now)
  if (receiver === null) return
  await enqueueMail(tx, visitMail('scheduled', receiver, visit), now)
  await tellByPhone(tx, { kind: 'visit_booked', ...idsAndLinks(about), people: ['receiver'] }, now)
}

type Read = Awaited<ReturnType<typeof read>>

/** The other person who knows of the ensaio: the one who receives the photographer, else the one invited to choose a date. */
function otherReader({ session, orderers, receiver }: Read): { email: string; name: string } | null {
  const invited = (session.notification & notify) === 0 ? null : session.responsible_information
  const other = receiver ?? invited
  return orderers.some(({ email }) => email === other?.email) ? null : other
}

/** The visit with a cancelled calendar entry. */
function calledOff({ visit }: Read) {
  return { ...visit, event: visit.event === null ? null : { ...visit.event, status: 'CANCELLED' as const } }
}

/** Mails a cancellation to the person who ordered, with the fee, and to the other person who knows of the visit, without it. */
export async function mailCancellation(tx: Tx, about: About, now: Instant): Promise<void> {
  const told = await read(tx, about, now)
  const canceled = calledOff(told)
  const other = otherReader(told)
  const people = ['receiver', 'invited', 'orderer'] as const
  const { start } = told.visit
  // Without a date there is no visit that anybody would wait for.
  if (start !== null)
    await tellByPhone(tx, { kind: 'visit_canceled', ...idsAndLinks(about), people, start }, now)
  const fee = told.session.cancellation_fee_cents ?? 0
  const mails = told.orderers.map((orderer) => canceledMail(orderer, canceled, fee))
  if (other !== null) {
    const { email, name } = other
    mails.push(canceledMail({ email, name, url: null }, forHolder(canceled)))
  }
  await enqueueMails(tx, mails, now)
}

/** Mails both sides to choose another date; call it before the old date is cleared. */
export async function mailNewDate(
  tx: Tx,
  { from, ...about }: About & { from: SessionStatus },
  now: Instant,
): Promise<void> {
  const told = await read(tx, about, now)
  const url = about.links.calendar(told.session.token)
  const other = otherReader(told)
  const readers = [...told.orderers, ...(other === null ? [] : [other])]
  const visit = { ...calledOff(told), from }
  await enqueueMails(
    tx,
    readers.map(({ email, name }) => newDateMail({ email, name, url }, visit)),
    now,
  )
  const people = ['receiver', 'invited', 'orderer'] as const
  await tellByPhone(tx, { kind: 'new_date', ...idsAndLinks(about), people }, now)
}

/** Mails the person who ordered that the visit did not take place, and who was missing. */
export async function mailAbsence(
  tx: Tx,
  { who, ...about }: About & { who: 'client' | 'provider' },
  now: Instant,
): Promise<void> {
  const { visit, orderers } = await read(tx, about, now)
  const mails = orderers.map((orderer) => absenceMail(orderer, { ...visit, who }))
  await enqueueMails(tx, mails, now)
}
