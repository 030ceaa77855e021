import type { Generated, Id } from './column.ts'

export interface DeliverableTables {
  /** `photos` for rooms, `rating` for what was good or bad. */
  tags: { id: Id; category: Generated<'photos' | 'rating'>; name: string }
  photos: {
    id: Id
    session_product_id: number
    /** Names of the stored original and of its small picture. */
    file: string
    thumbnail_file: string
    /** The larger picture; null is drawn when asked for. */
    preview_file: string | null
    /** Of the original as it is shown, in px; null when nobody measured. */
    width: number | null
    height: number | null
    alt: string | null
    tag_id: number | null
    is_featured: Generated<boolean>
    /** 0..n-1 within the product, a constraint sees to it. */
    position: number
    bytes: number
    /** Of the bytes as they were sent, so that a repeated upload is known. */
    sha256: string
    /** Nothing in the stored file says where it was made. */
    is_location_free: Generated<boolean>
  }
  blueprints: {
    id: Id
    session_product_id: number
    file: string
    file_name: string
    file_extension: string
    bytes: number
    /** Of the bytes as they were sent. */
    sha256: string
    is_location_free: Generated<boolean>
  }
  tours: {
    id: Id
    session_product_id: number
    matterport_url: string | null
    tour_url: string | null
    hosting_months: number | null
  }
  videos: { id: Id; session_product_id: number; url: string }
  links: { id: Id; session_product_id: number; url: string }
}
