import {
  addMonths,
  type Instant,
  type LocalDate,
  monthOf,
  sameDayIn,
  wallClock,
} from '../calendar/local-date.ts'
import { type SessionStatus, status, statusLongLabel } from '../session/status.ts'
import type { ProductStatus } from './schema.ts'

const delivered = 3

/** The last day of a tour's hosting: the given months after the delivery, in the property's zone; null when either is unknown. */
export function hostedUntil(
  deliveredAt: Instant | null,
  months: number | null,
  zone: string,
): LocalDate | null {
  if (deliveredAt === null || months === null) return null
  const { date } = wallClock(deliveredAt, zone)
  return sameDayIn(addMonths(monthOf(date), months), date)
}

/** Does an ensaio in a status take material from staff? */
const takesMaterialIn: Record<SessionStatus, boolean> = {
  [status.notScheduled]: false,
  [status.scheduled]: true,
  [status.canceled]: false,
  [status.pending]: true,
  [status.delivered]: true,
  [status.clientNoShow]: false,
  [status.providerNoShow]: false,
  [status.atRevision]: true,
}

/** Why staff cannot add or remove material of an ensaio in a status; null when they can. */
export function materialRefusal(of: SessionStatus): string | null {
  return takesMaterialIn[of] ? null : `Um ensaio “${statusLongLabel(of)}” não recebe material.`
}

/** Why staff cannot set a product's progress; null when they can. A delivered ensaio must be under review first (rule status-moves). */
export function progressRefusal(of: SessionStatus, to: ProductStatus): string | null {
  const open: readonly SessionStatus[] =
    to === delivered
      ? [status.pending, status.atRevision]
      : [status.scheduled, status.pending, status.atRevision]
  if (open.includes(of)) return null
  return `Um produto de um ensaio “${statusLongLabel(of)}” não pode mudar de situação.`
}

/** Why a client cannot ask for a correction of a product; null when it is delivered, even while another product is under review. */
export function correctionRefusal(of: SessionStatus, product: ProductStatus): string | null {
  if (of !== status.delivered && of !== status.atRevision) {
    return `Um ensaio “${statusLongLabel(of)}” ainda não tem o que corrigir.`
  }
  return product === delivered ? null : 'Este produto já está em correção.'
}
