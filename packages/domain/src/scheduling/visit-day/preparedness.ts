import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'
import { note } from '../../person/text.ts'
import { status } from '../../session/status.ts'

/** The answers to "O imóvel está pronto?": yes, another day is needed, or a note alone. */
export const preparednessAnswers = ['ready', 'another_day', 'note'] as const
export type PreparednessAnswer = (typeof preparednessAnswers)[number]

/** The answers as whoever receives the photographer chooses them. */
export const preparednessAnswerLabels: Record<PreparednessAnswer, string> = {
  ready: 'Sim, está pronto',
  another_day: 'Preciso de outro dia',
  note: 'Só deixar um recado',
}

/** The answers as staff and the company read them. */
export const preparednessTexts: Record<PreparednessAnswer, string> = {
  ready: 'Está tudo pronto',
  another_day: 'Precisa de outro dia',
  note: 'Deixou um recado',
}

/** What whoever receives the photographer answered about the booked visit; the note is empty without one (rule preparedness). */
export const Preparedness = v.object({ answer: v.picklist(preparednessAnswers), note: v.string(), at: Instant })
export type Preparedness = v.InferOutput<typeof Preparedness>

/** The same behind the link, which tells no note (rule public-token). */
export const PublicPreparedness = v.object({
  answer: v.picklist(preparednessAnswers),
  has_note: v.boolean(),
  at: Instant,
})
export type PublicPreparedness = v.InferOutput<typeof PublicPreparedness>

const longestNote = 500

const choice = {
  answer: v.picklist(preparednessAnswers, 'Escolha uma resposta.'),
  note: v.optional(note(longestNote), ''),
}
const saysSomething = ({ answer, note }: { answer: PreparednessAnswer; note: string }) =>
  answer !== 'note' || note !== ''
const noNote = 'Escreva o recado.'

/** An answer as it is typed. */
export const PreparednessChoice = v.pipe(
  v.object(choice),
  v.forward(
    v.check((typed) => saysSomething(typed), noNote),
    ['note'],
  ),
)

/** An answer; `visits` are the starts that the page showed: a visit that moved meanwhile refuses it. An empty note keeps the one that was left. */
export const PreparednessForm = v.pipe(
  v.object({ ...choice, visits: v.pipe(v.array(Instant), v.minLength(1), v.maxLength(100)) }),
  v.forward(
    v.check((typed) => saysSomething(typed), noNote),
    ['note'],
  ),
)
export type PreparednessForm = v.InferInput<typeof PreparednessForm>

/** What is chosen and typed of an answer, before it is sent. */
export const PreparednessDraft = v.object({
  answer: v.nullable(v.picklist(preparednessAnswers)),
  note: v.pipe(v.string(), v.maxLength(longestNote)),
})
export type PreparednessDraft = v.InferOutput<typeof PreparednessDraft>

/** The last segment of a link that chooses an answer, which is only sent when a button is pressed: mail scanners open links. */
export const preparednessSteps: Record<PreparednessAnswer, string> = {
  ready: 'pronto',
  another_day: 'outro-dia',
  note: 'recado',
}

/** The answer that a step of a link chooses; null for every other step. */
export function chosenAnswer(step: string): PreparednessAnswer | null {
  return preparednessAnswers.find((answer) => preparednessSteps[answer] === step) ?? null
}

/** The question about an object of `subjectOf`: `O imóvel está pronto?` */
export function preparednessQuestion(subject: string): string {
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} está pronto?`
}

/** The starts of the visits behind a link that are still to come, which an answer is about. */
export function answeredVisits(
  session: {
    status: number
    scheduled_for: Instant | null
    units?: readonly { status: number; scheduled_for: Instant | null }[] | undefined
  },
  now: Instant,
): Instant[] {
  return (session.units ?? [session]).flatMap(({ status: of, scheduled_for: start }) =>
    of === status.scheduled && start !== null && Date.parse(start) > Date.parse(now) ? [start] : [],
  )
}
