import type { Cents } from '@ensaio/domain'
import type { PricePart, PriceParts } from '../database/tables/service.ts'

const areaText = /^até \d+ m²$/

function atArea(part: PricePart, area: number): PricePart {
  return 'text' in part && areaText.test(part.text) ? { ...part, text: `até ${area} m²` } : part
}

/**
 * What a price is made of once its sum or area (m²) has changed, so that the lines still add up to it: what is added keeps its price
 * and the main line takes the rest. Null, the service as a whole, when nothing is left for it.
 */
export function partsAt(parts: PriceParts | null, price: Cents, area: number): PriceParts | null {
  if (parts === null) return null
  const items = parts.items.map((part) => atArea(part, area))
  if ('text' in parts.main) return { ...parts, items }
  const added = items.reduce((sum, part) => sum + ('cents' in part ? part.cents : 0), 0)
  return price > added ? { main: { ...parts.main, cents: price - added }, items } : null
}
