import type { Generated, Id } from './column.ts'

export interface DeliverableTables {
  tags: { id: Id; name: string }
  photos: {
    id: Id
    session_product_id: number
    /** Names of the stored original and of its small picture. */
    file: string
    thumbnail_file: string
    alt: string | null
    tag_id: number | null
    is_featured: Generated<boolean>
    position: number
    bytes: number
    sha256: string
  }
  blueprints: {
    id: Id
    session_product_id: number
    file: string
    file_name: string
    file_extension: string
    bytes: number
    sha256: string
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
