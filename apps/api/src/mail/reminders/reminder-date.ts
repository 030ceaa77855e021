import type { DateReminderKind } from '@ensaio/domain'
import { placeLine, type Topic, topicOf } from '../letters/place.ts'
import type { VisitReader } from '../letters/visit.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** An ensaio of which nobody has chosen the day. */
export interface Undated extends Topic {
  service: string
}

const kinds = { first: 'reminder_date', second: 'reminder_date_again' } as const

/** The mail that ensaios of one building still have no date, with the link to choose it (rule date-reminders). */
export function dateReminderMail(
  to: VisitReader,
  kind: DateReminderKind,
  sessions: readonly [Undated, ...Undated[]],
): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: kinds[kind],
    about: topicOf(sessions),
    parts: [
      { facts: sessions.map((session) => [session.service, placeLine(session)] as const) },
      { label: 'Escolher dia e horário', url: to.url },
      {
        remark:
          'Quem tem este link pode marcar e mudar a visita: envie-o apenas a quem vai receber o fotógrafo.',
      },
    ],
    isOptional: true,
  })
}
