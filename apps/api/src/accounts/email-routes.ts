import {
  changeEmail,
  confirmEmail,
  correctColleagueInvitation,
  correctInvitation,
  correctTeamInvitation,
} from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { passwordLimits, recoveryLimits } from '../http/rate-limits.ts'
import type { Serve } from '../http/serve.ts'
import { askForNewEmail, correctInvited, correctMember, useNewEmail } from './change-email.ts'
import { refuseWrongPassword } from './current-password.ts'
import { clientOf, staffOf, viewerIn } from './viewer.ts'

/** Changes of people's addresses (rule email-change). */
export function emailRoutes(serve: Serve, links: Links): void {
  serve(
    changeEmail,
    async ({ viewer, body, db, now }) => {
      const { userId } = viewerIn(viewer)
      await refuseWrongPassword(db, userId, body.password)
      await transact(db, (tx) => askForNewEmail(tx, { userId, email: body.email, links }, now))
      return null
    },
    { limits: passwordLimits },
  )

  serve(
    confirmEmail,
    async ({ params, db, now }) => ({
      email: await transact(db, (tx) => useNewEmail(tx, params.token, now)),
    }),
    { limits: recoveryLimits },
  )

  serve(
    correctInvitation,
    async ({ viewer, body, db, now }) => {
      const staff = staffOf(viewer)
      const { email, new_email: newEmail } = body
      const correction = { viewer: staff, companyId: null, email, newEmail, links }
      await transact(db, (tx) => correctInvited(tx, correction, now))
      return null
    },
    { limits: recoveryLimits },
  )

  serve(
    correctColleagueInvitation,
    async ({ viewer, body, db, now }) => {
      const client = clientOf(viewer)
      const { email, new_email: newEmail } = body
      const correction = { viewer: client, companyId: client.companyId, email, newEmail, links }
      await transact(db, (tx) => correctInvited(tx, correction, now))
      return null
    },
    { limits: recoveryLimits },
  )

  serve(
    correctTeamInvitation,
    async ({ viewer, params, body, db, now }) => {
      const member = { viewer: staffOf(viewer), id: params.id, email: body.email, links }
      await transact(db, (tx) => correctMember(tx, member, now))
      return null
    },
    { limits: recoveryLimits },
  )
}
