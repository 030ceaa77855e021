import {
  addressOf,
  addressParts,
  dayInSubject,
  type Instant,
  type LocalDate,
  wallClock,
  withNoun,
} from '@ensaio/domain'
import { buildingOf, placeLine } from '../letters/place.ts'
import type { Visit } from '../letters/visit.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** A visit of a photographer's day, with its page. */
export type DayVisit = Visit & { start: Instant; url: string }

/** A map link of our own making: the ensaio keeps one that a client sent. */
function mapOf({ address }: Visit): string {
  return addressOf(addressParts(address)).url ?? ''
}

/** The summary of a day to its photographer: its visits in order, with the building only and their pages (rule photographer-window). */
export function daySummaryMail(
  to: { email: string; name: string },
  { day, visits, now }: { day: LocalDate; visits: readonly [DayVisit, ...DayVisit[]]; now: Instant },
): Letter {
  const [{ timeZone }] = visits
  const many = visits.length > 1
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: `Você tem ${withNoun(visits.length, 'visita', 'visitas')} ${dayInSubject(day, now, timeZone)}`,
    about: null,
    parts: [
      many ? 'Suas visitas, na ordem do dia:' : 'Sua visita do dia:',
      {
        stops: visits.map((visit) => ({
          title: wallClock(visit.start, visit.timeZone).time.replace(':', 'h'),
          lines: [placeLine(buildingOf(visit)), visit.service.name],
          links: [
            { label: 'Ver a visita', url: visit.url },
            { label: 'Abrir no mapa', url: mapOf(visit) },
          ],
        })),
      },
      {
        remark:
          'O contato e as chaves estão na página de cada visita. O que mudar depois desta mensagem chega em uma mensagem própria.',
      },
    ],
    isOptional: true,
  })
}
