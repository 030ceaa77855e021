/** Reads an amount as typed or copied from a spreadsheet: `R$ 1.234,50`, `1234,5`, `1234.50`; null where it is none. */
export function readReais(text: string): number | null {
  const bare = text.replace(/R\$|\s/g, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+$/.test(bare)
  const plainNumber = bare.includes(',') || isGrouped ? bare.replaceAll('.', '').replace(',', '.') : bare
  return /^\d+(\.\d{1,2})?$/.test(plainNumber) ? Number(plainNumber) : null
}
