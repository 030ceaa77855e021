import type { VerticalData } from '../session/schema.ts'

/** What tells apart the properties of one building: `Unidade 84, Torre B`; empty where nothing does. */
export function unitText({ unit, complement }: Pick<VerticalData, 'unit' | 'complement'>): string {
  const named = unit && /^\d/.test(unit) ? `Unidade ${unit}` : unit
  return [named, complement].filter(Boolean).join(', ')
}
