import type { VerticalData } from '../session/schema.ts'

/** Unit and block of a property within its building: `Unidade 84, Torre B`; empty when both are missing. */
export function unitText({ unit, complement }: Pick<VerticalData, 'unit' | 'complement'>): string {
  const named = unit && /^\d/.test(unit) ? `Unidade ${unit}` : unit
  return [named, complement].filter(Boolean).join(', ')
}
