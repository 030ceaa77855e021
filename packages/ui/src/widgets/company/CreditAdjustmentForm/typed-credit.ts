import { CreditAdjustment } from '@ensaio/domain'
import * as v from 'valibot'

/** An adjustment as typed: which way, how much (never negative) and why. */
export type TypedAdjustment = { direction: 'give' | 'take'; amount: number | null; reason: string }

/** Parses the typed amount; removed credit becomes a negative amount. */
export const TypedCredit = v.pipe(
  v.object({ ...CreditAdjustment.entries, direction: v.picklist(['give', 'take']) }),
  v.transform(({ direction, amount, reason }) => ({
    amount: direction === 'take' ? -amount : amount,
    reason,
  })),
)
