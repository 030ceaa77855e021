import type { Actor, ThreadMatter } from '@ensaio/domain'
import type { Generated, Id, Instant } from './column.ts'

export interface ConversationTables {
  /** The threads of the conversations about ensaios (rule conversation). */
  conversation_threads: {
    id: Id
    session_id: number
    about: ThreadMatter
    /** The product of what it is about; null about a whole ensaio, and once the product is removed. */
    session_product_id: number | null
    /** Null about anything else, and once the photo is removed; so is the plan. */
    photo_id: number | null
    blueprint_id: number | null
    /** Shares of the picture's width and height; both null without a point. */
    pin_x: number | null
    pin_y: number | null
    is_correction: Generated<boolean>
    created_at: Instant
    resolved_at: Generated<Instant | null>
    /** Null for a correction, which a delivery resolves. */
    resolved_by: Generated<number | null>
  }
  conversation_comments: {
    id: Id
    thread_id: number
    user_id: number | null
    side: Actor
    text: string
    written_at: Instant
  }
  /** The favourite photos of clients (rule favorites). */
  photo_favorites: { photo_id: number; user_id: number | null; added_at: Instant }
  /** The choices of photos that clients were asked for, until they are sent. */
  photo_choices: {
    session_product_id: number
    wanted: number
    asked_by: number | null
    asked_at: Instant
    sent_by: number | null
    sent_at: Instant | null
  }
  /** Due notices: at `due_at`, the side hears of all comments since `since`. */
  conversation_notices: { session_id: number; side: Actor; since: Instant; due_at: Instant }
}
