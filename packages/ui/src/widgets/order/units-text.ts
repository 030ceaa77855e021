import { readArea, type UnitDraft, unitText } from '@ensaio/domain'

/** A unit in one line: `Unidade 84, Torre B, 78 m²`; empty when nothing was typed. */
export function unitLine({ unit, complement, area }: UnitDraft): string {
  const metres = readArea(area)
  const named = unitText({ unit: unit.trim() || null, complement: complement.trim() || null })
  return [named, metres !== null && `${metres.toLocaleString('pt-BR')} m²`].filter(Boolean).join(', ')
}

/** The first three units, one per line, and the number of the others. */
export function unitsText(units: readonly UnitDraft[]): string {
  const several = units.length > 1
  const lines = units.map(
    (unit, index) => unitLine(unit) || (several ? `Unidade ${index + 1}, a preencher` : ''),
  )
  const rest = lines.length - 3
  if (rest <= 1) return lines.join('\n')
  return [...lines.slice(0, 3), `e mais ${rest} unidades`].join('\n')
}
