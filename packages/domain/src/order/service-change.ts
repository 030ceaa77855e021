import * as v from 'valibot'
import type { Instant } from '../calendar/local-date.ts'
import { ServiceName } from '../service/schema.ts'
import { hasVisitBegun } from '../session/schedule-option.ts'
import { Session } from '../session/schema.ts'
import { type SessionStatus, status } from '../session/status.ts'
import { endpoint } from '../wire/endpoint.ts'

/** Why the service of an ensaio can no longer be changed; null before its visit (rule service-change). */
export function serviceChangeRefusal(
  session: { status: SessionStatus; scheduled_for: Instant | null },
  now: Instant,
): string | null {
  const isOpen = session.status === status.notScheduled || session.status === status.scheduled
  if (isOpen && !hasVisitBegun(session, now)) return null
  return 'O serviço só pode ser mudado antes da visita.'
}

/** Another service for an ensaio, with the price in force; amounts in reais. */
export const ServiceOffer = v.object({
  service: ServiceName,
  price: v.number(),
  /** What is to be paid; negative when it is given back. */
  difference: v.number(),
  /** What the ensaio will deliver in addition, and no longer. */
  added: v.array(v.string()),
  removed: v.array(v.string()),
  /** Why it cannot be chosen: an item that would go holds material. */
  refusal: v.nullable(v.string()),
})
export type ServiceOffer = v.InferOutput<typeof ServiceOffer>

/** The services that an ensaio can change to. */
export const ServiceOffers = v.object({
  /** The price of the ensaio, in reais. */
  price: v.number(),
  /** The credit that a difference is taken from, in reais; null when it is billed. */
  balance: v.nullable(v.number()),
  /** The code of the order's coupon, which the prices of the offers take off already (rule coupon). */
  coupon: v.optional(v.nullable(v.string()), null),
  offers: v.array(ServiceOffer),
})
export type ServiceOffers = v.InferOutput<typeof ServiceOffers>

/** The services that an ensaio can change to; clients see those that deliver more. 409 after the visit began (rule service-change). */
export const listServiceOffers = endpoint({
  method: 'GET',
  path: '/sessions/{id}/services',
  summary: 'The services that an ensaio can change to, with the difference in price.',
  audience: 'signed-in',
  output: ServiceOffers,
})

/** Another service, with the difference in price as it was shown. */
export const OrderedServiceChange = v.object({
  service_id: v.pipe(v.number('Escolha um serviço.'), v.integer()),
  /** What was confirmed, in reais. Another difference, because somebody changed the ensaio or a price, is 409. */
  difference: v.number('Confira a diferença.'),
})
export type OrderedServiceChange = v.InferInput<typeof OrderedServiceChange>

/** Changes the service of an ensaio and settles the difference in one transaction; 402 with `fields.missing` in reais (rule service-change). */
export const changeSessionService = endpoint({
  method: 'POST',
  path: '/sessions/{id}/service',
  summary: 'Changes the service of an ensaio before its visit, and settles the difference in price.',
  audience: 'signed-in',
  idempotent: true,
  body: OrderedServiceChange,
  output: Session,
})
