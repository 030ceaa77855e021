import * as v from 'valibot'
import { Address } from '../address/schema.ts'
import { defaultZone, Instant } from '../calendar/local-date.ts'
import { PaymentPlan } from '../company/schema.ts'
import { Deliverable, DeliverableLink, ProductStatus } from '../deliverable/schema.ts'
import { ProductItem, Service, ServiceName } from '../service/schema.ts'
import { SessionStatus } from './status.ts'

/** The photographer assigned; the picture's path is relative to the assets host, or absolute. */
export const Provider = v.object({
  name: v.string(),
  user: v.object({ profile_image_path: v.nullable(v.string()) }),
})
export type Provider = v.InferOutput<typeof Provider>

/**
 * A row of the list. Another API may answer only the keys that the product needs: here as in every answer, a key with a default may be
 * missing (rule wire-other-api).
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
  /** Unit and block or tower, to tell apart the ensaios of one building. */
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  /** A small picture of the property, once there is one. */
  cover_url: v.optional(v.nullable(v.string()), null),
})
export type SessionSummary = v.InferOutput<typeof SessionSummary>

/** The particulars of the property; `complement` is the block or tower, `area` in m². */
export const VerticalData = v.object({
  unit: v.nullable(v.string()),
  complement: v.nullable(v.string()),
  area: v.nullable(v.number()),
  reference: v.nullable(v.string()),
  keys: v.nullable(v.string()),
  additional_info: v.nullable(v.string()),
})
export type VerticalData = v.InferOutput<typeof VerticalData>

/** Who answers for the property towards us; phone in E.164. */
export const ResponsibleInformation = v.object({
  name: v.string(),
  phone: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
})
export type ResponsibleInformation = v.InferOutput<typeof ResponsibleInformation>

/** One thing that the ensaio yields. */
export const SessionProduct = v.object({
  id: v.number(),
  status: ProductStatus,
  item: ProductItem,
  deliverables: v.array(Deliverable),
  /** Delivery links: beside the material, never among it. */
  links: v.optional(v.array(DeliverableLink)),
})
export type SessionProduct = v.InferOutput<typeof SessionProduct>

/** An ensaio whole, as its owner reads it. */
export const Session = v.object({
  ...SessionSummary.entries,
  /** The public scheduling token: for the owner, so that AGENDAR and REAGENDAR work (rule public-token). */
  token: v.string(),
  service: Service,
  /** Who asked for it. */
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
  /** Who receives the photographer, as told when scheduling (rule scheduling-contact). */
  scheduling_responsible_info: v.optional(
    v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
    null,
  ),
  /** What was agreed, in reais; null for photographers, whom prices do not concern. */
  price: v.optional(v.nullable(v.number()), null),
  /** What cancelling cost, in reais; null while not cancelled, and for photographers. */
  cancellation_fee: v.optional(v.nullable(v.number()), null),
  products: v.array(SessionProduct),
  /** When our people said that the visit took place; for staff alone. */
  done_at: v.optional(v.nullable(Instant)),
})
export type Session = v.InferOutput<typeof Session>
