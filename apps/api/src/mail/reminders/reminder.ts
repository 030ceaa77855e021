import {
  type Instant,
  isLate,
  type MailKind,
  movableUntil,
  nearDayText,
  preparationOf,
  preparednessAnswerLabels,
  preparednessAnswers,
  preparednessQuestion,
  preparednessSteps,
  type ReminderKind,
  subjectOf,
} from '@ensaio/domain'
import { topicOf } from '../letters/place.ts'
import { severalFacts, severalForHolder, type Visits } from '../letters/several-visits.ts'
import type { VisitReader } from '../letters/visit.ts'
import { type Part, writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** A reminder of visits to one building on one day, at the instant of sending. */
export interface Reminder {
  kind: ReminderKind
  visits: Visits
  now: Instant
}

const kinds = {
  two_days: 'reminder_two_days',
  one_day: 'reminder_one_day',
  morning: 'reminder_morning',
} as const satisfies Record<ReminderKind, MailKind>

function dayOf({ kind, visits: [{ start, timeZone }], now }: Reminder): string {
  if (start === null) return ''
  const day = nearDayText(start, now, timeZone)
  // The last reminder of an early visit goes out on the evening before, hours after the one that says “amanhã”.
  return kind === 'morning' && day === 'amanhã' ? 'amanhã cedo' : day
}

function editable(reminder: Reminder, to: VisitReader, parts: readonly Part[]): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: kinds[reminder.kind],
    values: { quando: dayOf(reminder) },
    about: topicOf(reminder.visits),
    parts,
    isOptional: true,
  })
}

/** The question whether everything is ready, until it was answered so (rule preparedness). Its links choose an answer and send none. */
function questionOf(visits: Visits, url: string): Part {
  const subject = subjectOf(visits[0].service)
  if (visits.every(({ isReady }) => isReady)) return `Você já respondeu que ${subject} está pronto. Obrigado.`
  return {
    question: preparednessQuestion(subject),
    answers: preparednessAnswers.map((answer) => ({
      label: preparednessAnswerLabels[answer],
      url: `${url}/${preparednessSteps[answer]}`,
    })),
  }
}

/** The reminder to people at the property: time, address, preparation, the question whether all is ready, and the link by which the visit is moved or declined. */
export function visitReminderMail(to: VisitReader, reminder: Reminder): Letter {
  const { visits, now } = reminder
  const [{ service, start, terms }] = visits
  const isFixed = isLate(start, now, terms)
  return editable(reminder, to, [
    { facts: severalFacts(severalForHolder(visits)) },
    { title: `Como preparar ${subjectOf(service)}`, items: preparationOf(visits[0]).map(({ text }) => text) },
    questionOf(visits, to.url),
    { label: isFixed ? 'Ver a visita' : 'Ver ou mudar o horário', url: to.url },
    {
      remark: isFixed
        ? 'O horário não muda mais por aqui. Se não puder receber o fotógrafo, avise pelo link.'
        : `O horário pode ser mudado ${movableUntil(terms)}.`,
    },
  ])
}

/** The same for the person who ordered; `receiver` is the person who receives the photographer. */
export function visitReminderNotice(to: VisitReader, receiver: string, reminder: Reminder): Letter {
  const { visits } = reminder
  return editable(reminder, to, [
    { facts: [...severalFacts(visits), ['Quem recebe', receiver]] },
    { label: visits.length === 1 ? 'Ver o ensaio' : 'Ver os ensaios', url: to.url },
  ])
}
