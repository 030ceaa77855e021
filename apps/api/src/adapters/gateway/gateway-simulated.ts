import { brCode } from './br-code.ts'
import type { Charge, Gateway, GatewayTransaction } from './gateway.ts'

const queriesWhilePending = 2
const soon = 60

/** How a charge begins and whether looking it up pays it; the transaction's id ends in it, so that it survives a restart. */
type Plan = 'paid' | 'refused' | 'pending' | 'pix' | 'expiring'

const first: Record<Plan, number> = { paid: 3, refused: 8, pending: 2, pix: 1, expiring: 1 }
const isPaidLater = (plan: Plan) => plan === 'pending' || plan === 'pix'

function planOf(charge: Charge): Plan {
  if ('pix' in charge) return /expira/i.test(charge.payer.name) ? 'expiring' : 'pix'
  if (charge.card.number.endsWith('2')) return 'refused'
  return charge.card.number.endsWith('5') ? 'pending' : 'paid'
}

/**
 * Simulates charges. A card ending in 2 is refused, one ending in 5 is pending until the second look-up, all others are paid. A PIX is paid at
 * the second look-up; the code of a payer called "Expira" ends after a minute and is never paid.
 */
export function simulatedGateway(): Gateway {
  const queries = new Map<string, number>()

  return {
    async charge(charge) {
      const { reference, amount } = charge
      const plan = planOf(charge)
      const transaction: GatewayTransaction = {
        id: `${reference}.${plan}`,
        status: first[plan],
        message: null,
        amount,
        ...('pix' in charge
          ? {
              pix: {
                code: brCode({ reference, amount, merchant: 'Ensaio Fotografia', city: 'Sao Paulo' }),
                ...(plan === 'expiring' ? { seconds: soon } : {}),
              },
            }
          : {}),
      }
      return { kind: 'taken', transaction }
    },

    async find({ transactionId }) {
      // Without an id the charge was never made.
      if (transactionId === null) return null
      const plan = (transactionId.split('.').at(-1) ?? '') as Plan
      const asked = (queries.get(transactionId) ?? 0) + 1
      queries.set(transactionId, asked)
      const status = isPaidLater(plan) && asked >= queriesWhilePending ? 3 : first[plan]
      return { id: transactionId, status, message: null, amount: null }
    },

    refund: async () => ({ kind: 'done' }),

    check: async () => ({ kind: 'accepted' }),

    isGenuine: () => false,
  }
}

/** Charges nothing: for production without a gateway, where credit must not be free (rule payment-gateway). */
export const closedGateway: Gateway = {
  charge: async () => ({ kind: 'unsent' }),
  find: async () => null,
  refund: async () => ({ kind: 'refused', message: null }),
  check: async () => ({ kind: 'accepted' }),
  isGenuine: () => false,
}
