import {
  addMonths,
  type Instant,
  type LocalDate,
  monthOf,
  sameDayIn,
  wallClock,
} from '../calendar/local-date.ts'
import {
  hasDelivery,
  isInProduction,
  type SessionStatus,
  type Stage,
  stageOf,
  statusLongLabel,
} from '../session/status.ts'
import { type ProductStatus, productStatus } from './schema.ts'

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

/** Does an ensaio of a stage take material from staff? */
const takesMaterialIn: Record<Stage, boolean> = {
  to_schedule: false,
  scheduled: true,
  to_deliver: true,
  delivered: true,
  in_revision: true,
  canceled: false,
}

/** Why staff cannot add or remove material of an ensaio in a status; null when they can. */
export function materialRefusal(of: SessionStatus): string | null {
  return takesMaterialIn[stageOf(of)] ? null : `Um ensaio “${statusLongLabel(of)}” não recebe material.`
}

/** Why staff cannot set a product's progress; null when they can. A delivered ensaio must be under review first (rule status-moves). */
export function progressRefusal(of: SessionStatus, to: ProductStatus): string | null {
  if (isInProduction(of)) return null
  if (stageOf(of) === 'scheduled' && to !== productStatus.delivered) return null
  return `Um produto de um ensaio “${statusLongLabel(of)}” não pode mudar de situação.`
}

/** Why a client cannot ask for a correction of a product; null when it is delivered, even while another product is under review. */
export function correctionRefusal(of: SessionStatus, product: ProductStatus): string | null {
  if (!hasDelivery(of)) {
    return `Um ensaio “${statusLongLabel(of)}” ainda não tem o que corrigir.`
  }
  return product === productStatus.delivered ? null : 'Este produto já está em correção.'
}
