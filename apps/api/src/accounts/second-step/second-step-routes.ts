import {
  confirmSecondStep,
  endSecondStep,
  getHouseSecurity,
  renewRecoveryCodes,
  resetSecondStep,
  saveHouseSecurity,
  signInWithCode,
  startSecondStep,
} from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { codeLimits, passwordLimits } from '../../http/rate-limits.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { refuseWrongPassword } from '../current-password.ts'
import { secretHash, signIn } from '../login-session.ts'
import { accountScope } from '../repository/accounts.ts'
import { readHouseSecurity, writeHouseSecurity } from '../repository/house-security.ts'
import { ownerOfChallenge, spendChallenge } from '../repository/second-steps.ts'
import { lockTeamMember, readTeam } from '../repository/team.ts'
import { staffOf, viewerIn } from '../viewer.ts'
import { beginSecondStep, codeRefusals, renewCodes, resetOf, turnOff, turnOn } from './change-second-step.ts'
import { checkCode } from './check-code.ts'

const over = 'O tempo para digitar o código acabou. Entre novamente.'

function refuseCode(kind: keyof typeof codeRefusals): never {
  const message = codeRefusals[kind]
  return kind === 'wrong' ? refuse('invalid', message, { code: message }) : refuse('too_many', message)
}

/** The second step of signing in (rule second-step). */
export function secondStepRoutes(serve: Serve, links: Links): void {
  serve(
    signInWithCode,
    async ({ body, db, now, request }) => {
      const tokenHash = secretHash(body.challenge)
      const userId = (await ownerOfChallenge(db, tokenHash, now)) ?? refuse('not_found', over)
      const judged = await transact(db, async (tx) => {
        const code = await checkCode(tx, userId, body.code, now)
        if (code.kind === 'accepted' && !(await spendChallenge(tx, tokenHash))) refuse('not_found', over)
        return code
      })
      if (judged.kind !== 'accepted') refuseCode(judged.kind)
      await signIn(request, userId, now)
      return { ...(await accountScope(db, userId)), codes_left: judged.codesLeft }
    },
    { limits: codeLimits },
  )

  serve(
    startSecondStep,
    async ({ viewer, body, db, now }) => {
      const { userId } = viewerIn(viewer)
      await refuseWrongPassword(db, userId, body.password)
      return beginSecondStep(db, userId, now)
    },
    { limits: passwordLimits },
  )

  serve(
    confirmSecondStep,
    async ({ viewer, body, db, now }) => {
      const { userId } = viewerIn(viewer)
      const outcome = await transact(db, (tx) => turnOn(tx, { userId, code: body.code, links }, now))
      return typeof outcome === 'string' ? refuseCode(outcome) : outcome
    },
    { limits: passwordLimits },
  )

  serve(
    renewRecoveryCodes,
    async ({ viewer, body, db }) => {
      const { userId } = viewerIn(viewer)
      await refuseWrongPassword(db, userId, body.password)
      return transact(db, (tx) => renewCodes(tx, userId))
    },
    { limits: passwordLimits },
  )

  serve(
    endSecondStep,
    async ({ viewer: caller, body, db, now }) => {
      const viewer = viewerIn(caller)
      await refuseWrongPassword(db, viewer.userId, body.password)
      await transact(db, (tx) => turnOff(tx, { viewer, links }, now))
      return null
    },
    { limits: passwordLimits },
  )
}

/** What administrators decide about the second step of others (rule required-second-step). */
export function houseSecurityRoutes(serve: Serve, links: Links): void {
  serve(resetSecondStep, ({ db, viewer, params, now }) => {
    const { userId } = staffOf(viewer)
    return transact(db, async (tx) => {
      const member = (await lockTeamMember(tx, params.id)) ?? refuse('not_found')
      await resetOf(tx, { userId, person: { ...member, scope: 'admin' }, links }, now)
      const detail = { name: member.name }
      await recordOfficeEvent(tx, { userId, kind: 'second_step_reset', subjectId: member.id, detail }, now)
      return readTeam(tx, userId)
    })
  })

  serve(getHouseSecurity, ({ db }) => readHouseSecurity(db))

  serve(saveHouseSecurity, ({ db, viewer, body, now }) => {
    const { userId } = staffOf(viewer)
    return transact(db, async (tx) => {
      const { is_second_step_required: from } = await readHouseSecurity(tx)
      const to = body.is_second_step_required
      if (from !== to) {
        await writeHouseSecurity(tx, to, { userId, now })
        const detail = { second_step_required: { from, to } }
        await recordOfficeEvent(tx, { userId, kind: 'security_changed', subjectId: userId, detail }, now)
      }
      return readHouseSecurity(tx)
    })
  })
}
