import { type PreferredPeriod, preferredPeriodText } from '@ensaio/domain'
import { placeLine, type Topic, topicOf } from '../letters/place.ts'
import type { VisitReader } from '../letters/visit.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** An ensaio for which no free time fits. */
export interface Waiting extends Topic {
  company: string
  service: string
}

/** The mail to those who dispatch that no free time fits, and which period is preferred (rule preferred-period). */
export function preferredPeriodMail(
  to: VisitReader,
  sessions: readonly [Waiting, ...Waiting[]],
  period: Omit<PreferredPeriod, 'left_at'>,
): Letter {
  const [first] = sessions
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: 'Nenhum horário serve',
    about: topicOf(sessions),
    parts: [
      'Quem recebe o fotógrafo não achou um horário que sirva e deixou um período preferido:',
      {
        facts: [
          ['Prefere', preferredPeriodText(period)],
          ...(period.note === '' ? [] : [['Recado', period.note] as const]),
          ...sessions.map((session) => ['Onde', placeLine(session)] as const),
          ['Serviço', first.service],
          ['Empresa', first.company],
        ],
      },
      { label: sessions.length > 1 ? 'Abrir o primeiro ensaio' : 'Abrir o ensaio', url: to.url },
    ],
  })
}
