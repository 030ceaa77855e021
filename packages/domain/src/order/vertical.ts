import { cars } from '../service/schema.ts'

/** The fields that cars lack; the area in m² may also be the typed text. */
interface UnitParts {
  kind?: string | null | undefined
  unit?: string | null | undefined
  complement?: string | null | undefined
  area?: number | string | null | undefined
}

/** Does this vertical have units with an area? Cars have no kind, unit, block or area (rule vertical-fields). */
export function hasUnits(verticalId: number): boolean {
  return verticalId !== cars
}

/** Messages for fields of a unit that its vertical does not have, keyed by field after a path prefix (`units.0.`); empty when valid. */
export function foreignParts(verticalId: number, parts: UnitParts, before = ''): Record<string, string> {
  if (hasUnits(verticalId)) return {}
  const given = (['kind', 'unit', 'complement', 'area'] as const).filter((part) => (parts[part] ?? '') !== '')
  return Object.fromEntries(
    given.map((part) => [
      `${before}${part}`,
      part === 'kind' ? 'Veículos não têm tipo de imóvel.' : 'Veículos não têm unidade, bloco nem área.',
    ]),
  )
}
