/** `nenhuma tentativa`, `1 tentativa`, `3 tentativas`. */
export function attemptsText(attempts: number): string {
  if (attempts === 0) return 'nenhuma tentativa'
  return attempts === 1 ? '1 tentativa' : `${attempts} tentativas`
}
