import {
  type BoardCell,
  type BoardPhotographer,
  type BoardVisit,
  type ChosenSlot,
  type Drop,
  formatDayAndMonth,
  type LocalDate,
  minuteOf,
  type OffReason,
  type SessionStatus,
  shortWeekdayNames,
  statusLabel,
  unitText,
  type VisitRisk,
  weekdayNames,
  weekdayOf,
} from '@ensaio/domain'

/** A risk on a card, in one or two words; the whole sentence is in its list and in its dialog. */
export const riskLabels: Record<VisitRisk, string> = {
  unable: 'Não pode receber',
  no_time: 'Nenhum horário serviu',
  nobody: 'Sem fotógrafo',
  left: 'Quem iria saiu',
  other_city: 'Outra cidade',
  time_off: 'De folga',
  too_close: 'Sem tempo até a próxima',
  unconfirmed: 'Sem confirmação',
  no_contact: 'Sem contato',
  closed: 'Dia fechado',
  day_off: 'Fora dos dias',
  not_closed: 'Como foi?',
  missed: 'Não aconteceu',
  no_answer: 'Sem resposta',
}

/** Why a photographer does not work, in a cell and below their name. */
export const offLabels: Record<OffReason, string> = {
  time_off: 'De folga',
  weekday: 'Não trabalha',
  inactive: 'Saiu',
}

const settled: Record<SessionStatus, string | null> = {
  1: null,
  2: null,
  3: null,
  4: 'Feita',
  5: 'Entregue',
  6: statusLabel(6),
  7: statusLabel(7),
  8: 'Em revisão',
}

/** How a visit ended, on its card; null while it is open. */
export function outcomeLabel({ status }: BoardVisit): string | null {
  return settled[status]
}

/** `Segunda-feira, 23 de novembro`. */
export function dayTitle(day: LocalDate): string {
  const [first = '', ...rest] = weekdayNames[weekdayOf(day)] ?? ''
  return `${first.toUpperCase()}${rest.join('')}, ${formatDayAndMonth(day)}`
}

/** `seg, 13h30`; the hour alone on a board of one day. */
export function slotLabel({ date, hour }: ChosenSlot, isWeek: boolean): string {
  return isWeek ? `${shortWeekdayNames[weekdayOf(date)]}, ${hour}` : hour
}

/** The second line of a card: neighbourhood, and unit. */
export function placeLine({ neighborhood, vertical_data }: BoardVisit): string {
  return [neighborhood, unitText(vertical_data)].filter(Boolean).join(', ')
}

function endOf({ slot, minutes }: BoardVisit): string {
  const end = slot === null ? 0 : minuteOf(slot.hour) + minutes
  return `${String(Math.floor(end / 60)).padStart(2, '0')}h${String(end % 60).padStart(2, '0')}`
}

/** What a cell without a card says. */
export function cellText(cell: Exclude<BoardCell, { kind: 'visits' }>): string {
  switch (cell.kind) {
    case 'free':
      return 'Livre'
    case 'busy':
      return `Ocupado até ${endOf(cell.by)}`
    case 'off':
      return offLabels[cell.reason]
    case 'closed':
      return cell.closed ?? 'Sem visitas'
  }
}

/** What a drop would do, in the marker and read out. */
export function dropText(drop: Drop): string {
  switch (drop.kind) {
    case 'same':
      return 'Está aqui'
    case 'free':
      return 'Livre'
    case 'warning':
      return `Pede confirmação. ${drop.warnings.join(' ')}`
    case 'impossible':
      return drop.reason
  }
}

/** A place, read out: `Marina Teles, 13h30`. */
export function placeText(
  { name }: Pick<BoardPhotographer, 'name'>,
  slot: ChosenSlot,
  isWeek: boolean,
): string {
  return `${name}, ${slotLabel(slot, isWeek)}`
}
