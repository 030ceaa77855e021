import { type Instant, notify } from '@ensaio/domain'
import type { Tx } from '../ports/database.ts'
import { readAudience, readVisit } from '../repositories/announced-session.ts'
import { enqueueMail } from '../repositories/outbox.ts'
import { canceledMail, visitMail, visitNotice } from './visit.ts'

/** The ensaio that mails are about, and what their links start with. */
export interface About {
  sessionId: number
  publicUrl: string
}

async function read(tx: Tx, { sessionId, publicUrl }: About, now: Instant) {
  const [session] = await readAudience(tx, [sessionId])
  const visit = session === undefined ? null : await readVisit(tx, session.token, now)
  if (session === undefined || visit === null) throw new Error(`There is no ensaio ${sessionId} to tell of.`)
  return {
    session,
    visit,
    orderer: {
      email: session.orderer_email,
      name: session.orderer_name,
      url: `${publicUrl}/sessions/${session.id}`,
    },
    receiver: session.scheduling_responsible_info && {
      ...session.scheduling_responsible_info,
      url: `${publicUrl}/calendar/${session.token}`,
    },
  }
}

/** Tells a visit that was booked or moved to the person who ordered, and to whoever receives the photographer. */
export async function mailVisit(
  tx: Tx,
  { kind, ...about }: About & { kind: 'scheduled' | 'rescheduled' },
  now: Instant,
): Promise<void> {
  const { visit, orderer, receiver } = await read(tx, about, now)
  if (orderer.email !== receiver?.email) {
    const whole = { ...visit, receiver: receiver?.name ?? 'não informado' }
    await enqueueMail(tx, visitNotice(kind, orderer, whole), now)
  }
  if (receiver !== null) await enqueueMail(tx, visitMail(kind, receiver, visit), now)
}

/** Tells the visit to the person who now receives the photographer, when only that has changed. */
export async function mailReceiver(tx: Tx, about: About, now: Instant): Promise<void> {
  const { visit, receiver } = await read(tx, about, now)
  if (receiver !== null) await enqueueMail(tx, visitMail('scheduled', receiver, visit), now)
}

/** Tells a cancellation to the person who ordered, with the fee, and to whoever had been told of the visit, without. */
export async function mailCancellation(tx: Tx, about: About, now: Instant): Promise<void> {
  const { session, visit, orderer, receiver } = await read(tx, about, now)
  const event = visit.event === null ? null : { ...visit.event, status: 'CANCELLED' as const }
  const canceled = { ...visit, event }
  await enqueueMail(tx, canceledMail(orderer, canceled, session.cancellation_fee_cents ?? 0), now)
  const invited = (session.notification & notify) === 0 ? null : session.responsible_information
  const other = receiver ?? invited
  if (other === null || other.email === orderer.email) return
  await enqueueMail(tx, canceledMail({ email: other.email, name: other.name, url: null }, canceled), now)
}
