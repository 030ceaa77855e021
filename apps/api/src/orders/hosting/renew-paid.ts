import { Failure, type Instant, reaisOf } from '@ensaio/domain'
import { readViewer } from '../../accounts/repository/login-sessions.ts'
import { clientMay } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import type { PaidRenewal } from '../../database/tables/payment.ts'
import { renewHosting } from './renew-hosting.ts'

/**
 * Renews the hosting that a payment was made for, once its credit is there, whether or not the payer still looks (rule hosting-renewal). What
 * has changed since, as the price or the last day, is for the payer to decide: then only the credit is theirs.
 */
export async function renewPaid(
  tx: Tx,
  {
    renews,
    user_id: userId,
    created_at,
  }: { renews: PaidRenewal | null; user_id: number; created_at: Instant },
  links: Links,
  now: Instant,
): Promise<void> {
  const viewer = renews === null ? null : await readViewer(tx, userId, created_at)
  if (renews === null || viewer === null || !clientMay(viewer, 'order')) return
  const { session_id: sessionId, months, until, price_cents: price } = renews
  try {
    await renewHosting(tx, { viewer, sessionId, input: { months, until, price: reaisOf(price) }, links }, now)
  } catch (reason) {
    // Every refusal comes before the first change.
    if (!(reason instanceof Failure)) throw reason
  }
}
