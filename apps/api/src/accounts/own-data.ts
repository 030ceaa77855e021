import type { Instant, OwnData } from '@ensaio/domain'
import type * as v from 'valibot'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { consentsOf, phoneOf, stopMessages } from '../mail/phone/repository/phone-consent.ts'
import { writeOwnData } from './repository/accounts.ts'
import type { Viewer } from './viewer.ts'

const called = 'Informe o seu telefone: é por ele que falam com você no dia da visita.'

/** Changes the name and the number of the caller; the consents of a number that they no longer have end (rule own-data). */
export async function changeOwnData(
  tx: Tx,
  { userId, scope }: Viewer,
  data: v.InferOutput<typeof OwnData>,
  now: Instant,
): Promise<void> {
  if (scope === 'provider' && data.phone === null) refuse('invalid', called, { phone: called })
  const before = await phoneOf(tx, userId)
  await writeOwnData(tx, userId, data)
  if (before === null || before === data.phone) return
  const [consent] = await consentsOf(tx, [before])
  if (consent && consent.agreed.length > 0) await stopMessages(tx, before, now)
}
