/** A number with its noun: `0 fotos`, `1 foto`, `1.204 fotos`. The noun may carry other words: `visita marcada`, `visitas marcadas`. */
export function withNoun(count: number, one: string, many: string): string {
  // Without a thousand to separate, the number is written as it is: formats are slow, and a month has 42 of them.
  const written =
    Math.abs(count) < 1000 && Number.isInteger(count) ? String(count) : count.toLocaleString('pt-BR')
  return `${written} ${count === 1 ? one : many}`
}
