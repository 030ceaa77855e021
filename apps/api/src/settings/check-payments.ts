import type { PaymentTest } from '@ensaio/domain'
import type { Gateway } from '../adapters/gateway/gateway.ts'
import type { Operation } from '../operation/operation.ts'

/** How payments are taken; where there is a key, whether the gateway accepts it (rule payment-test). */
export async function checkPayments(
  gateway: Gateway,
  kind: Operation['kinds']['gateway'],
): Promise<PaymentTest> {
  if (kind === 'simulated' || kind === 'closed') return { outcome: kind, said: null }
  const check = await gateway.check()
  if (check.kind !== 'accepted') return { outcome: check.kind, said: check.said }
  return { outcome: kind === 'sandbox' ? 'sandbox' : 'live', said: null }
}
