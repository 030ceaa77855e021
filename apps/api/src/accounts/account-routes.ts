import {
  followMagicLink,
  getUser,
  type Instant,
  login,
  logout,
  logoutByLink,
  recoverAccount,
  setPassword,
} from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { isPrefetch } from '../http/origin.ts'
import { loginLimits, recoveryLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { passwordChangedMail } from '../mail/letters/account-changed.ts'
import { mailMagicLink } from '../mail/letters/recovery.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { isCommonPassword } from './common-passwords.ts'
import { secretHash, signOut } from './login-session.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import {
  accountScope,
  changePassword,
  findAccount,
  readPasswordHash,
  readUser,
} from './repository/accounts.ts'
import { useMagicLink } from './repository/magic-links.ts'
import { noteSeen } from './repository/team.ts'
import { enter } from './second-step/enter.ts'

const tooCommon =
  'A senha informada é inválida! Está entre as mais usadas, e seria adivinhada logo. Escolha outra.'
const inUse = 'A senha informada é inválida! Ela é a que você já usa. Escolha outra.'
const inactive = 'Sua conta de fotógrafo está inativa. Para voltar a entrar, fale com a nossa equipe.'
const inactiveCompany =
  'O acesso da sua empresa está desativado. Para voltar a entrar e a pedir ensaios, fale com a nossa equipe.'
const freshFor = 10 * 60 * 1000

function isFresh(signedInAt: Instant, now: Instant): boolean {
  return Date.parse(now) - Date.parse(signedInAt) <= freshFor
}

/** Signing in and out, by password or magic link. */
export function signInRoutes(serve: Serve): void {
  serve(getUser, async ({ viewer, db, now }) => {
    if (viewer === null) return null
    await noteSeen(db, viewer.userId, now)
    const user = await readUser(db, viewer.userId)
    return user !== null && viewer.lacksSecondStep ? { ...user, needs_second_step: true } : user
  })

  serve(
    login,
    async ({ body, db, now, request }) => {
      const account = await findAccount(db, body.email)
      const fits = await passwordFits(account?.password_hash ?? null, body.password)
      if (account === null || !fits) refuse('wrong_credentials', 'E-mail ou senha incorretos.')
      if (!account.is_open) refuse('wrong_role', account.scope === 'client' ? inactiveCompany : inactive)
      return enter(request, { db, now }, account)
    },
    { limits: loginLimits },
  )

  serve(logout, async ({ request, reply }) => signOut(request, reply).then(() => null))
  serve(logoutByLink, async ({ request, reply }) => signOut(request, reply).then(() => null))

  serve(
    followMagicLink,
    async ({ query, db, now, request, reply }) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      if (isPrefetch(request)) refuse('wrong_origin')
      const userId = await useMagicLink(db, secretHash(query.token), now)
      if (userId === null) refuse('not_found', 'Este link já foi usado ou expirou. Peça um novo.')
      return enter(request, { db, now }, { id: userId, ...(await accountScope(db, userId)) })
    },
    { limits: recoveryLimits },
  )
}

/** Recovery and new passwords; links in mails start with `links`, never with a host from the request. */
export function passwordRoutes(serve: Serve, links: Links): void {
  serve(
    recoverAccount,
    async ({ body, db, now }) => {
      await transact(db, (tx) => mailMagicLink(tx, { email: body.email, links }, now))
      return null
    },
    { limits: recoveryLimits },
  )

  serve(
    setPassword,
    async ({ body, viewer, db, now, request }) => {
      if (viewer === null) refuse('signed_out')
      if (!viewer.firstLogin && !isFresh(viewer.signedInAt, now)) {
        refuse('fresh_login_needed', 'Por segurança, entre novamente antes de trocar a senha.')
      }
      if (isCommonPassword(body.password)) refuse('invalid', tooCommon, { password: tooCommon })
      const isInUse =
        !viewer.firstLogin && (await passwordFits(await readPasswordHash(db, viewer.userId), body.password))
      if (isInUse) refuse('invalid', inUse, { password: inUse })
      const hashed = await hashPassword(body.password)
      const kept = secretHash(request.session.sessionId)
      await transact(db, async (tx) => {
        const { hadOne, ...person } = await changePassword(tx, viewer.userId, hashed, { kept, now })
        if (hadOne) await enqueueMail(tx, passwordChangedMail(person, { at: now, links }), now)
      })
      return null
    },
    { limits: recoveryLimits },
  )
}
