import {
  changeTeamMember,
  inviteTeamMember,
  inviteTeamMemberAgain,
  listTeam,
  signTeamMemberOut,
} from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { recoveryLimits } from '../http/rate-limits.ts'
import type { Serve } from '../http/serve.ts'
import { changeMember, inviteMember, inviteMemberAgain, signMemberOut } from './change-team.ts'
import { readTeam } from './repository/team.ts'
import { staffOf } from './viewer.ts'

/** The people of the office and their roles, for administrators (rule office-roles). */
export function teamRoutes(serve: Serve, links: Links): void {
  serve(listTeam, ({ db, viewer }) => readTeam(db, staffOf(viewer).userId))

  serve(inviteTeamMember, ({ db, viewer, body, now }) => {
    const { userId } = staffOf(viewer)
    return transact(db, async (tx) => {
      await inviteMember(tx, { userId, links }, body, now)
      return readTeam(tx, userId)
    })
  })

  serve(changeTeamMember, ({ db, viewer, params, body, now }) => {
    const { userId } = staffOf(viewer)
    return transact(db, async (tx) => {
      await changeMember(tx, { userId, id: params.id }, body, now)
      return readTeam(tx, userId)
    })
  })

  serve(
    inviteTeamMemberAgain,
    async ({ db, params, now }) => {
      await transact(db, (tx) => inviteMemberAgain(tx, { id: params.id, links }, now))
      return null
    },
    { limits: recoveryLimits },
  )

  serve(signTeamMemberOut, async ({ db, viewer, params, now }) => {
    const { userId } = staffOf(viewer)
    await transact(db, (tx) => signMemberOut(tx, { userId, id: params.id }, now))
    return null
  })
}
