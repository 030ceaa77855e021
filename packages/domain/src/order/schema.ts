import * as v from 'valibot'
import { addressParts } from '../address/parts.ts'
import { Address } from '../address/schema.ts'
import { Phone } from '../person/phone.ts'
import { Email, line, note } from '../person/text.ts'
import { ChosenPropertyKind } from '../property/kind.ts'
import { CouponCode } from './coupon-code.ts'

const short = (longest = 60) => v.optional(v.nullable(note(longest)), null)

/** One unit of a building: the fields that differ between one order's ensaios; `area` in m², `complement` is the block or tower. */
export const OrderedUnit = v.object({
  unit: short(),
  complement: short(),
  area: v.optional(
    v.nullable(
      v.pipe(
        v.number('Informe a área, em m².'),
        v.minValue(1, 'Informe uma área a partir de 1 m².'),
        v.maxValue(100_000, 'Confira a área.'),
      ),
    ),
    null,
  ),
})
export type OrderedUnit = v.InferInput<typeof OrderedUnit>

/** The most units in one order. */
export const mostUnits = 50

/** A complete address: CEP, number and neighbourhood are required. */
export const OrderAddress = v.pipe(
  Address,
  v.check((address) => addressParts(address).street !== '', 'Informe a rua.'),
  v.check((address) => addressParts(address).city !== '', 'Informe a cidade.'),
  v.check((address) => addressParts(address).number !== '', 'Informe o número.'),
  v.check((address) => addressParts(address).neighborhood !== '', 'Informe o bairro.'),
  v.check((address) => addressParts(address).postal_code !== '', 'Informe o CEP.'),
)

/** The person responsible for the property, as typed. */
export const OrderResponsible = v.object({
  name: line('Informe o nome do responsável.'),
  phone: Phone,
  email: Email,
  company: v.optional(v.nullable(note(120)), null),
})

/** 4 notifies the responsible person, 0 nobody. */
export const notify = 4

/** An order; `units` orders several of one building together and defaults to the one in `vertical_data`. */
export const Order = v.object({
  service: v.object({ id: v.pipe(v.number('Escolha um serviço.'), v.integer()) }),
  address: OrderAddress,
  vertical_data: v.object({
    kind: v.optional(ChosenPropertyKind, null),
    ...OrderedUnit.entries,
    reference: short(500),
    keys: short(500),
    additional_info: short(2000),
  }),
  units: v.optional(
    v.pipe(v.array(OrderedUnit), v.maxLength(mostUnits, `Peça no máximo ${mostUnits} unidades por vez.`)),
  ),
  client_code: v.optional(v.nullable(note(120)), null),
  notification: v.optional(v.picklist([0, 4]), notify),
  responsible_information: OrderResponsible,
  /** The code of a coupon; the order is refused when it cannot be used (rule coupon). */
  coupon: v.optional(v.nullable(CouponCode), null),
})
export type Order = v.InferInput<typeof Order>
