import { cars, plain } from '@ensaio/domain'
import type { PricePart } from '../database/tables/service.ts'
import { refuse } from '../http/refusal.ts'
import type { CityRule, RuleRow } from './repository/price-rules.ts'

const sales = 'Fale com o nosso time de vendas.'

/** Where the question's parts are in the body, for the refusal to point at. */
export interface AskedAt {
  service: string
  city: string
  area: string
}

/**
 * The lowest of a service's rules (cheapest first) that fits city and area in m² (rule lowest-price); whoever fits none is told why, and whom to
 * ask. Cars have no area (rule vertical-fields).
 */
export function findPrice(
  rules: readonly CityRule[],
  { city, area }: { city: string; area: number | null },
  at: AskedAt,
): CityRule {
  const refuseAt = (field: string, message: string) => refuse('invalid', message, { [field]: message })
  const [first] = rules
  if (first === undefined) return refuseAt(at.service, 'Este serviço não está disponível. Escolha outro.')
  const local = rules.filter((rule) => plain(rule.city) === plain(city))
  if (local.length === 0) return refuseAt(at.city, `Ainda não atendemos esta cidade. ${sales}`)
  const size = first.vertical_id === cars ? 0 : area
  if (size === null) return refuseAt(at.area, 'Informe a área, em m².')
  const found = local.find((rule) => size <= rule.area_up_to)
  if (found !== undefined) return found
  const largest = Math.max(...local.map((rule) => rule.area_up_to))
  return refuseAt(at.area, `Para áreas acima de ${largest} m² o preço é combinado. ${sales}`)
}

/** Where prices start (cheapest first): the lowest tour, or else the lowest of all, with what can be added to it. */
export function startingPrice(rules: readonly RuleRow[]): { rule: RuleRow; items: PricePart[] } {
  const rule = rules.find((one) => one.has_tour) ?? rules[0]
  if (rule === undefined) refuse('not_found', `Ainda não há preços publicados. ${sales}`)
  const own = rule.parts?.items ?? []
  const titles = new Set(own.map(({ title }) => title))
  const added: PricePart[] = []
  for (const other of rules) {
    if (!other.has_tour || other.city !== rule.city || other.area_up_to !== rule.area_up_to) continue
    for (const part of other.parts?.items ?? []) {
      if (!('cents' in part) || titles.has(part.title)) continue
      titles.add(part.title)
      added.push(part)
    }
  }
  return { rule, items: [...own, ...added] }
}
