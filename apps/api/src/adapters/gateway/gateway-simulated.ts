import type { Gateway, GatewayTransaction } from './gateway.ts'

const queriesWhilePending = 2

/** Charges nobody (rule payment-once): a card ending in 2 is refused, one ending in 5 is pending until it was asked about twice, the rest is paid. */
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
      // Without an id the charge was never made: it needs no memory to say so.
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

/** No gateway: in production without one, credit must not be for free. */
export const closedGateway: Gateway = {
  charge: async () => ({ kind: 'unsent' }),
  find: async () => null,
  isGenuine: () => false,
}
