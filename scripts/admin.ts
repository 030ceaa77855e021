// Administrators, for operators: `npm run admin -- invite helena@exemplo.com.br --name "Helena Prado"` prints a link of 7 days by which
// that person signs in and chooses a password, whether the account is new, disabled or forgotten.
import { parseArgs } from 'node:util'
import { Email } from '@ensaio/domain'
import * as v from 'valibot'
import { InvitationRefused, inviteAdministrator } from '../apps/api/src/accounts/invite-administrator.ts'
import { systemClock } from '../apps/api/src/adapters/clock.ts'
import { linksOf } from '../apps/api/src/config/links.ts'
import { exitWith, onDatabase, WrongUse } from '../apps/api/src/operation/operator-command.ts'

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
  const [command, address = ''] = positionals
  const email = v.safeParse(Email, address)
  if (command !== 'invite' || !email.success)
    throw new WrongUse(
      'Name the address: npm run admin -- invite helena@exemplo.com.br --name "Helena Prado"',
    )
  const name = values.name?.trim() || (email.output.split('@')[0] ?? '')
  const link = await onDatabase((db, { publicUrl }) =>
    inviteAdministrator(
      db,
      { name, email: email.output },
      { links: linksOf(publicUrl), now: systemClock.now() },
    ),
  )
  console.log(link)
}

main().catch((error: unknown) => exitWith(error, [InvitationRefused]))
