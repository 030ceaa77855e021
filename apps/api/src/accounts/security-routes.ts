import { endLogin, endOtherLogins, getSecurity, type Security, saveOwnData } from '@ensaio/domain'
import type { FastifyRequest } from 'fastify'
import { type Database, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { secretHash } from './login-session.ts'
import { changeOwnData } from './own-data.ts'
import { readHouseSecurity } from './repository/house-security.ts'
import { endLoginOf, endLoginsBut, readLogins } from './repository/login-sessions.ts'
import { readSecondStep } from './repository/second-steps.ts'
import { type Viewer, viewerIn } from './viewer.ts'

const current = ({ session }: FastifyRequest) => secretHash(session.sessionId)

async function readSecurity(
  db: Database,
  { userId, role }: Viewer,
  { kept, now }: { kept: string; now: string },
): Promise<Security> {
  const step = await readSecondStep(db, userId)
  const { is_second_step_required } = await readHouseSecurity(db)
  return {
    second_step: {
      since: step?.since ?? null,
      codes_left: step?.codes_left ?? 0,
      is_required: role === 'administrator' && is_second_step_required,
    },
    logins: await readLogins(db, userId, { kept, now }),
  }
}

/** The caller's own login sessions, name and number (rules own-logins and own-data). */
export function securityRoutes(serve: Serve): void {
  serve(getSecurity, ({ db, viewer, request, now }) =>
    readSecurity(db, viewerIn(viewer), { kept: current(request), now }),
  )

  serve(endLogin, async ({ db, viewer: caller, params, request, now }) => {
    const viewer = viewerIn(caller)
    if (!(await transact(db, (tx) => endLoginOf(tx, viewer.userId, params.id)))) refuse('not_found')
    return readSecurity(db, viewer, { kept: current(request), now })
  })

  serve(endOtherLogins, async ({ db, viewer: caller, request, now }) => {
    const viewer = viewerIn(caller)
    const kept = current(request)
    await transact(db, (tx) => endLoginsBut(tx, viewer.userId, kept))
    return readSecurity(db, viewer, { kept, now })
  })

  serve(saveOwnData, async ({ db, viewer, body, now }) => {
    await transact(db, (tx) => changeOwnData(tx, viewerIn(viewer), body, now))
    return null
  })
}
