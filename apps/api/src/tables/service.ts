import type { ItemId } from '@ensaio/domain'
import type { Cents, Generated, Id } from './column.ts'

export interface ServiceTables {
  /** The seven kinds of product (spec §3); ids are the spec's. */
  items: { id: ItemId; title: string; label: string; icon: string }
  services: { id: Id; name: string; vertical_id: number; active: Generated<boolean> }
  service_items: { service_id: number; item_id: ItemId }
  /** The lowest active rule that fits decides the price (D25); null fits every city. */
  price_rules: {
    id: Id
    service_id: number
    name: string
    city: string | null
    area_up_to: number
    price_cents: Cents
    active: Generated<boolean>
  }
}
