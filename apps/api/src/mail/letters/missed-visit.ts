import { formatLongInstant, type SessionStatus, status } from '@ensaio/domain'
import type { Letter } from '../repository/outbox.ts'
import { placeLine } from './place.ts'
import { type Visit, type VisitReader, visitFacts } from './visit.ts'
import { writeLetter } from './write-letter.ts'

/** The mail that asks for another date; `url` is the scheduling page, `from` the status before. */
export function newDateMail(to: VisitReader, visit: Visit & { from: SessionStatus }): Letter {
  const { start, timeZone, service, from } = visit
  const before: [string, string][] =
    start === null ? [] : [['Estava marcado para', formatLongInstant(start, timeZone)]]
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: 'Escolha uma nova data para o ensaio',
    // The old day would read as the new one.
    about: { ...visit, start: null },
    event: visit.event,
    parts: [
      from === status.scheduled
        ? 'O ensaio não será mais na data marcada. Escolha um novo dia e horário:'
        : 'O ensaio ainda não aconteceu. Escolha um novo dia e horário:',
      { facts: [...before, ['Onde', placeLine(visit)], ['Serviço', service.name]] },
      { label: 'Escolher dia e horário', url: to.url },
    ],
  })
}

const absences = {
  client: {
    subject: 'Não havia quem recebesse o fotógrafo',
    opening:
      'O fotógrafo foi até o local, mas não havia quem o recebesse. Nossa equipe vai combinar um novo dia com você.',
  },
  provider: {
    subject: 'O fotógrafo não compareceu',
    opening:
      'O fotógrafo não compareceu, e pedimos desculpas. Nossa equipe vai combinar um novo dia com você.',
  },
} as const

/** The mail that a visit did not take place, and who was missing. */
export function absenceMail(to: VisitReader, visit: Visit & { who: keyof typeof absences }): Letter {
  const { subject, opening } = absences[visit.who]
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject,
    about: visit,
    parts: [opening, { facts: visitFacts(visit) }, { label: 'Ver o ensaio', url: to.url }],
  })
}
