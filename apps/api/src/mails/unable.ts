import { addressTitle, formatInstantDate, type Instant, isLate, lateRescheduleReason } from '@ensaio/domain'
import type { Letter } from '../repositories/outbox.ts'
import { type Visit, type VisitReader, visitFacts } from './visit.ts'
import { writeLetter } from './write-letter.ts'

/** The mail that nobody can receive the photographer; `isTeam` leaves out what our people need not be told. */
export function unableMail(
  to: VisitReader & { isTeam: boolean },
  { reason, ...visit }: Visit & { reason: string },
  now: Instant,
): Letter {
  const day = visit.start === null ? '' : `, ${formatInstantDate(visit.start, visit.timeZone)}`
  const advice = isLate(visit.start, now)
    ? lateRescheduleReason
    : 'Você pode remarcar, combinar com outra pessoa ou cancelar o ensaio.'
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: `Não haverá quem receba o fotógrafo: ${addressTitle(visit.address)}${day}`,
    parts: [
      'Quem recebeu o link de agendamento avisou que não pode receber o fotógrafo. A visita continua marcada:',
      { facts: [...visitFacts(visit), ...(reason === '' ? [] : [['Motivo', reason] as const])] },
      ...(to.isTeam ? [] : [advice]),
      { label: 'Abrir o ensaio', url: to.url },
    ],
  })
}
