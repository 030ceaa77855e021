import type { Letter } from '../repository/outbox.ts'
import { topicOf } from '../letters/place.ts'
import { severalFacts, type Visits } from '../letters/several-visits.ts'
import type { VisitReader } from '../letters/visit.ts'
import { writeLetter } from '../letters/write-letter.ts'

/** The mail to those who dispatch that another day is needed for a visit which its holder can no longer move (rule preparedness). */
export function anotherDayMail(to: VisitReader, visits: Visits, note: string): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: 'Pedido de outro dia',
    about: topicOf(visits),
    parts: [
      'Quem recebe o fotógrafo precisa de outro dia, e o horário não pode mais ser mudado pelo link. A visita continua marcada até alguém decidir.',
      { facts: [...severalFacts(visits), ...(note === '' ? [] : [['Recado', note] as const])] },
      { label: visits.length > 1 ? 'Abrir o primeiro ensaio' : 'Abrir o ensaio', url: to.url },
    ],
  })
}
