import { formatDate, formatInstantDate, formatShortInstant } from '../calendar/format-date.ts'
import { type Instant, wallClock } from '../calendar/local-date.ts'
import { isEmptyProduct } from '../deliverable/held.ts'
import { type Terms, termsOf } from '../settings/terms.ts'
import { withNoun } from '../text/with-noun.ts'
import { type DeliveryFacts, promisedOn } from './delivery-text.ts'
import { hasVisitBegun } from './schedule-option.ts'
import type { Session, SessionProduct } from './schema.ts'
import { isNoShow, status } from './status.ts'
import { showsProduct } from './visible-cards.ts'

/** The client-visible products that are still to come; none once the ensaio is delivered or cancelled. */
export function productsToCome({
  status: of,
  products,
}: Pick<Session, 'status' | 'products'>): SessionProduct[] {
  if (of === status.canceled || of === status.delivered) return []
  return products.filter((product) => showsProduct(product, 'client') && isEmptyProduct(product))
}

/** A sentence on the visit for the card of what is to come: its day, or what is missing for one. */
export function visitText(session: DeliveryFacts, now: Instant): string {
  const { status: of, scheduled_for: start, time_zone } = session
  if (start === null || of === status.notScheduled) return 'Falta escolher o dia'
  if (isNoShow(of)) return 'Não aconteceu: falta um novo dia'
  if (of !== status.scheduled) return `Feita em ${formatInstantDate(start, time_zone)}`
  return hasVisitBegun(session, now) ? 'Estamos confirmando como foi' : formatShortInstant(start, time_zone)
}

function daysText({ delivery_days: days, delivery_working_days }: Terms): string {
  return delivery_working_days ? withNoun(days, 'dia útil', 'dias úteis') : withNoun(days, 'dia', 'dias')
}

/** The promised day of the material, as a sentence; `late` once that day is over. */
export function arrivalText(session: DeliveryFacts, now: Instant): { text: string; late: boolean } {
  const { status: of, scheduled_for: start, time_zone } = session
  if (of === status.atRevision) return { text: 'Em correção', late: false }
  if (start === null || of === status.notScheduled || isNoShow(of)) {
    return { text: `Até ${daysText(termsOf(session))} depois da visita`, late: false }
  }
  const promised = promisedOn(session, start)
  const late = wallClock(now, time_zone).date > promised
  return { text: late ? `Era até ${formatDate(promised)}: em atraso` : `Até ${formatDate(promised)}`, late }
}
