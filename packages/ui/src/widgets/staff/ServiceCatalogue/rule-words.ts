import type { CatalogueRule } from '@ensaio/domain'

/** The city of a price rule. */
export const cityText = ({ city }: CatalogueRule) => city ?? 'Todas'

/** The largest area of a price rule. */
export const areaText = ({ area_up_to }: CatalogueRule) => `até ${area_up_to.toLocaleString('pt-BR')} m²`

/** The name of a price rule within its service: `Padrão, Todas, até 150 m²`. */
export const ruleText = (rule: CatalogueRule) =>
  [rule.name, cityText(rule), areaText(rule)]
    .filter((one, place, all) => all.indexOf(one) === place)
    .join(', ')

/** Prices by city and area. */
export function sortedRules(rules: readonly CatalogueRule[]): CatalogueRule[] {
  return rules.toSorted(
    (one, other) =>
      (one.city ?? '').localeCompare(other.city ?? '', 'pt-BR') || one.area_up_to - other.area_up_to,
  )
}
