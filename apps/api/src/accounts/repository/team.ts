import type { Instant, NewTeamMember, OfficeRole, TeamMember } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { isNotErased } from './erased.ts'
import { hasSecondStep } from './has-second-step.ts'

/** The people of the office by name, those who may not sign in last. `viewerId` is the caller. */
export async function readTeam(db: Database, viewerId: number): Promise<TeamMember[]> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'seen_at'])
    .select(sql<OfficeRole>`role`.as('role'))
    .select(sql<boolean>`disabled_at is null`.as('active'))
    .select(sql<boolean>`password_hash is null`.as('is_invited'))
    .select(hasSecondStep.as('has_second_step'))
    .where('role', 'is not', null)
    .where(isNotErased())
    .orderBy(sql`disabled_at is not null`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return people.map((person) => ({ ...person, is_self: person.id === viewerId }))
}

/** Locks and returns a person of the office; null when there is none with this id. */
export async function lockTeamMember(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .select(sql<OfficeRole>`role`.as('role'))
    .select(sql<boolean>`disabled_at is null`.as('active'))
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', id)
    .where('role', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Creates the account of a person of the office, without a password; returns the id. */
export async function insertTeamMember(tx: Tx, person: NewTeamMember, now: Instant): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ scope: 'admin', first_login: true, created_at: now, ...person })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes a person's role and whether they may sign in. */
export async function writeTeamMember(
  tx: Tx,
  id: number,
  { role, active }: { role: OfficeRole; active: boolean },
  now: Instant,
): Promise<void> {
  const disabled_at = active ? null : sql<Instant>`coalesce(disabled_at, ${now}::timestamptz)`
  await tx.updateTable('users').set({ role, disabled_at }).where('id', '=', id).execute()
}

/** Is there another administrator than this one who may sign in and has a password? Lock the administrators first. */
export async function hasOtherAdministrator(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const seenEvery = 5 * 60 * 1000

/** Notes that a person opened an app, at most once in five minutes. */
export async function noteSeen(db: Database, userId: number, now: Instant): Promise<void> {
  await db
    .updateTable('users')
    .set({ seen_at: now })
    .where('id', '=', userId)
    .where((build) =>
      build.or([
        build('seen_at', 'is', null),
        build('seen_at', '<=', new Date(Date.parse(now) - seenEvery).toISOString()),
      ]),
    )
    .execute()
}
