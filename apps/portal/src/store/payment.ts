import { type Caller, paymentCalls } from '@ensaio/client'
import { type CardPayment, Failure, isPending, type PaymentOutcome } from '@ensaio/domain'
import { createAttempts } from '@ensaio/frame'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'
import { keep, readKept } from './kept.ts'

/** Payments: one charge for each press, whatever happens on the way (rule payment-gateway). */
export interface PaymentSlice {
  /** The payment that still has no definite answer; it is followed after a refresh, too. */
  pendingPayment: string | null
  /** A payment was under way when this page was loaded anew: how it ended is for the statement to say. */
  isPaymentUnheard: boolean
  /** Pays; the card's data pass through and are kept nowhere. */
  pay: (payment: CardPayment) => Promise<PaymentOutcome>
  /** Asks how a pending payment stands. */
  followPayment: (reference: string, signal?: AbortSignal) => Promise<PaymentOutcome>
}

const asks = { payments: paymentCalls }
const storageName = 'ensaio:pagamento'
const sentName = 'ensaio:pagamento-enviado'

/** Makes the payment part of the store; of a payment just its reference is kept. */
export function paymentSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<PaymentSlice, [], [], PaymentSlice> {
  const { payments } = caller.calls(asks)
  const attempt = createAttempts()

  return (set) => {
    const note = (outcome: PaymentOutcome) => {
      const pendingPayment = (isPending(outcome.status) && outcome.reference) || null
      keep(storage, storageName, pendingPayment)
      set({ pendingPayment })
      return outcome
    }

    const heard = () => {
      keep(storage, sentName, null)
      set({ isPaymentUnheard: false })
    }

    return {
      pendingPayment: readKept(storage, storageName, v.string()),
      isPaymentUnheard: readKept(storage, sentName, v.literal(true)) !== null,
      pay: async (payment) => {
        keep(storage, sentName, true)
        try {
          const outcome = await attempt('payment', payment, (key) => payments.pay(payment, key))
          heard()
          return note(outcome)
        } catch (reason) {
          if (reason instanceof Failure && reason.status > 0) heard()
          throw reason
        }
      },
      followPayment: async (reference, signal) => note(await payments.get(reference, signal)),
    }
  }
}
