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
    kind: from === status.scheduled ? 'new_date_moved' : 'new_date_missed',
    // The old day would read as the new one.
    about: { ...visit, start: null },
    event: visit.event,
    parts: [
      { facts: [...before, ['Onde', placeLine(visit)], ['Serviço', service.name]] },
      { label: 'Escolher dia e horário', url: to.url },
    ],
  })
}

/** The mail that a visit did not take place, and who was missing. */
export function absenceMail(to: VisitReader, visit: Visit & { who: 'client' | 'provider' }): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: visit.who === 'client' ? 'absence_client' : 'absence_provider',
    about: visit,
    parts: [{ facts: visitFacts(visit) }, { label: 'Ver o ensaio', url: to.url }],
  })
}
