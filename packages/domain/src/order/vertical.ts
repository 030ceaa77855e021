import { cars } from '../service/schema.ts'

/** The fields that distinguish the units of a building; the area in m² may also be the typed text. */
interface UnitParts {
  unit?: string | null | undefined
  complement?: string | null | undefined
  area?: number | string | null | undefined
}

/** Does this vertical have units with an area? Cars have no unit, block or area (rule vertical-fields). */
export function hasUnits(verticalId: number): boolean {
  return verticalId !== cars
}

/** Messages for fields of a unit that its vertical does not have, keyed by field after a path prefix (`units.0.`); empty when valid. */
export function foreignParts(verticalId: number, parts: UnitParts, before = ''): Record<string, string> {
  if (hasUnits(verticalId)) return {}
  const given = (['unit', 'complement', 'area'] as const).filter((part) => (parts[part] ?? '') !== '')
  return Object.fromEntries(
    given.map((part) => [`${before}${part}`, 'Veículos não têm unidade, bloco nem área.']),
  )
}
