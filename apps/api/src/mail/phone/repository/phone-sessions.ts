import { notify } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { mailReaders } from '../../repository/mail-readers.ts'

/** Reads what messages about ensaios tell, and the people with their numbers; one row per ensaio, by start. */
export async function readTold(db: Database, sessionIds: readonly number[]) {
  const rows = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .leftJoin('session_groups as g', 'g.id', 's.group_id')
    .select([
      's.id',
      's.token',
      'g.token as group',
      's.scheduled_for as start',
      's.time_zone as timeZone',
      's.address',
      's.vertical_data',
      's.notification',
      's.unable_at',
      's.responsible_information as responsible',
      's.scheduling_responsible_info as receiver',
      'companies.name as company',
      mailReaders.as('orderers'),
    ])
    .where('s.id', 'in', [0, ...sessionIds])
    .orderBy('s.scheduled_for')
    .orderBy('s.id')
    .execute()
  return rows.map(({ notification, responsible, receiver, orderers, ...row }) => ({
    ...row,
    people: {
      receiver: receiver === null ? [] : [receiver],
      invited: (notification & notify) === 0 || responsible === null ? [] : [responsible],
      orderer: orderers.flatMap(({ name, phone }) => (phone === null ? [] : [{ name, phone }])),
    },
  }))
}

/** An ensaio as a message tells it. */
export type ToldSession = Awaited<ReturnType<typeof readTold>>[number]

/** The photographer of a message, with the number of their account; null without one. */
export async function readPhotographer(
  db: Database,
  providerId: number,
): Promise<{ name: string; phone: string } | null> {
  const found = await db
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select(['providers.name', sql<string | null>`coalesce(users.phone, providers.phone)`.as('phone')])
    .where('providers.id', '=', providerId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (found === undefined || found.phone === null) return null
  return { name: found.name, phone: found.phone }
}
