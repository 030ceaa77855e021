import { type Instant, withNoun } from '@ensaio/domain'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `há 3 dias`, `há 2 horas`, `há 5 minutos`; under a minute `há instantes`. */
export function uptimeWords(since: Instant, now: Instant): string {
  const passed = Date.parse(now) - Date.parse(since)
  if (passed >= day) return `há ${withNoun(Math.floor(passed / day), 'dia', 'dias')}`
  if (passed >= hour) return `há ${withNoun(Math.floor(passed / hour), 'hora', 'horas')}`
  if (passed >= minute) return `há ${withNoun(Math.floor(passed / minute), 'minuto', 'minutos')}`
  return 'há instantes'
}

/** `3 na fila`; nothing is `Nada na fila`. */
export function waitingWords(count: number, where: string): string {
  return count === 0 ? `Nada ${where}` : `${count.toLocaleString('pt-BR')} ${where}`
}
