import { couponCalls } from '@ensaio/client'
import { type AppliedCoupon, type CouponQuestion, type OrderDraft, priceQuestions } from '@ensaio/domain'
import { mapRemote, type OrderCoupon, type Remote, useRemote, waiting } from '@ensaio/ui'
import { useRef } from 'react'
import { useClient } from '../app-context.ts'

const asks = { coupons: couponCalls }

function questionOf(draft: OrderDraft, code: string): CouponQuestion | null {
  const questions = priceQuestions(draft)
  const [first] = questions
  if (first === undefined || code === '') return null
  return { code, service_id: first.service_id, city: first.city, areas: questions.map(({ area }) => area) }
}

/** Of a coupon that was right before and is refused now, the refusal counts; any other failure leaves it on screen. */
function shown(remote: Remote<AppliedCoupon | null>): Remote<AppliedCoupon> {
  if (remote.state !== 'ready') return remote
  const { value, failure } = remote
  if (failure?.code === 'invalid') return { state: 'failed', failure }
  return value === null ? { state: 'waiting' } : { ...remote, value }
}

/**
 * The coupon of a draft, checked again whenever its step opens (rule coupon). A typed code gets into the draft once it fitted. `isOpen` says
 * whether the step that shows it is open; until then nothing is asked.
 */
export function useOrderCoupon(
  draft: OrderDraft,
  keep: (draft: OrderDraft) => void,
  isOpen: boolean,
): OrderCoupon {
  const client = useClient(asks)
  const latest = useRef(draft)
  latest.current = draft
  /** The answer to what was just applied, which needs no second question. */
  const known = useRef<{ key: string; answer: AppliedCoupon }>(null)
  const asked = isOpen ? questionOf(draft, draft.coupon) : null
  const key = JSON.stringify(asked)
  const [answered, retry] = useRemote(
    async (signal) => {
      const answer = known.current?.key === key ? known.current.answer : null
      known.current = null
      return { key, answer: asked === null ? null : (answer ?? (await client.coupons.check(asked, signal))) }
    },
    [client, key],
  )
  // The discount on the former order says nothing about the changed one.
  const isOutdated = answered.state === 'ready' && answered.value.key !== key
  const remote = isOutdated ? waiting : mapRemote(answered, ({ answer }) => answer)
  return {
    code: draft.coupon,
    coupon: asked === null ? null : shown(remote),
    onApply: async (code) => {
      const question = questionOf(draft, code)
      if (question === null) return
      const answer = await client.coupons.check(question)
      // Another order by now, or one that was placed: a discount on the former one is of no use to it.
      if (JSON.stringify(questionOf(latest.current, code)) !== JSON.stringify(question)) return
      known.current = { key: JSON.stringify({ ...question, code: answer.code }), answer }
      if (latest.current.coupon === answer.code) return retry()
      keep({ ...latest.current, coupon: answer.code })
    },
    onRemove: () => keep({ ...draft, coupon: '' }),
    onRetry: retry,
  }
}
