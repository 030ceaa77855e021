import { type Instant, termsOf, visitEvent } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { type PublicRow, publicRows, publicSessionOf } from '../../scheduling/repository/public-sessions.ts'
import type { Visit } from '../letters/visit.ts'
import { mailReaders } from './mail-readers.ts'

/** The recipients of a session's mails, and its address. */
export async function readAudience(tx: Tx, sessionIds: readonly number[]) {
  return tx
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .innerJoin('services', 'services.id', 's.service_id')
    .select([
      's.id',
      's.token',
      's.scheduled_for as start',
      's.time_zone as timeZone',
      's.address',
      's.vertical_data',
      's.notification',
      's.responsible_information',
      's.scheduling_responsible_info',
      's.cancellation_fee_cents',
      'companies.name as company',
      'services.name as service',
      mailReaders.as('orderers'),
    ])
    .where('s.id', 'in', sessionIds)
    .orderBy('s.id')
    .execute()
}

/** The address and name of a person with access; null without. */
export async function findMailName(tx: Tx, userId: number): Promise<{ email: string; name: string } | null> {
  const found = await tx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Returns the calendar UID of a token's visit; it is the same in every mail and file, so that calendars keep one entry. */
export function visitUid(token: string): string {
  return `${token.slice(0, 8)}@ensaio`
}

/** Returns those of the given photographers who have an account, and so can be mailed. */
export async function readPhotographers(tx: Tx, providerIds: readonly number[]) {
  return tx
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select(['providers.id', 'providers.name', 'users.email'])
    .where('providers.id', 'in', providerIds)
    .execute()
}

function visitOf(row: PublicRow, now: Instant): Visit {
  const session = publicSessionOf(row, null)
  return {
    start: session.scheduled_for,
    timeZone: session.time_zone,
    terms: termsOf(session),
    service: session.service,
    preparation: session.preparation,
    // The whole name, which the company reads (rule first-name-only).
    providerName: session.provider_name && row.provider_name,
    isReady: session.preparedness?.answer === 'ready',
    address: session.address,
    vertical_data: session.vertical_data,
    event: visitEvent(session, visitUid(row.token), now),
  }
}

/** Reads the visit of a token's session as this transaction sees it. */
export async function readVisit(tx: Tx, token: string, now: Instant): Promise<Visit | null> {
  const row = await publicRows(tx, null).where('s.token', '=', token).modifyEnd(prepared).executeTakeFirst()
  return row === undefined ? null : visitOf(row, now)
}

/** The ids of the sessions of these tokens. */
export async function readSessionIds(tx: Tx, tokens: readonly string[]): Promise<number[]> {
  const found = await tx.selectFrom('photo_sessions').select('id').where('token', 'in', tokens).execute()
  return found.map(({ id }) => id)
}

/** Reads a session with its recipients and its visit, in one statement, as this transaction sees them. */
export async function readAnnounced(tx: Tx, sessionId: number, now: Instant) {
  const session = await publicRows(tx, null)
    .innerJoin('users', 'users.id', 's.created_by')
    .select([
      's.notification',
      's.scheduling_responsible_info',
      's.cancellation_fee_cents',
      mailReaders.as('orderers'),
    ])
    .where('s.id', '=', sessionId)
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (session === undefined) throw new Error(`There is no ensaio ${sessionId}.`)
  return { session, visit: visitOf(session, now) }
}

/** A session with its recipients and its visit. */
export type Announced = Awaited<ReturnType<typeof readAnnounced>>
