import * as v from 'valibot'
import { AddressForm } from '../address/form.ts'
import { addressOf, addressParts, formatPostalCode } from '../address/parts.ts'
import { FoundPosition } from '../address/position.ts'
import { type CityNames, isServedCity } from '../address/states.ts'
import { formatPhone } from '../person/phone.ts'
import { propertyKindOf } from '../property/kind.ts'
import { largestAreaAlone } from '../registration/endpoints.ts'
import type { Contact } from '../scheduling/schema.ts'
import type { Session, VerticalData } from '../session/schema.ts'
import { readNumber } from '../text/read-number.ts'
import { notify, type Order, OrderedUnit, OrderResponsible } from './schema.ts'
import { hasUnits } from './vertical.ts'

const UnitDraft = v.object({ unit: v.string(), complement: v.string(), area: v.string() })
export type UnitDraft = v.InferOutput<typeof UnitDraft>

// A key added later needs a default (`v.optional(v.string(), '')`): drafts of an older version are kept in browsers.
const TypedOrder = v.object({
  service_id: v.nullable(v.number()),
  /** The service's vertical: 1 housing, 2 cars. */
  vertical_id: v.number(),
  client_code: v.string(),
  address: v.object({
    postal_code: v.string(),
    street: v.string(),
    number: v.string(),
    neighborhood: v.string(),
    city: v.string(),
    state: v.string(),
  }),
  /** The map link of a place search; null for an address typed by hand. */
  map_url: v.nullable(v.string()),
  /** Where a place search found the address; null for one typed by hand. */
  position: v.optional(v.nullable(FoundPosition), null),
  units: v.array(UnitDraft),
  /** The kind of property, as its select has it; empty for none. */
  kind: v.optional(v.string(), ''),
  reference: v.string(),
  keys: v.string(),
  additional_info: v.string(),
  responsible: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  /** "Copiar meus dados". */
  is_me: v.boolean(),
  /** Notify the responsible person by mail. */
  notifies: v.boolean(),
  /** The code of a coupon; empty for none. */
  coupon: v.optional(v.string(), ''),
})

/** An order as typed so far, with the units of its vertical; survives a refresh. */
export const OrderDraft = v.pipe(TypedOrder, v.transform(withItsUnits))
export type OrderDraft = v.InferOutput<typeof OrderDraft>

/** An empty unit. */
export function emptyUnit(): UnitDraft {
  return { unit: '', complement: '', area: '' }
}

function withItsUnits<Draft extends { vertical_id: number; units: UnitDraft[]; kind: string }>(
  draft: Draft,
): Draft {
  return hasUnits(draft.vertical_id) ? draft : { ...draft, units: [emptyUnit()], kind: '' }
}

/** The draft with a service chosen; removes units that were typed for another vertical. */
export function withService(
  draft: OrderDraft,
  { id, vertical }: { id: number; vertical: { id: number } },
): OrderDraft {
  return withItsUnits({ ...draft, service_id: id, vertical_id: vertical.id })
}

/** An empty draft. */
export function emptyOrder(): OrderDraft {
  return {
    service_id: null,
    vertical_id: 1,
    client_code: '',
    address: { postal_code: '', street: '', number: '', neighborhood: '', city: '', state: '' },
    map_url: null,
    position: null,
    units: [emptyUnit()],
    kind: '',
    reference: '',
    keys: '',
    additional_info: '',
    responsible: { name: '', phone: '', email: '' },
    is_me: false,
    notifies: true,
    coupon: '',
  }
}

/** Text of an area in m² (`78`, `78,5`, `1.200`) → number; null when it is not one. */
export function readArea(text: string): number | null {
  return readNumber(text) || null
}

/** Is this typed area above the portal's limit in m², so that the sales team takes over? */
export function isLarge(text: string, largest = largestAreaAlone): boolean {
  return (readArea(text) ?? 0) > largest
}

const WithUnits = v.object({ vertical_id: v.number(), units: v.array(UnitDraft) })

/** The error of a typed area, as a sentence; null when it is valid. */
export function areaProblem(text: string): string | null {
  if (text.trim() === '') return 'Informe a área, em m².'
  const area = readArea(text)
  if (area === null) return 'Informe a área em m², como 78 ou 78,5.'
  return v.safeParse(OrderedUnit.entries.area, area).issues?.[0].message ?? null
}

/** What the information step requires (rule vertical-fields): an area for housing, none for cars. */
export const OrderInformation = v.pipe(
  v.object({
    vertical_id: v.number(),
    address: AddressForm,
    units: v.array(UnitDraft),
    client_code: v.pipe(v.string(), v.maxLength(120, 'Use no máximo 120 caracteres.')),
    reference: v.pipe(v.string(), v.maxLength(500, 'Use no máximo 500 caracteres.')),
    keys: v.pipe(v.string(), v.maxLength(500, 'Use no máximo 500 caracteres.')),
    additional_info: v.pipe(v.string(), v.maxLength(2000, 'Use no máximo 2000 caracteres.')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    // Checked even while the address is incomplete, so that all errors show at once.
    const { value } = dataset
    if (!v.is(WithUnits, value) || !hasUnits(value.vertical_id)) return
    for (const [index, unit] of value.units.entries()) {
      const message = areaProblem(unit.area)
      if (message === null) continue
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: value, key: 'units', value: value.units },
          { type: 'array', origin: 'value', input: value.units, key: index, value: unit },
          { type: 'object', origin: 'value', input: unit, key: 'area', value: unit.area },
        ],
      })
    }
  }),
)

/** Must the sales team take over: a city that is not served, or a space above `largest` m²? */
export function isForSales(
  { vertical_id, address, units }: OrderDraft,
  cities?: CityNames,
  largest?: number,
): boolean {
  const isElsewhere = address.city.trim() !== '' && !isServedCity(address.city, cities)
  return isElsewhere || (hasUnits(vertical_id) && units.some(({ area }) => isLarge(area, largest)))
}

/** The steps of the wizard, as the last segment of their path; the choice of service is step 0 (rule order-steps). */
export const orderSteps = ['', 'info', 'responsible', 'confirm'] as const
export type OrderStep = (typeof orderSteps)[number]

/** The first incomplete step; a deep link past it goes there. */
export function firstIncompleteOrderStep(draft: OrderDraft, cities?: CityNames, largest?: number): OrderStep {
  if (draft.service_id === null) return ''
  if (isForSales(draft, cities, largest) || !v.safeParse(OrderInformation, draft).success) return 'info'
  return v.safeParse(OrderResponsible, draft.responsible).success ? 'confirm' : 'responsible'
}

/** The draft as the body of the call. */
export function orderOf(draft: OrderDraft): Order {
  const address = addressOf({ ...draft.address, postal_code: draft.address.postal_code.replace('-', '') })
  const own = withItsUnits(draft)
  const units = own.units.map(({ unit, complement, area }) => ({
    unit: unit.trim() || null,
    complement: complement.trim() || null,
    area: readArea(area),
  }))
  const [first = { unit: null, complement: null, area: null }] = units
  // Of the output's type: there a key with a default is required, too.
  const verticalData: VerticalData = {
    kind: propertyKindOf(own.kind),
    ...first,
    reference: draft.reference.trim() || null,
    keys: draft.keys.trim() || null,
    additional_info: draft.additional_info.trim() || null,
  }
  return {
    service: { id: draft.service_id ?? 0 },
    address: {
      ...address,
      url: draft.map_url ?? address.url,
      ...(draft.position && { position: draft.position }),
    },
    vertical_data: verticalData,
    units,
    client_code: draft.client_code.trim() || null,
    notification: draft.notifies ? notify : 0,
    responsible_information: draft.responsible,
    coupon: draft.coupon || null,
  }
}

/** "Repetir ensaio": a draft with the same service, address, notes and responsible person, without the client's own code. */
export function repeatOf(session: Session): OrderDraft {
  const { vertical_data: data, responsible_information: responsible } = session
  const parts = addressParts(session.address)
  const draft: OrderDraft = {
    client_code: '',
    is_me: false,
    notifies: true,
    coupon: '',
    service_id: session.service.id,
    vertical_id: session.service.vertical.id,
    address: { ...parts, postal_code: formatPostalCode(parts.postal_code) },
    map_url: session.address.url,
    position: null,
    units: [
      {
        unit: data.unit ?? '',
        complement: data.complement ?? '',
        area: data.area === null ? '' : String(data.area).replace('.', ','),
      },
    ],
    kind: data.kind ?? '',
    reference: data.reference ?? '',
    keys: data.keys ?? '',
    additional_info: data.additional_info ?? '',
    responsible: responsible
      ? { name: responsible.name, phone: formatPhone(responsible.phone), email: responsible.email }
      : { name: '', phone: '', email: '' },
  }
  return withItsUnits(draft)
}

/** Ticks "Copiar meus dados", or unticks it and clears only the fields it filled in. */
export function copyMe(draft: OrderDraft, me: Contact, isMe: boolean): OrderDraft {
  if (isMe) return { ...draft, is_me: true, responsible: { ...me } }
  const kept = (field: keyof Contact) =>
    draft.responsible[field] === me[field] ? '' : draft.responsible[field]
  return {
    ...draft,
    is_me: false,
    responsible: { name: kept('name'), phone: kept('phone'), email: kept('email') },
  }
}
