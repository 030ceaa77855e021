import type { Entrance, Instant, Scope } from '@ensaio/domain'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { newToken } from '../../mail/letters/recovery.ts'
import { secretHash, signIn } from '../login-session.ts'
import { keepChallenge } from '../repository/second-steps.ts'

const lifetime = 10 * 60 * 1000

/**
 * Signs in somebody whose password or link was right, or answers a challenge of ten minutes when their second step is on: until its code
 * arrives there is no login session (rule second-step).
 */
export async function enter(
  request: FastifyRequest,
  { db, now }: { db: Database; now: Instant },
  { id, scope, first_login }: { id: number; scope: Scope; first_login: boolean },
): Promise<Entrance> {
  const challenge = newToken()
  const expiresAt = new Date(Date.parse(now) + lifetime).toISOString()
  const isOn = await keepChallenge(db, { tokenHash: secretHash(challenge), userId: id, expiresAt })
  if (isOn) return { scope, first_login, challenge }
  await signIn(request, id, now)
  return { scope, first_login }
}
