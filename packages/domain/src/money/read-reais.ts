import { readNumber } from '../text/read-number.ts'

/** Reads an amount as typed or copied from a spreadsheet: `R$ 1.234,50`, `1234,5`, `1234.50`; null where it is none. */
export function readReais(text: string): number | null {
  return readNumber(text.replace(/R\$|\s/g, ''), 2)
}
