import type { ItemId } from '@ensaio/domain'
import type { Cents, Generated, Id, MaybeJson } from './column.ts'

/** One stored line of a price: an amount, or a word such as "incluídas". */
export type PricePart = { title: string; cents: Cents } | { title: string; text: string }

/** The lines of a price: the service itself and its additions. */
export interface PriceParts {
  main: PricePart
  items: PricePart[]
}

export interface ServiceTables {
  /** The seven kinds of product; their ids are those of the specification. */
  items: { id: ItemId; title: string; label: string; icon: string }
  services: { id: Id; name: string; vertical_id: number; active: Generated<boolean> }
  service_items: { service_id: number; item_id: ItemId; orientation: Generated<string | null> }
  /** The lowest active rule that fits decides the price (rule lowest-price); null fits every served city. */
  price_rules: {
    id: Id
    service_id: number
    name: string
    city: string | null
    area_up_to: number
    price_cents: Cents
    active: Generated<boolean>
    /** The lines of the price; null when it is for the service as a whole. */
    parts: MaybeJson<PriceParts>
    discount_title: string | null
  }
}
