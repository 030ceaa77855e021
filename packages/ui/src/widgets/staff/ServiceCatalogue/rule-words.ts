import type { CatalogueRule } from '@ensaio/domain'

/** The city of a price rule. */
export const cityText = ({ city }: CatalogueRule) => city ?? 'Todas'

/** The largest area of a price rule. */
export const areaText = ({ area_up_to }: CatalogueRule) => `até ${area_up_to.toLocaleString('pt-BR')} m²`

/** Prices by city and area. */
export function sortedRules(rules: readonly CatalogueRule[]): CatalogueRule[] {
  return rules.toSorted(
    (one, other) =>
      (one.city ?? '').localeCompare(other.city ?? '', 'pt-BR') || one.area_up_to - other.area_up_to,
  )
}
