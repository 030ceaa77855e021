import { randomBytes } from 'node:crypto'
import type { Instant, MailReader, MailTopic } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** The topics that an address has turned off, and the token of its link. */
export interface KeptPreference {
  token: string
  off: readonly MailTopic[]
}

/** Reads the topics that an address has turned off, and the token of its link, which is created for its first mail. */
export async function preferenceOf(tx: Tx, recipient: string): Promise<KeptPreference> {
  const email = recipient.toLowerCase()
  const find = tx
    .selectFrom('mail_preferences')
    .select(['token', 'turned_off as off'])
    .where('email', '=', email)
  const known = await find.executeTakeFirst()
  if (known !== undefined) return known
  await tx
    .insertInto('mail_preferences')
    .values({ email, token: randomBytes(24).toString('base64url') })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return find.executeTakeFirstOrThrow()
}

/** Reads the address of a link, the topics it has turned off and the person whose account has it; null for an unknown token. */
export async function findByLink(db: Database, token: string) {
  const found = await db
    .selectFrom('mail_preferences as p')
    .leftJoin('users', (join) => join.on(sql<boolean>`lower(users.email) = p.email`))
    .select(['p.email', 'p.turned_off as off', 'users.scope', 'users.role', 'users.client_role'])
    .where('p.token', '=', token)
    .executeTakeFirst()
  if (found === undefined) return null
  const { email, off, scope, role, client_role } = found
  return { email, off, person: scope === null ? null : { scope, role, client_role } }
}

/** Reads the address of an account, and the topics that it has turned off. */
export async function readOwn(
  db: Database,
  userId: number,
): Promise<{
  email: string
  off: readonly MailTopic[]
  person: MailReader
}> {
  const { email, off, ...person } = await db
    .selectFrom('users')
    .leftJoin('mail_preferences as p', (join) => join.on(sql<boolean>`p.email = lower(users.email)`))
    .select(['users.email', 'p.turned_off as off', 'users.scope', 'users.role', 'users.client_role'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, off: off ?? [], person }
}

/** Turns a topic on or off for an address; of concurrent calls, each counts. */
export async function writeTopic(
  tx: Tx,
  email: string,
  { topic, is_on: isOn }: { topic: MailTopic; is_on: boolean },
  now: Instant,
): Promise<void> {
  await preferenceOf(tx, email)
  const others = sql<MailTopic[]>`array_remove(turned_off, ${topic}::text)`
  await tx
    .updateTable('mail_preferences')
    .set({ turned_off: isOn ? others : sql`array_append(${others}, ${topic}::text)`, changed_at: now })
    .where('email', '=', email.toLowerCase())
    .execute()
}

/** Moves the topics that a person has turned off to their new address (rule email-change). */
export async function movePreference(tx: Tx, from: string, to: string): Promise<void> {
  const kept = await tx
    .deleteFrom('mail_preferences')
    .where('email', '=', from.toLowerCase())
    .returning(['token', 'turned_off', 'changed_at'])
    .executeTakeFirst()
  if (kept === undefined) return
  const { turned_off, changed_at } = kept
  await tx
    .insertInto('mail_preferences')
    .values({ email: to.toLowerCase(), ...kept })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ turned_off, changed_at }))
    .execute()
}
