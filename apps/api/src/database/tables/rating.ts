import type { RatingCategory } from '@ensaio/domain'
import type { Id, Instant } from './column.ts'

export interface RatingTables {
  /** One per ensaio and category (rule rating-once). */
  ratings: {
    id: Id
    session_id: number
    category: RatingCategory
    user_id: number
    rate: number
    description: string
    rated_at: Instant
  }
  rating_tags: { rating_id: number; tag_id: number }
}
