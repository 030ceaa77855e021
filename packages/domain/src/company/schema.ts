import * as v from 'valibot'

/** 1 prepaid: pays by card before ordering and holds credit; 2 postpaid: pays by invoice. */
export const PaymentPlan = v.picklist([1, 2])
export type PaymentPlan = v.InferOutput<typeof PaymentPlan>

/** A company as its signed-in person sees it; `balance` in reais. */
export const Company = v.object({
  id: v.number(),
  name: v.string(),
  payment_plan: PaymentPlan,
  credit: v.object({ balance: v.number() }),
  logo_url: v.optional(v.nullable(v.string()), null),
  /** Its CNPJ, 14 characters, to prefill forms that ask for it. */
  identification: v.optional(v.nullable(v.string())),
})
export type Company = v.InferOutput<typeof Company>

/** Is this company prepaid, and so may open /payment? */
export function isPrepaid(company: Pick<Company, 'payment_plan'>): boolean {
  return company.payment_plan === 1
}
