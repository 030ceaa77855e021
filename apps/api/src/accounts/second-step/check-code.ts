import { codeLength, type Instant } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { lockSecondStep, noteAccepted, noteWrong, spendRecoveryCode } from '../repository/second-steps.ts'
import { recoveryHash } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

/** How a code was judged; `codesLeft` is null for a code of the app. */
type Judged = { kind: 'accepted'; codesLeft: number | null } | { kind: 'wrong' } | { kind: 'too_many' }

const mostWrong = 10
const wrongFor = 15 * 60 * 1000

/**
 * Judges a code of the app, or a recovery code, and uses it up: it works once, on all servers (rule second-step). After ten wrong codes in
 * fifteen minutes none is looked at. A wrong one is counted, so that the transaction has to end without an error.
 */
export async function checkCode(tx: Tx, userId: number, code: string, now: Instant): Promise<Judged> {
  const held = await lockSecondStep(tx, userId)
  if (held === null) return { kind: 'wrong' }
  const isRecent = held.wrong_since !== null && Date.parse(now) - Date.parse(held.wrong_since) < wrongFor
  const wrong = isRecent ? held.wrong_codes : 0
  if (wrong >= mostWrong) return { kind: 'too_many' }

  if (code.length === codeLength && /^\d+$/.test(code)) {
    const step = stepOfCode(held.secret, code, now)
    if (step !== null && step > held.last_step) {
      await noteAccepted(tx, userId, step)
      return { kind: 'accepted', codesLeft: null }
    }
  } else if (held.turned_on_at !== null) {
    const codesLeft = await spendRecoveryCode(tx, userId, recoveryHash(code))
    if (codesLeft !== null) {
      await noteAccepted(tx, userId, held.last_step)
      return { kind: 'accepted', codesLeft }
    }
  }
  await noteWrong(tx, userId, wrong + 1, isRecent && held.wrong_since !== null ? held.wrong_since : now)
  return { kind: 'wrong' }
}
