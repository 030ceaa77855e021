import type { CalendarEvent, Instant } from '@ensaio/domain'
import type { Letter } from '../repository/outbox.ts'
import { buildingOf, placeLine } from './place.ts'
import { type Visit, type VisitReader, visitFacts } from './visit.ts'
import { writeLetter } from './write-letter.ts'

/** A change of a photographer's visit. */
export type PhotographerNews = 'booked' | 'moved' | 'canceled' | 'given' | 'taken' | 'changed'

const words: Record<PhotographerNews, { subject: string; opening: string; isTheirs: boolean }> = {
  booked: { subject: 'Nova visita', opening: 'Você tem uma nova visita:', isTheirs: true },
  moved: {
    subject: 'Visita remarcada',
    opening: 'A visita mudou de dia ou horário. Vale o que está aqui:',
    isTheirs: true,
  },
  changed: {
    subject: 'Mudou o serviço da visita',
    opening: 'O serviço desta visita mudou. O dia e o horário são os mesmos:',
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

/** A photographer's calendar entry: time, address and service, without contacts. */
function entryOf(event: CalendarEvent, visit: Visit, url: string | null): CalendarEvent {
  return {
    ...event,
    status: url === null ? 'CANCELLED' : 'CONFIRMED',
    location: placeLine(visit),
    description: [visit.service.name, ...(url === null ? [] : [url])].join('\n'),
  }
}

/**
 * The mail to a photographer about one of their visits. It names the building only and links to the page, because photographers may read
 * contacts, keys and unit around the visit only (rule photographer-window).
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
