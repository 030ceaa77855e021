import { withNoun } from '@ensaio/domain'

/** `nenhuma tentativa`, `1 tentativa`, `3 tentativas`. */
export function attemptsText(attempts: number): string {
  if (attempts === 0) return 'nenhuma tentativa'
  return withNoun(attempts, 'tentativa', 'tentativas')
}
