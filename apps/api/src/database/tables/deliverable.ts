import type { Crop, CropShape, PlanRoom } from '@ensaio/domain'
import type { ColumnType } from 'kysely'
import type { DerivativeKind } from '../../files/sizes/derivative-kinds.ts'
import type { Cents, Generated, Id, Instant, LocalDate } from './column.ts'

export interface DeliverableTables {
  /** `photos` for rooms, `rating` for praise and complaints. */
  tags: {
    id: Id
    category: Generated<'photos' | 'rating'>
    name: string
    /** The order in which they are offered. */
    position: Generated<number>
    /** False: no longer offered (rule retired-tags). */
    active: Generated<boolean>
  }
  photos: {
    id: Id
    session_product_id: number
    /** Names of the stored original and of its small picture. */
    file: string
    thumbnail_file: string
    /** The larger picture; null until it is first requested. */
    preview_file: string | null
    /** Of the original as shown, in px; null when not measured. */
    width: number | null
    height: number | null
    alt: string | null
    tag_id: number | null
    is_featured: Generated<boolean>
    /** 0..n-1 within the product, held by a constraint. */
    position: number
    bytes: number
    /** Hash of the bytes as sent, which recognises a repeated upload. */
    sha256: string
    /** Whether the stored file is known to hold no location. */
    is_location_free: Generated<boolean>
    /** Whether it shows a whole sphere (rule panoramas). */
    is_panorama: Generated<boolean>
    /** From 1; the next with each replacement. */
    version: Generated<number>
  }
  /** A file that a photo had when the client received it, before it was replaced (rule photo-versions). */
  photo_versions: {
    photo_id: number
    version: number
    file: string
    thumbnail_file: string
    preview_file: string | null
    width: number | null
    height: number | null
    is_location_free: boolean
    replaced_at: Instant
  }
  /** Ensaios whose companies were told that the originals of their photos are archived (rule archived-originals). */
  photo_archives: {
    session_id: number
    told_at: Instant
    archive_on: LocalDate
    /** Set before the first file moves, cleared after the last one is back. */
    archived_at: Instant | null
    /** When the last file had moved. */
    moved_at: Instant | null
    asked_at: Instant | null
    asked_by: number | null
  }
  /** The part of a photo that somebody chose for a shape, as shares of the upright photo (rule photo-sizes). */
  photo_crops: { photo_id: number; shape: CropShape } & Crop
  /** A picture drawn from a photo; without a file it waits to be drawn (rule derivatives-once). */
  photo_derivatives: {
    id: Id
    photo_id: number
    kind: DerivativeKind
    /** Of a photo from before there were sizes: drawn when nothing else waits. */
    is_backlog: Generated<boolean>
    /** Not drawn before: after a failure it waits longer each time. */
    due_at: Instant
    /** When a process began to draw it; null while none does. */
    taken_at: Instant | null
    attempts: Generated<number>
    last_error: string | null
    file: string | null
    width: number | null
    height: number | null
    bytes: number | null
  }
  blueprints: {
    id: Id
    session_product_id: number
    file: string
    file_name: string
    file_extension: string
    bytes: number
    /** Hash of the bytes as sent. */
    sha256: string
    is_location_free: Generated<boolean>
    /** When its pages are to be drawn; null once they are, and of what has none. */
    pages_due_at: Instant | null
    pages_tries: Generated<number>
    /** The rooms marked on it (rule plan-rooms). */
    rooms: ColumnType<PlanRoom[], string | undefined, string>
  }
  /** Pages of plans that are documents, as pictures (rule plan-pages). */
  blueprint_pages: {
    id: Id
    blueprint_id: number
    nth: number
    file: string
  }
  tours: {
    id: Id
    session_product_id: number
    matterport_url: string | null
    tour_url: string | null
    hosting_months: number | null
    /** The last day of hosting with its renewals, kept by triggers; null before the delivery. */
    hosted_until: ColumnType<LocalDate | null, never, never>
  }
  /** Renewals of the hosting of all tours of an ensaio, in their order; those with a note were given free of charge (rule hosting-renewal). */
  hosting_renewals: {
    id: Id
    session_id: number
    months: number
    /** The day of the renewal in the property's zone. */
    renewed_on: LocalDate
    price_cents: Cents
    note: string | null
    user_id: number | null
    renewed_at: Instant
  }
  videos: { id: Id; session_product_id: number; url: string }
  /** A video that is kept as a file; its id is that of no row of `videos` (rule video-files). */
  video_files: {
    id: Id
    session_product_id: number
    /** Its name ends by its kind: mp4 or webm. */
    file: string
    bytes: number
    /** Hash of the bytes as sent, which recognises a repeated upload. */
    sha256: string
    /** As shown, in px; null when it does not say. */
    width: number | null
    height: number | null
    seconds: number | null
    /** The picture before it plays; null while there is none. */
    poster_file: string | null
    /** WebVTT; null without captions. */
    captions: string | null
  }
  links: { id: Id; session_product_id: number; url: string }
}
