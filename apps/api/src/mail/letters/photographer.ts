import type { CalendarEvent, Instant } from '@ensaio/domain'
import type { Letter } from '../repository/outbox.ts'
import { buildingOf, placeLine } from './place.ts'
import { type Visit, type VisitReader, visitFacts } from './visit.ts'
import { writeLetter } from './write-letter.ts'

/** What can happen to a photographer's visit. */
export type PhotographerNews = 'booked' | 'moved' | 'canceled' | 'given' | 'taken'

const words: Record<PhotographerNews, { subject: string; opening: string; isTheirs: boolean }> = {
  booked: { subject: 'Nova visita', opening: 'Você tem uma nova visita:', isTheirs: true },
  moved: {
    subject: 'Visita remarcada',
    opening: 'A visita mudou de dia ou horário. Vale o que está aqui:',
    isTheirs: true,
  },
  canceled: { subject: 'Visita cancelada', opening: 'Esta visita não vai mais acontecer:', isTheirs: false },
  given: { subject: 'Visita passada para você', opening: 'Esta visita agora é sua:', isTheirs: true },
  taken: {
    subject: 'Visita passada para outra pessoa',
    opening: 'Outra pessoa vai fazer esta visita. Você não precisa mais ir:',
    isTheirs: false,
  },
}

/** The entry of a photographer's calendar: when, where and what, and nothing about whoever lives there. */
function entryOf(event: CalendarEvent, visit: Visit, url: string | null): CalendarEvent {
  return {
    ...event,
    status: url === null ? 'CANCELLED' : 'CONFIRMED',
    location: placeLine(visit),
    description: [visit.service.name, ...(url === null ? [] : [url])].join('\n'),
  }
}

/**
 * The mail to a photographer about one of their visits. A mail outlives the days on which they may read contacts, keys and the unit:
 * it names the building alone, and leads to the page with the rest.
 */
export function photographerVisitMail(
  news: PhotographerNews,
  to: VisitReader,
  whole: Visit & { start: Instant },
): Letter {
  const { subject, opening, isTheirs } = words[news]
  const visit = { ...buildingOf(whole), providerName: null }
  const url = isTheirs ? to.url : null
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject,
    about: visit,
    event: whole.event && entryOf({ ...whole.event, start: whole.start }, visit, url),
    parts: [
      opening,
      { facts: visitFacts(visit) },
      ...(url === null
        ? []
        : [{ label: 'Ver a visita', url }, { remark: 'O contato e as chaves estão na página da visita.' }]),
    ],
  })
}
