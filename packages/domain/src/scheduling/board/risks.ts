import type { Instant } from '../../calendar/local-date.ts'
import { hasVisitBegun } from '../../session/schedule-option.ts'
import { isNoShow, status } from '../../session/status.ts'
import { withNoun } from '../../text/with-noun.ts'
import { visitMinutes } from '../slot.ts'
import { preferredPeriodText } from '../visit-day/preferred-period.ts'
import { type BoardModel, offReason } from './board-model.ts'
import { dayOf, occupiedMinutes, startOf } from './place.ts'
import type { BoardVisit } from './schema.ts'

/** Why a visit is at risk, most urgent first (rule visit-at-risk). */
export const visitRisks = [
  'unable',
  'no_time',
  'nobody',
  'left',
  'other_city',
  'time_off',
  'too_close',
  'unconfirmed',
  'no_contact',
  'closed',
  'day_off',
  'not_closed',
  'missed',
  'no_answer',
] as const
export type VisitRisk = (typeof visitRisks)[number]

/** A reason why a visit is at risk, with its sentence. */
export interface RiskReason {
  risk: VisitRisk
  text: string
}

const dayInMilliseconds = 86_400_000
/** After so many days without a date, the first reminder has not been answered (rule date-reminders). */
const unansweredDays = 3

const texts: Record<
  Exclude<VisitRisk, 'no_time' | 'other_city' | 'closed' | 'no_answer' | 'too_close'>,
  string
> = {
  unable: 'Quem recebe avisou que não pode neste horário.',
  nobody: 'Ninguém vai a esta visita.',
  left: 'Quem iria não faz mais visitas.',
  time_off: 'Quem vai está de folga neste dia.',
  unconfirmed: 'Começa em menos de 24 horas, e quem recebe ainda não confirmou o horário.',
  no_contact: 'Não se sabe quem recebe o fotógrafo.',
  day_off: 'Quem vai não trabalha neste dia da semana.',
  not_closed: 'A visita passou, e ninguém disse como foi.',
  missed: 'A visita não aconteceu e espera um novo dia.',
}

const reason = (risk: keyof typeof texts): RiskReason => ({ risk, text: texts[risk] })

/** The visit that its photographer cannot reach in time after this one: the travel of the city has grown since it was booked. */
function tooClose(model: BoardModel, visit: BoardVisit): BoardVisit | undefined {
  const { provider_id, slot } = visit
  const city = model.city(visit.city)
  if (provider_id === null || slot === null || city === undefined) return undefined
  const until = startOf(visit) + occupiedMinutes(city)
  return model
    .visitsOf(provider_id, slot.date)
    .find((other) => other.id !== visit.id && startOf(other) >= startOf(visit) && startOf(other) < until)
}

/** No free time fits: they wait for us (rule preferred-period). */
function noTime({ preferred_period: period }: BoardVisit): RiskReason[] {
  if (period === null) return []
  const note = period.has_note ? ' Há um recado.' : ''
  return [{ risk: 'no_time', text: `Nenhum horário serviu: prefere ${preferredPeriodText(period)}.${note}` }]
}

function waitingRisks(visit: BoardVisit, now: Instant): RiskReason[] {
  const { waiting_since, preferred_period } = visit
  if (preferred_period !== null) return noTime(visit)
  if (waiting_since === null) return []
  const days = Math.floor((Date.parse(now) - Date.parse(waiting_since)) / dayInMilliseconds)
  if (days < unansweredDays) return []
  return [{ risk: 'no_answer', text: `Sem data e sem resposta há ${withNoun(days, 'dia', 'dias')}.` }]
}

/** The reasons that concern who goes. */
function photographerRisks(model: BoardModel, visit: BoardVisit): RiskReason[] {
  const photographer = model.photographer(visit.provider_id)
  if (photographer === undefined || visit.slot === null) return [reason('nobody')]
  const off = offReason(photographer, visit.slot.date)
  const { city } = photographer
  return [
    ...(off === 'inactive' ? [reason('left')] : []),
    ...(city === visit.city
      ? []
      : [{ risk: 'other_city' as const, text: `Quem vai agora atende em ${city}.` }]),
    ...(off === 'time_off' ? [reason('time_off')] : []),
    ...(off === 'weekday' ? [reason('day_off')] : []),
  ]
}

/** The reasons that concern a booked visit which has not begun. */
function bookedRisks(model: BoardModel, visit: BoardVisit, now: Instant): RiskReason[] {
  const { scheduled_for: start, slot } = visit
  const hoursLeft = start === null ? 0 : (Date.parse(start) - Date.parse(now)) / 3_600_000
  const close = tooClose(model, visit)
  const closed = slot === null ? null : dayOf(model.city(visit.city), slot.date)?.closed
  return [
    ...(visit.unable_at === null ? [] : [reason('unable')]),
    ...noTime(visit),
    ...photographerRisks(model, visit),
    ...(close === undefined
      ? []
      : [
          {
            risk: 'too_close' as const,
            text: `Falta tempo de deslocamento até ${close.title}${close.slot === null ? '' : `, às ${close.slot.hour}`}.`,
          },
        ]),
    ...(hoursLeft <= 24 && !visit.is_confirmed ? [reason('unconfirmed')] : []),
    ...(visit.has_contact ? [] : [reason('no_contact')]),
    ...(closed
      ? [{ risk: 'closed' as const, text: `Neste dia não há visitas em ${visit.city} (${closed}).` }]
      : []),
  ]
}

/** Is the visit over, and its outcome not known? */
function isUnclosed({ scheduled_for: start }: BoardVisit, now: Instant): boolean {
  return start !== null && Date.parse(start) + visitMinutes * 60_000 <= Date.parse(now)
}

const rank = ({ risk }: RiskReason) => visitRisks.indexOf(risk)

/** The reasons why a visit is at risk, most urgent first; none when nothing has to be done (rule visit-at-risk). */
export function risksOf(model: BoardModel, visit: BoardVisit, now: Instant): RiskReason[] {
  if (visit.status === status.notScheduled) return waitingRisks(visit, now)
  if (isNoShow(visit.status)) return [reason('missed')]
  if (visit.status !== status.scheduled) return []
  if (hasVisitBegun(visit, now)) return isUnclosed(visit, now) ? [reason('not_closed')] : []
  return bookedRisks(model, visit, now).sort((one, other) => rank(one) - rank(other))
}

/** A visit beside the board, with why it is at risk. */
export interface VisitAside {
  visit: BoardVisit
  risks: readonly RiskReason[]
}

/** The ensaios beside the board: those without a date or a photographer, and the visits at risk, each most urgent first. */
export function asideOf(model: BoardModel, now: Instant): { waiting: VisitAside[]; atRisk: VisitAside[] } {
  const withRisks = (visit: BoardVisit): VisitAside => ({ visit, risks: risksOf(model, visit, now) })
  const urgency = ({ risks: [first] }: VisitAside) => (first === undefined ? visitRisks.length : rank(first))
  const since = ({ visit }: VisitAside) => visit.scheduled_for ?? visit.waiting_since ?? ''
  const byUrgency = (one: VisitAside, other: VisitAside) =>
    urgency(one) - urgency(other) || since(one).localeCompare(since(other)) || one.visit.id - other.visit.id
  const beside = model.board.waiting.map(withRisks)
  const onBoard = model.board.visits.map(withRisks).filter(({ risks }) => risks.length > 0)
  const isBooked = ({ visit }: VisitAside) => visit.status === status.scheduled
  return {
    waiting: beside.filter((one) => !isBooked(one)).sort(byUrgency),
    atRisk: [...beside.filter(isBooked), ...onBoard].sort(byUrgency),
  }
}
