import * as v from 'valibot'
import { Tag } from '../deliverable/tag.ts'

/** The kind of photographed object: 1 housing, 2 cars. */
export const housing = 1
export const cars = 2
export const Vertical = v.object({ id: v.number() })

/** An item of a service; `icon` is its name in the icon set. */
export const ProductItem = v.pipe(
  v.object({
    id: v.number(),
    /** The same as `id`; another API omits it in a session. */
    item_id: v.optional(v.number()),
    label: v.string(),
    title: v.string(),
    icon: v.string(),
    /** Instructions for staff; not sent to clients. */
    orientation: v.optional(v.nullable(v.string())),
    /** The tags for its photos. */
    tags: v.optional(v.array(Tag)),
  }),
  v.transform((item) => ({ ...item, item_id: item.item_id ?? item.id })),
)
export type ProductItem = v.InferOutput<typeof ProductItem>

/** A service as a session or a filter shows it. */
export const ServiceName = v.object({ id: v.number(), name: v.string(), vertical: Vertical })
export type ServiceName = v.InferOutput<typeof ServiceName>

/** A service that can be ordered, with its items. */
export const Service = v.object({
  ...ServiceName.entries,
  products: v.array(v.object({ name: v.string(), item: ProductItem })),
})
export type Service = v.InferOutput<typeof Service>
