import { paymentCalls } from '@ensaio/client'
import {
  type CheckedPixForm,
  type Instant,
  isPaid,
  isPending,
  type PaymentOutcome,
  type PixCode,
  type PixPayment,
} from '@ensaio/domain'
import { useClient } from '@ensaio/frame'
import { useRemote } from '@ensaio/ui'
import { useEffect, useState } from 'react'
import { paymentSlice } from '../../store/payment.ts'
import { usePart } from '../../store/portal-context.ts'
import { useFollowing } from './useFollowing.ts'

const asks = { payments: paymentCalls }

/** How often the remaining minutes are counted again, in milliseconds. */
const tick = 10_000

/** The PIX of the payment page: whether the API takes it, the code that waits, and who pays. */
export interface Pix {
  /** Null while unknown; another API may not take PIX. */
  isTaken: boolean | null
  /** The payment that waits, also found again after a reload. */
  outcome: PaymentOutcome | null
  payer: CheckedPixForm | null
  create: (payer: CheckedPixForm, payment: PixPayment) => Promise<void>
  /** Puts the code away, as one who pays it no more. */
  drop: () => void
}

/** Creates PIX codes and follows the one that waits; `settle` gets its definite answer. A code found again is the page's where `isOwn` says so. */
export function usePix(
  settle: (outcome: PaymentOutcome) => Promise<void>,
  isOwn: (outcome: PaymentOutcome) => boolean,
): Pix {
  const client = useClient(asks)
  const createPix = usePart(paymentSlice, (state) => state.createPix)
  const [found] = useRemote((signal) => client.payments.openPix(signal), [client])
  const [created, setCreated] = useState<PaymentOutcome | null>(null)
  const [isDropped, setDropped] = useState(false)
  const [payer, setPayer] = useState<CheckedPixForm | null>(null)
  const open = found.state === 'ready' ? found.value.open : null
  const waiting = created ?? (open && isOwn(open) ? open : null)
  const outcome = isDropped ? null : waiting

  useFollowing(outcome?.reference ?? null, {
    ask: async (reference, signal) => {
      const seen = await client.payments.get(reference, signal)
      if (isPending(seen.status)) setCreated(seen)
      return seen
    },
    settle: async (seen) => {
      setDropped(true)
      await settle(seen)
    },
  })

  return {
    isTaken: found.state === 'ready' ? true : found.state === 'failed' ? false : null,
    outcome,
    payer,
    create: async (who, payment) => {
      setPayer(who)
      const next = await createPix(payment)
      if (isPaid(next.status)) return settle(next)
      setCreated(next)
      setDropped(false)
    },
    drop: () => setDropped(true),
  }
}

/** The current instant by the server's clock, counted on from its last answer. */
export function useServerTime({ told_at }: PixCode): Instant {
  const [now, setNow] = useState(told_at)
  useEffect(() => {
    setNow(told_at)
    const heard = performance.now()
    const timer = setInterval(
      () => setNow(new Date(Date.parse(told_at) + performance.now() - heard).toISOString()),
      tick,
    )
    return () => clearInterval(timer)
  }, [told_at])
  return now
}
