import { type CatalogueRule, largestArea, PriceRuleForm } from '@ensaio/domain'
import * as v from 'valibot'

/** A price rule as typed: an empty city means all; numbers may be missing. */
export type TypedRule = {
  name: string
  city: string
  area_up_to: number | null
  final_price: number | null
  discount: string
  active: boolean
}

/** Parses a typed price rule. */
export const ReadRule = v.object({
  ...PriceRuleForm.entries,
  city: v.pipe(
    v.string(),
    v.transform((city) => (city === '' ? null : city)),
    PriceRuleForm.entries.city,
  ),
})

/** The initial values of the form: an existing rule, or an empty one, which without areas holds for any. */
export function typedRule(rule: CatalogueRule | null, hasAreas: boolean): TypedRule {
  return {
    name: rule?.name ?? '',
    city: rule?.city ?? '',
    area_up_to: rule?.area_up_to ?? (hasAreas ? null : largestArea),
    final_price: rule?.final_price ?? null,
    discount: rule?.discount ?? '',
    active: rule?.active ?? true,
  }
}
