import * as v from 'valibot'
import { LocalDate } from '../../calendar/local-date.ts'
import { note } from '../../person/text.ts'
import { Session } from '../../session/schema.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { hostingPeriods } from './hosting.ts'

const Months = v.picklist(hostingPeriods, 'Escolha por quanto tempo.')

/** A renewal that is offered: its price in reais, and the last day that it leads to. */
export const HostingOffer = v.object({ months: Months, price: v.number(), until: LocalDate })
export type HostingOffer = v.InferOutput<typeof HostingOffer>

/** The last day of the tours of an ensaio, and the prices of a renewal today. */
export const Hosting = v.object({
  /** The last day of the tour that ends first. */
  until: LocalDate,
  /** The last day of the published page that is on; null when there is none, or it has no end. */
  page_until: v.optional(v.nullable(LocalDate), null),
  /** The periods that the house offers, shortest first; none are sent to photographers (rule photographer-window). */
  offers: v.array(HostingOffer),
  /** The credit that pays for it, in reais; null when it is billed, and for photographers. */
  balance: v.nullable(v.number()),
})
export type Hosting = v.InferOutput<typeof Hosting>

const hosting = '/sessions/{id}/hosting'

/** The hosting of an ensaio; null before its delivery, and when none of its tours has an end. */
export const getHosting = endpoint({
  method: 'GET',
  path: hosting,
  summary: 'Until when the tours of an ensaio are online, and what a renewal costs.',
  audience: 'signed-in',
  output: v.nullable(Hosting),
})

/** A renewal as it was confirmed: price in reais and last day are those that were shown; others are 409 (rule hosting-renewal). */
export const HostingRenewal = v.object({
  months: Months,
  price: v.number('Confira o preço.'),
  until: LocalDate,
})
export type HostingRenewal = v.InferInput<typeof HostingRenewal>

/** Renews the hosting, from the credit or on the invoice; 402 with `fields.missing` in reais (rule hosting-renewal). */
export const renewHosting = endpoint({
  method: 'POST',
  path: hosting,
  summary: 'Renews the hosting of the tours of an ensaio, and pays for it.',
  audience: 'order',
  idempotent: true,
  body: HostingRenewal,
  output: Session,
})

/** A renewal free of charge: why is told to staff alone. */
export const HostingGift = v.object({
  months: Months,
  until: LocalDate,
  note: v.pipe(note(300), v.nonEmpty('Conte o motivo.')),
})
export type HostingGift = v.InferInput<typeof HostingGift>

/** Renews the hosting free of charge (rule hosting-renewal). */
export const giveHosting = endpoint({
  method: 'POST',
  path: '/staff/sessions/{id}/hosting',
  summary: 'Renews the hosting of the tours of an ensaio free of charge.',
  audience: 'prices',
  idempotent: true,
  body: HostingGift,
  output: Session,
})
