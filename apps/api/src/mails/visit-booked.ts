import { type Address, addressSubtitle, addressTitle, formatLongInstant, type Instant } from '@ensaio/domain'
import type { Letter } from '../repositories/outbox.ts'

/** What the confirmation tells. */
export interface BookedVisit {
  recipient: string
  name: string
  start: Instant
  timeZone: string
  address: Pick<Address, 'address_components'>
  /** The public page of the ensaio, where the visit can be moved. */
  url: string
}

/** The mail that confirms a visit to whoever receives the photographer (D4). */
export function visitBookedMail(visit: BookedVisit): Letter {
  return {
    recipient: visit.recipient,
    subject: 'Ensaio agendado',
    text: [
      `Olá, ${visit.name}!`,
      '',
      'O ensaio está agendado:',
      '',
      formatLongInstant(visit.start, visit.timeZone),
      `${addressTitle(visit.address)} – ${addressSubtitle(visit.address)}`,
      '',
      'Se precisar mudar o horário, use este link até 24 horas antes:',
      visit.url,
      '',
    ].join('\n'),
  }
}
