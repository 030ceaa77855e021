import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { passwordFits } from './passwords.ts'
import { readPasswordHash } from './repository/accounts.ts'

const none = 'Cadastre antes a sua senha.'
const wrong = 'Esta não é a sua senha.'

/** Refuses whoever does not know the password of the account they are signed in to. */
export async function refuseWrongPassword(db: Database, userId: number, password: string): Promise<void> {
  const stored = await readPasswordHash(db, userId)
  if (stored === null) refuse('transition_refused', none)
  if (!(await passwordFits(stored, password))) refuse('invalid', wrong, { password: wrong })
}
