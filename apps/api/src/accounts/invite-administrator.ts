import type { Instant } from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { newToken } from '../mail/letters/recovery.ts'
import { enableAccount } from '../privacy/repository/disable-account.ts'
import { secretHash } from './login-session.ts'
import { insertAdministrator } from './repository/administrators.ts'
import { invitationLifetime, keepMagicLink } from './repository/magic-links.ts'
import { lockEmail, scopeOfAddress } from './repository/new-accounts.ts'
import { forgetSecondStepOf } from './repository/second-steps.ts'

/** An invitation that cannot be made, with the reason. */
export class InvitationRefused extends Error {}

/**
 * Returns a link of 7 days that signs an administrator in to choose a password. Creates the account when the address has none; enables a
 * disabled one, and turns off its second step (rule second-step). Refuses the address of a client or photographer, and a fourth link within an hour.
 */
export async function inviteAdministrator(
  db: Database,
  { name, email }: { name: string; email: string },
  { links, now }: { links: Links; now: Instant },
): Promise<string> {
  return transact(db, async (tx) => {
    await lockEmail(tx, email)
    const scope = await scopeOfAddress(tx, email)
    if (scope === null) await insertAdministrator(tx, { name, email, passwordHash: null }, now)
    else if (scope === 'admin') {
      await enableAccount(tx, email)
      await forgetSecondStepOf(tx, email)
    } else throw new InvitationRefused(`${email} is the address of a ${scope}: use another one.`)
    const token = newToken()
    const owner = await keepMagicLink(tx, email, secretHash(token), now, invitationLifetime)
    if (owner === null) throw new InvitationRefused('Three links were made within an hour: wait a little.')
    return links.magic('admin', token)
  })
}
