import type { Gateway, GatewayTransaction } from './gateway.ts'

const queriesWhilePending = 2

/** Simulates charges: a card ending in 2 is refused, one ending in 5 is pending until the second look-up, all others are paid. */
export function simulatedGateway(): Gateway {
  const queries = new Map<string, number>()
  const statusOf = (card: string) => (card.endsWith('2') ? 8 : card.endsWith('5') ? 2 : 3)

  return {
    async charge({ reference, amount, card }) {
      const status = statusOf(card.number)
      const transaction: GatewayTransaction = { id: `${reference}.${status}`, status, message: null, amount }
      return { kind: 'taken', transaction }
    },

    async find({ transactionId }) {
      // Without an id the charge was never made.
      if (transactionId === null) return null
      const first = Number(transactionId.split('.').at(-1))
      const asked = (queries.get(transactionId) ?? 0) + 1
      queries.set(transactionId, asked)
      const status = first === 2 && asked >= queriesWhilePending ? 3 : first
      return { id: transactionId, status, message: null, amount: null }
    },

    isGenuine: () => false,
  }
}

/** Charges nothing: for production without a gateway, where credit must not be free (rule payment-gateway). */
export const closedGateway: Gateway = {
  charge: async () => ({ kind: 'unsent' }),
  find: async () => null,
  isGenuine: () => false,
}
