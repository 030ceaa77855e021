import type { Database } from '@ensaio/api/database/database'
import type { Registration } from '@ensaio/domain'

/** The sales team of a scene. */
export const salesTeam = 'vendas@exemplo.test'

/** A person of the demo for each kind of account. */
export const demoAccounts = {
  client: 'pospago@demo.test',
  provider: 'fotografo@demo.test',
  admin: 'admin@demo.test',
} as const

/** A pre-registered company that waits for a decision. */
export const leadExample = {
  ...{ name: 'Rui', phone: '+5511999998888', email: 'rui@exemplo.test', company: 'Rui', address: 'Santos' },
  extra_data: { employees_qnt: 3 },
} as Registration

/** The allowed paths of links in a mail, by its reader; that of choices is the same for all. */
export const waysOfReaders = {
  client: /^\/(sessions|statements\/|calendar\/|login\/recover|email\/|\?magictoken=)/,
  provider: /^\/backoffice\//,
  admin: /^\/backoffice\//,
  holder: /^\/calendar\//,
}

/** The manager who reads the mails of somebody without access. */
export const manager = { name: 'Gil Mar', email: 'gil@horizonte.test', phone: '+5551977776666' }

/** Works while whoever ordered an ensaio has no access, and `manager` manages their company (rule mail-readers). */
export async function withoutOrderer(
  db: Database,
  sessionId: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const { orderer, company_id } = await db
    .selectFrom('photo_sessions')
    .select(['created_by as orderer', 'company_id'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const account = db.updateTable('users').where('id', '=', orderer)
  const now = new Date().toISOString()
  await db
    .insertInto('users')
    .values({
      ...manager,
      company_id,
      scope: 'client',
      client_role: 'manager',
      password_hash: 'hash',
      created_at: now,
    })
    .execute()
  await account.set({ disabled_at: now }).execute()
  await work()
  await account.set({ disabled_at: null }).execute()
  await db.deleteFrom('users').where('email', '=', manager.email).execute()
}
