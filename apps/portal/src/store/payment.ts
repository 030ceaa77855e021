import { type Caller, paymentCalls } from '@ensaio/client'
import { type CardPayment, Failure, isPending, type PaymentOutcome, type PixPayment } from '@ensaio/domain'
import { createAttempts, readStored, writeStored } from '@ensaio/frame'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'

/** Payments: one charge per press, whatever fails on the way (rule payment-once). */
export interface PaymentSlice {
  /** The payment without a definite answer; polling continues after a refresh. */
  pendingPayment: string | null
  /** Was a payment under way when this page was reloaded? Its result is then in the statement. */
  isResultUnknown: boolean
  /** Pays; the card's data are not stored (rule card-data). */
  pay: (payment: CardPayment) => Promise<PaymentOutcome>
  /** Creates a PIX code; the API finds it again after a reload. */
  createPix: (payment: PixPayment) => Promise<PaymentOutcome>
  /** Requests the status of the pending payment. */
  followPayment: (reference: string, signal?: AbortSignal) => Promise<PaymentOutcome>
}

const asks = { payments: paymentCalls }
const storageName = 'ensaio:pagamento'
const sentName = 'ensaio:pagamento-enviado'

/** Creates the payment part of the store; stores only a payment's reference. */
export function paymentSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<PaymentSlice, [], [], PaymentSlice> {
  const { payments } = caller.calls(asks)
  const attempt = createAttempts()

  return (set) => {
    const note = (outcome: PaymentOutcome) => {
      const pendingPayment = (isPending(outcome.status) && outcome.reference) || null
      writeStored(storage, storageName, pendingPayment)
      set({ pendingPayment })
      return outcome
    }

    const markAnswered = () => {
      writeStored(storage, sentName, null)
      set({ isResultUnknown: false })
    }

    return {
      pendingPayment: readStored(storage, storageName, v.string()),
      isResultUnknown: readStored(storage, sentName, v.literal(true)) !== null,
      pay: async (payment) => {
        writeStored(storage, sentName, true)
        try {
          const outcome = await attempt('payment', payment, (key) => payments.pay(payment, key))
          markAnswered()
          return note(outcome)
        } catch (reason) {
          if (reason instanceof Failure && reason.status > 0) markAnswered()
          throw reason
        }
      },
      createPix: (payment) => attempt('pix', payment, (key) => payments.payByPix(payment, key)),
      followPayment: async (reference, signal) => note(await payments.get(reference, signal)),
    }
  }
}
