import { addFirstAdministrator, checkSetUpLink, type Instant } from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { recoveryLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { newToken } from '../mail/letters/recovery.ts'
import { isCommonPassword } from './common-passwords.ts'
import { secretHash, signIn } from './login-session.ts'
import { hashPassword } from './passwords.ts'
import {
  forgetSetUpLinks,
  hasAdministrator,
  insertAdministrator,
  isOpenSetUpLink,
  keepSetUpLink,
  lockAdministrators,
} from './repository/administrators.ts'
import { isKnownAddress, lockEmail } from './repository/new-accounts.ts'

const lifetime = 24 * 60 * 60 * 1000
const closed =
  'Este link já foi usado ou expirou. Reinicie o servidor para receber outro, ou entre com a sua conta.'
const tooCommon = 'Esta senha está entre as mais usadas, e seria adivinhada logo. Escolha outra.'
const known = 'Este e-mail já é de uma conta. Use outro.'

/** Creates a link of 24 hours by which the first administrator gets an account; null when there is an administrator (rule set-up-link). */
export async function openSetUpLink(db: Database, links: Links, now: Instant): Promise<string | null> {
  if (await hasAdministrator(db)) return null
  const token = newToken()
  await keepSetUpLink(db, secretHash(token), new Date(Date.parse(now) + lifetime).toISOString())
  return links.setUp(token)
}

/** The first administrator of an installation, who comes by a set-up link. */
export function firstAdministratorRoutes(serve: Serve): void {
  serve(checkSetUpLink, async ({ params, db, now }) => {
    if (!(await isOpenSetUpLink(db, secretHash(params.token), now))) refuse('not_found', closed)
    return null
  })

  serve(
    addFirstAdministrator,
    async ({ params, body, db, now, request }) => {
      const { password, ...person } = body
      const tokenHash = secretHash(params.token)
      if (!(await isOpenSetUpLink(db, tokenHash, now))) refuse('not_found', closed)
      if (isCommonPassword(password)) refuse('invalid', tooCommon, { password: tooCommon })
      const passwordHash = await hashPassword(password)
      const id = await transact(db, async (tx) => {
        await lockAdministrators(tx)
        if (!(await isOpenSetUpLink(tx, tokenHash, now))) refuse('not_found', closed)
        await lockEmail(tx, person.email)
        if (await isKnownAddress(tx, person.email)) refuse('invalid', known, { email: known })
        await forgetSetUpLinks(tx)
        return insertAdministrator(tx, { ...person, passwordHash }, now)
      })
      await signIn(request, id, now)
      return { scope: 'admin' as const, first_login: false }
    },
    { limits: recoveryLimits },
  )
}
