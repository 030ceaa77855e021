import * as v from 'valibot'
import { Tag } from '../deliverable/tag.ts'

/** What kind of thing is photographed: 1 housing, 2 cars. */
export const housing = 1
export const cars = 2
export const Vertical = v.object({ id: v.number() })

/** An item as a session shows it; `icon` is the item's name in the icon set. */
export const ProductItem = v.pipe(
  v.object({
    id: v.number(),
    /** The same as `id`; in a session, another API leaves it out. */
    item_id: v.optional(v.number()),
    label: v.string(),
    title: v.string(),
    icon: v.string(),
    /** What our people are asked to heed; clients are not told. */
    orientation: v.optional(v.nullable(v.string())),
    /** What its photos can be tagged with. */
    tags: v.optional(v.array(Tag)),
  }),
  v.transform((item) => ({ ...item, item_id: item.item_id ?? item.id })),
)
export type ProductItem = v.InferOutput<typeof ProductItem>

/** A service as a session or a filter names it. */
export const ServiceName = v.object({ id: v.number(), name: v.string(), vertical: Vertical })
export type ServiceName = v.InferOutput<typeof ServiceName>

/** A service that can be ordered, with what it delivers. */
export const Service = v.object({
  ...ServiceName.entries,
  products: v.array(v.object({ name: v.string(), item: ProductItem })),
})
export type Service = v.InferOutput<typeof Service>
