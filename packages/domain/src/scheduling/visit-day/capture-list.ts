import { type ItemId, isItemId, items } from '../../deliverable/items.ts'
import type { SessionProduct } from '../../session/schema.ts'

// What happens at the property for each kind of work; editing and publishing happen elsewhere.
const captured: Record<(typeof items)[ItemId]['work'], string> = {
  photos: 'Fotos',
  tour: 'Tour virtual',
  videos: 'Vídeos',
  blueprints: 'Medidas da planta',
}

/**
 * What to capture at a visit: each work of its products once, and below it the lines of the house's instructions for its items. No text
 * appears twice, so that each names itself.
 */
export function captureList(products: readonly Pick<SessionProduct, 'item'>[]): string[] {
  const lines = products.flatMap(({ item }) => {
    const work = isItemId(item.id) ? captured[items[item.id].work] : item.label
    const instructions = (item.orientation ?? '').split('\n').map((line) => line.trim())
    return [work, ...instructions.filter(Boolean).map((line) => `${work}: ${line}`)]
  })
  return [...new Set(lines)]
}
