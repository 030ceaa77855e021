import { cars } from '../service/schema.ts'

/** What tells one unit of a building from another; the texts and the area in m² may also be as typed. */
interface UnitParts {
  unit?: string | null | undefined
  complement?: string | null | undefined
  area?: number | string | null | undefined
}

/** Are things of this vertical ordered unit by unit, with an area? Cars have no unit, block or area. */
export function hasUnits(verticalId: number): boolean {
  return verticalId !== cars
}

/** What a unit says that its vertical does not have: a message by field, under the field's path before it (`units.0.`); empty when all fits. */
export function foreignParts(verticalId: number, parts: UnitParts, before = ''): Record<string, string> {
  if (hasUnits(verticalId)) return {}
  const given = (['unit', 'complement', 'area'] as const).filter((part) => (parts[part] ?? '') !== '')
  return Object.fromEntries(
    given.map((part) => [`${before}${part}`, 'Veículos não têm unidade, bloco nem área.']),
  )
}
