import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'
import { note } from '../../person/text.ts'
import type { Actor } from '../actor.ts'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** A point of a picture, as shares of its width and height from its upper left corner, as it is shown upright. */
export const Pin = v.object({ x: share, y: share })
export type Pin = v.InferOutput<typeof Pin>

const side = v.picklist(['client', 'staff'] satisfies readonly Actor[])

/** One comment of a thread. `author` can be shown: clients read the photographer's name, and the team's for other staff. */
export const Comment = v.object({
  id: v.number(),
  side,
  author: v.string(),
  /** Written by whoever asks. */
  is_own: v.boolean(),
  text: v.string(),
  written_at: Instant,
})
export type Comment = v.InferOutput<typeof Comment>

/** The matters of threads. */
export const threadMatters = ['session', 'product', 'photo', 'blueprint'] as const
export type ThreadMatter = (typeof threadMatters)[number]

/**
 * A thread of the conversation about an ensaio: a comment and its answers, about all of it, about a product (corrections only), or about a
 * photo or a plan, with a point of it or without (rule conversation). `material_id` is null once the photo or plan is removed.
 */
export const Thread = v.object({
  id: v.number(),
  about: v.picklist(threadMatters),
  product_id: v.nullable(v.number()),
  material_id: v.nullable(v.number()),
  pin: v.nullable(Pin),
  /** A requested correction, which its next delivery resolves. */
  is_correction: v.boolean(),
  resolved_at: v.nullable(Instant),
  resolved_by: v.nullable(v.string()),
  /** The oldest first, at least one. */
  comments: v.array(Comment),
})
export type Thread = v.InferOutput<typeof Thread>

/** The longest comment, in characters. */
export const longestComment = 2000
/** The most threads of an ensaio. */
export const mostThreads = 300
/** The most comments of a thread. */
export const mostComments = 100

/** The text of a comment. */
export const CommentForm = v.object({
  text: v.pipe(note(longestComment), v.nonEmpty('Escreva o comentário.')),
})
export type CommentForm = v.InferInput<typeof CommentForm>

const material = {
  material_id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pin: v.optional(v.nullable(Pin), null),
}

/** The subject of a new thread: the whole ensaio, a photo or a plan. */
export const ThreadSubject = v.variant('about', [
  v.object({ about: v.literal('session') }),
  v.object({ about: v.literal('photo'), ...material }),
  v.object({ about: v.literal('blueprint'), ...material }),
])
export type ThreadSubject = v.InferOutput<typeof ThreadSubject>

/** A new thread: its first comment, and what it is about. */
export const ThreadForm = v.object({ ...CommentForm.entries, subject: ThreadSubject })
export type ThreadForm = v.InferInput<typeof ThreadForm>

/** Is the thread unresolved? */
export function isThreadOpen(thread: Thread): boolean {
  return thread.resolved_at === null
}

/** The threads about one photo or plan, the oldest first. */
export function threadsAbout(
  threads: readonly Thread[],
  about: 'photo' | 'blueprint',
  materialId: number,
): Thread[] {
  return threads.filter((thread) => thread.about === about && thread.material_id === materialId)
}

/** How many threads wait for an answer of this side: the open ones in which the other side wrote last. */
export function threadsAwaiting(threads: readonly Thread[], by: Actor): number {
  return threads.filter((thread) => isThreadOpen(thread) && thread.comments.at(-1)?.side !== by).length
}

/** How long comments are collected for one mail to the other side, in ms (rule conversation-mail). */
export const conversationPause = 5 * 60_000

/** The side that answers. */
export function otherSide(side: Actor): Actor {
  return side === 'client' ? 'staff' : 'client'
}

/** Names the matter of a thread in the middle of a sentence: `sobre uma foto`. */
export function matterText(matter: ThreadMatter): string {
  return {
    session: 'sobre o ensaio',
    product: 'correção',
    photo: 'sobre uma foto',
    blueprint: 'sobre uma planta',
  }[matter]
}
