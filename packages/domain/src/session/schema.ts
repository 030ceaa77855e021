import * as v from 'valibot'
import { Position } from '../address/position.ts'
import { Address } from '../address/schema.ts'
import { defaultZone, Instant, LocalDate } from '../calendar/local-date.ts'
import { PaymentPlan } from '../company/schema.ts'
import { Deliverable, DeliverableLink, ProductStatus } from '../deliverable/schema.ts'
import { Originals } from '../deliverable/sizes/originals-schema.ts'
import { KnownPropertyKind } from '../property/kind.ts'
import { Arrival } from '../scheduling/visit-day/arrival.ts'
import { PreferredPeriod } from '../scheduling/visit-day/preferred-period.ts'
import { Preparedness } from '../scheduling/visit-day/preparedness.ts'
import { ProductItem, Service, ServiceName } from '../service/schema.ts'
import { Terms } from '../settings/terms.ts'
import { Favorites } from './conversation/favorites.ts'
import { SessionStatus } from './status.ts'

/** The assigned photographer; the picture's path is relative to the assets host, or absolute. */
export const Provider = v.object({
  name: v.string(),
  user: v.object({ profile_image_path: v.nullable(v.string()) }),
})
export type Provider = v.InferOutput<typeof Provider>

/**
 * A row of the list. Another API may send only the keys of the specification: in every answer, a key with a default may be missing
 * (rule wire-other-api).
 */
export const SessionSummary = v.object({
  id: v.number(),
  status: SessionStatus,
  scheduled_for: v.nullable(Instant),
  created_at: Instant,
  delivered_at: v.optional(v.nullable(Instant), null),
  /** IANA zone of the property. */
  time_zone: v.optional(v.string(), defaultZone),
  client_code: v.nullable(v.string()),
  service: ServiceName,
  provider: v.nullable(Provider),
  address: Address,
  /** Unit and block or tower, to distinguish the ensaios of one building. */
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  /** The terms under which it was ordered; the standard ones when missing. */
  terms: v.optional(Terms),
  /** The day by which the material is promised, once the visit has a date; missing, it follows from the terms. */
  promised_on: v.optional(v.nullable(LocalDate)),
  /** A small picture of the property, if any. */
  cover_url: v.optional(v.nullable(v.string()), null),
})
export type SessionSummary = v.InferOutput<typeof SessionSummary>

/** The property's details; `complement` is the block or tower, `area` in m². */
export const VerticalData = v.object({
  kind: v.optional(KnownPropertyKind, null),
  unit: v.nullable(v.string()),
  complement: v.nullable(v.string()),
  area: v.nullable(v.number()),
  reference: v.nullable(v.string()),
  keys: v.nullable(v.string()),
  additional_info: v.nullable(v.string()),
})
export type VerticalData = v.InferOutput<typeof VerticalData>

/** The person responsible for the property; phone in E.164. */
export const ResponsibleInformation = v.object({
  name: v.string(),
  phone: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
})
export type ResponsibleInformation = v.InferOutput<typeof ResponsibleInformation>

/** One product of the ensaio. */
export const SessionProduct = v.object({
  id: v.number(),
  status: ProductStatus,
  item: ProductItem,
  deliverables: v.array(Deliverable),
  /** Delivery links; not part of the material. */
  links: v.optional(v.array(DeliverableLink)),
  /** Of photos; an addition to the specification, which another server may omit. */
  favorites: v.optional(Favorites),
})
export type SessionProduct = v.InferOutput<typeof SessionProduct>

/** A whole ensaio, as its owner sees it. */
export const Session = v.object({
  ...SessionSummary.entries,
  /** The public scheduling token, for the owner's AGENDAR and REAGENDAR (rule public-token). */
  token: v.string(),
  service: Service,
  /** The person who ordered it. */
  user: v.object({ name: v.string() }),
  client: v.object({
    id: v.number(),
    name: v.string(),
    logo_url: v.nullable(v.string()),
    payment_plan: PaymentPlan,
  }),
  vertical_data: VerticalData,
  /** Bit mask: 4 notifies the responsible person. */
  notification: v.number(),
  responsible_information: v.nullable(ResponsibleInformation),
  /** Who receives the photographer, as given when scheduling (rule scheduling-contact). */
  scheduling_responsible_info: v.optional(
    v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
    null,
  ),
  /** The agreed price in reais; null for photographers (rule photographer-window). */
  price: v.optional(v.nullable(v.number()), null),
  /** The cancellation fee in reais; null while not cancelled, and for photographers. */
  cancellation_fee: v.optional(v.nullable(v.number()), null),
  products: v.array(SessionProduct),
  /** The answer to whether the property is ready for the booked visit; photographers read it while the visit is near (rule preparedness). */
  preparedness: v.optional(v.nullable(Preparedness)),
  /** When the photographer said that they are on the way to the booked visit, and have arrived (rule arrival). */
  arrival: v.optional(v.nullable(Arrival)),
  /** The period that was left because no free time fits; not sent to photographers (rule preferred-period). */
  preferred_period: v.optional(v.nullable(PreferredPeriod)),
  /** Where the property is, null when nothing is known; sent to the office only (rule property-position). */
  position: v.optional(v.nullable(Position)),
  /** The archiving of its originals; null before the company is told of it, and for photographers (rule archived-originals). */
  originals: v.optional(v.nullable(Originals)),
  /** When staff marked the visit as done; sent to staff only. */
  done_at: v.optional(v.nullable(Instant)),
})
export type Session = v.InferOutput<typeof Session>
