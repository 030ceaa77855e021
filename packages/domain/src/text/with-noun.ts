/** A number with its noun: `0 fotos`, `1 foto`, `1.204 fotos`. The noun may carry other words: `visita marcada`, `visitas marcadas`. */
export function withNoun(count: number, one: string, many: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
}
