import {
  type Actor,
  type Comment,
  type Pin,
  standardName,
  type Thread,
  type ThreadMatter,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../../../accounts/viewer.ts'
import type { Database, Tx } from '../../../database/database.ts'
import { isDelivered, visibleItems } from '../../repository/access.ts'

type CommentRow = {
  id: number
  thread_id: number
  side: Actor
  text: string
  written_at: string
  user_id: number | null
  name: string | null
  scope: 'client' | 'provider' | 'admin' | null
  house: string | null
}

/** Clients read the photographer's name; other staff appear as the team (rule conversation). */
export function authorName(
  comment: Pick<CommentRow, 'side' | 'name' | 'scope' | 'house'>,
  reader: { scope: Viewer['scope'] },
): string {
  const isTeam = comment.side === 'staff' && reader.scope === 'client' && comment.scope !== 'provider'
  if (!isTeam && comment.name !== null) return comment.name
  return comment.side === 'staff' ? `Equipe ${comment.house ?? standardName}` : 'Alguém da empresa'
}

const houseName = sql<string | null>`(select value ->> 'name' from house_brand)`

function commentRows(db: Database) {
  return db
    .selectFrom('conversation_comments as c')
    .innerJoin('conversation_threads as t', 't.id', 'c.thread_id')
    .leftJoin('users', 'users.id', 'c.user_id')
    .select(['c.id', 'c.thread_id', 'c.side', 'c.text', 'c.written_at', 'c.user_id'])
    .select(['users.name', 'users.scope', houseName.as('house')])
    .orderBy('c.id')
}

/** The threads of an ensaio, or one of them, the oldest first, as the viewer reads them. */
export async function threadsOf(
  db: Database,
  viewer: Viewer,
  { sessionId, threadId }: { sessionId: number; threadId?: number },
): Promise<Thread[]> {
  const threads = await db
    .selectFrom('conversation_threads as t')
    .leftJoin('users', 'users.id', 't.resolved_by')
    .select([
      't.id',
      't.about',
      't.session_product_id as product_id',
      't.pin_x',
      't.pin_y',
      't.is_correction',
    ])
    .select(sql<number | null>`coalesce(t.photo_id, t.blueprint_id)`.as('material_id'))
    .select(['t.resolved_at', 't.resolved_by', 'users.name', 'users.scope', houseName.as('house')])
    .where('t.session_id', '=', sessionId)
    .$if(threadId !== undefined, (query) => query.where('t.id', '=', threadId ?? 0))
    .orderBy('t.id')
    .execute()
  const comments = await commentRows(db)
    .where('t.session_id', '=', sessionId)
    .$if(threadId !== undefined, (query) => query.where('t.id', '=', threadId ?? 0))
    .execute()
  const byThread = Map.groupBy(comments, (comment) => comment.thread_id)
  return threads.map(({ pin_x: x, pin_y: y, name, scope, house, resolved_by, ...thread }) => {
    const side = scope === 'client' ? 'client' : 'staff'
    const resolver = resolved_by === null ? null : authorName({ side, name, scope, house }, viewer)
    const written = byThread.get(thread.id) ?? []
    return {
      ...thread,
      pin: x === null || y === null ? null : { x, y },
      resolved_by: resolver,
      comments: written.map((comment): Comment => {
        const { id, text, written_at } = comment
        const is_own = comment.user_id === viewer.userId
        return { id, side: comment.side, author: authorName(comment, viewer), is_own, text, written_at }
      }),
    }
  })
}

/** A photo or a plan that the client of its ensaio sees; null otherwise. */
export async function findDelivered(
  db: Database,
  { sessionId, about, materialId }: { sessionId: number; about: 'photo' | 'blueprint'; materialId: number },
): Promise<{ productId: number } | null> {
  const found = await db
    .selectFrom('session_products as p')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select('p.id as productId')
    .where(
      sql<boolean>`exists (select from ${sql.table(`${about}s`)} m where m.id = ${materialId} and m.session_product_id = p.id)`,
    )
    .where('s.id', '=', sessionId)
    .where('p.item_id', 'in', visibleItems({ scope: 'client' }))
    .where(isDelivered)
    .executeTakeFirst()
  return found ?? null
}

/** How many threads a locked ensaio has. */
export async function countThreads(tx: Tx, sessionId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('conversation_threads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a thread without comments and returns its id. */
export async function insertThread(
  tx: Tx,
  thread: {
    sessionId: number
    about: ThreadMatter
    productId?: number
    materialId?: number
    pin?: Pin | null
    isCorrection?: boolean
  },
  now: string,
): Promise<number> {
  const { sessionId, about, productId = null, materialId = null, pin = null, isCorrection = false } = thread
  const { id } = await tx
    .insertInto('conversation_threads')
    .values({
      session_id: sessionId,
      about,
      session_product_id: productId,
      photo_id: about === 'photo' ? materialId : null,
      blueprint_id: about === 'blueprint' ? materialId : null,
      pin_x: pin?.x ?? null,
      pin_y: pin?.y ?? null,
      is_correction: isCorrection,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a comment. */
export async function insertComment(
  tx: Tx,
  comment: { threadId: number; side: Actor; userId: number; text: string },
  now: string,
): Promise<void> {
  const { threadId, side, userId, text } = comment
  await tx
    .insertInto('conversation_comments')
    .values({ thread_id: threadId, side, user_id: userId, text, written_at: now })
    .execute()
}

/** A thread of a locked ensaio, and how many comments it has; null when there is none. */
export async function findThread(tx: Tx, { sessionId, threadId }: { sessionId: number; threadId: number }) {
  const found = await tx
    .selectFrom('conversation_threads as t')
    .select(['t.id', 't.is_correction', 't.resolved_at'])
    .select(
      sql<number>`(select count(*)::int from conversation_comments c where c.thread_id = t.id)`.as(
        'comments',
      ),
    )
    .where('t.session_id', '=', sessionId)
    .where('t.id', '=', threadId)
    .executeTakeFirst()
  return found ?? null
}

/** Marks a thread as resolved by somebody, or, with null, as open. */
export async function writeResolved(
  tx: Tx,
  threadId: number,
  by: { userId: number; at: string } | null,
): Promise<void> {
  await tx
    .updateTable('conversation_threads')
    .set({ resolved_at: by?.at ?? null, resolved_by: by?.userId ?? null })
    .where('id', '=', threadId)
    .execute()
}

/** Resolves the corrections of products that are delivered again. */
export async function resolveCorrections(tx: Tx, productIds: readonly number[], now: string): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .updateTable('conversation_threads')
    .set({ resolved_at: now })
    .where('session_product_id', 'in', productIds)
    .where('is_correction', '=', true)
    .where('resolved_at', 'is', null)
    .execute()
}

// The request of a correction has a mail of its own.
const isNoRequest = sql<boolean>`not (t.is_correction
  and c.id = (select min(id) from conversation_comments first where first.thread_id = t.id))`

/** Comments of one side since an instant, with the matter of their threads, the oldest first; without requests of corrections. */
export async function commentsSince(
  tx: Tx,
  { sessionId, side, since }: { sessionId: number; side: Actor; since: string },
) {
  return commentRows(tx)
    .select(['t.about', 't.is_correction'])
    .where('t.session_id', '=', sessionId)
    .where('c.side', '=', side)
    .where(isNoRequest)
    .where('c.written_at', '>=', since)
    .execute()
}
