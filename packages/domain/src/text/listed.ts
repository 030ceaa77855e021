/** Texts as a sentence names them: `a, b e c`, or `a, b ou c` where one of them is meant. */
export function listed(texts: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  // Made when it is needed: the first one of a page takes a phone up to 100 ms.
  return new Intl.ListFormat('pt-BR', { type }).format(texts)
}

/** An area in square metres, with up to two decimals: `60,5 m²`. */
export function squareMeters(area: number): string {
  return `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(area)} m²`
}
