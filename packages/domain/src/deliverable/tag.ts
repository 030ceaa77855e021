import * as v from 'valibot'

/** What photos are sorted by: "Sala", "Cozinha". */
export const Tag = v.object({ id: v.number(), name: v.string() })
export type Tag = v.InferOutput<typeof Tag>
