import type { ColumnType } from 'kysely'
import type { Generated, Id, LocalDate } from './column.ts'

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
  }
  tours: {
    id: Id
    session_product_id: number
    matterport_url: string | null
    tour_url: string | null
    hosting_months: number | null
    /** The last day of hosting, kept by triggers; null before the delivery. */
    hosted_until: ColumnType<LocalDate | null, never, never>
  }
  videos: { id: Id; session_product_id: number; url: string }
  links: { id: Id; session_product_id: number; url: string }
}
