import * as v from 'valibot'

/** A tag of photos, mostly the room: "Sala", "Cozinha". */
export const Tag = v.object({ id: v.number(), name: v.string() })
export type Tag = v.InferOutput<typeof Tag>
