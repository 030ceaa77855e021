import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { Pin } from '../session/conversation/thread.ts'

/** The progress of a product of an ensaio, each with its number on the wire. */
export const productStatus = { waiting: 1, inProduction: 2, delivered: 3 } as const

/** All values of a product's progress, in order. */
export const productStatuses = [1, 2, 3] as const
export const ProductStatus = v.picklist(productStatuses)
export type ProductStatus = v.InferOutput<typeof ProductStatus>

/** The label of a product's progress. */
export function productStatusLabel(of: ProductStatus): string {
  return { 1: 'Aguardando', 2: 'Em produção', 3: 'Entregue' }[of]
}

const size = v.optional(v.nullable(v.number()), null)

/** A photo as the client had received it before it was replaced, with the instant of that (rule photo-versions). */
export const FormerPhoto = v.object({
  url: v.string(),
  thumbnail_url: v.string(),
  preview_url: v.string(),
  width: size,
  height: size,
  replaced_at: Instant,
})
export type FormerPhoto = v.InferOutput<typeof FormerPhoto>

/**
 * A photo; `url` is the original. `thumbnail_url` (640 px), `preview_url` (1600 px) and the original's `width` and `height` in px are
 * additions to the specification: another server may omit them. `former` is the version before, of a photo that was replaced.
 */
export const Photo = v.object({
  id: v.number(),
  url: v.string(),
  tag_id: v.nullable(v.number()),
  is_featured: v.boolean(),
  order: v.number(),
  thumbnail_url: v.optional(v.nullable(v.string()), null),
  preview_url: v.optional(v.nullable(v.string()), null),
  alt: v.optional(v.nullable(v.string()), null),
  width: size,
  height: size,
  former: v.optional(v.nullable(FormerPhoto)),
  /** Does it show a whole sphere, twice as wide as high (rule panoramas)? An addition to the specification. */
  is_panorama: v.optional(v.boolean()),
})
export type Photo = v.InferOutput<typeof Photo>

/** A page of a plan as a picture (rule plan-pages). An addition to the specification. */
export const PlanPage = v.object({ url: v.string() })
export type PlanPage = v.InferOutput<typeof PlanPage>

/** A room marked on a page of a plan, the first being 1, at a point of its picture (rule plan-rooms). An addition to the specification. */
export const PlanRoom = v.object({ tag_id: v.number(), page: v.number(), ...Pin.entries })
export type PlanRoom = v.InferOutput<typeof PlanRoom>

/** A plan. A pdf or png can be opened at `url`, a dwg only downloaded. */
export const Blueprint = v.object({
  id: v.number(),
  file_name: v.string(),
  file_extension: v.string(),
  url: v.optional(v.nullable(v.string()), null),
  /** The first pages of a pdf; missing until they are drawn, and where none can be. */
  pages: v.optional(v.array(PlanPage)),
  /** The rooms marked on it; another server may omit them. */
  rooms: v.optional(v.array(PlanRoom)),
})
export type Blueprint = v.InferOutput<typeof Blueprint>

/** `host_prize` is the wire's name for the hosting period, in months (rule wire-names); `hosted_until` the day that follows from it. */
export const Tour = v.object({
  id: v.optional(v.number(), 0),
  matterport_url: v.nullable(v.string()),
  tour_url: v.nullable(v.string()),
  host_prize: v.nullable(v.number()),
  hosted_until: v.optional(v.nullable(v.string()), null),
  /** Are its addresses withheld, as its hosting is over (rule hosting-end)? An addition to the specification. */
  has_ended: v.optional(v.boolean()),
})
export type Tour = v.InferOutput<typeof Tour>

/** A video, or a generic delivery link. */
export const DeliverableLink = v.object({ id: v.optional(v.number(), 0), url: v.string() })
export type DeliverableLink = v.InferOutput<typeof DeliverableLink>

/** The types of video files. */
export const VideoType = v.picklist(['video/mp4', 'video/webm'])
export type VideoType = v.InferOutput<typeof VideoType>

/** The facts of a video that is kept here as a file: size in px and length in seconds by its own metadata, null where that is missing. */
export const VideoFile = v.object({
  type: VideoType,
  bytes: v.number(),
  width: size,
  height: size,
  seconds: v.optional(v.nullable(v.number()), null),
  /** The picture shown before it plays; null while there is none. */
  poster_url: v.optional(v.nullable(v.string()), null),
  /** Its captions in WebVTT; null without any. */
  captions_url: v.optional(v.nullable(v.string()), null),
})
export type VideoFile = v.InferOutput<typeof VideoFile>

/** A video that is kept here as a file; `url` is where it is played and downloaded (rule video-files). */
export const StoredVideo = v.object({ id: v.number(), url: v.string(), file: VideoFile })
export type StoredVideo = v.InferOutput<typeof StoredVideo>

/** The content of a product; its kind follows from the product's item. */
export const Deliverable = v.union([Photo, Blueprint, Tour, StoredVideo, DeliverableLink])
export type Deliverable = v.InferOutput<typeof Deliverable>
