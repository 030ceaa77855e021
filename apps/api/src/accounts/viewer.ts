import type { Audience, Scope } from '@ensaio/domain'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

/** Who calls, once signed in. */
export interface Viewer {
  userId: number
  scope: Scope
  /** Set for clients alone. */
  companyId: number | null
  firstLogin: boolean
  signedInAt: string
}

/** A caller of the client's audience: their queries are bound to this company (rule accessible-to). */
export interface ClientViewer extends Viewer {
  companyId: number
}

/** What of `users` makes a viewer. */
export const viewerColumns = ['users.id', 'users.scope', 'users.company_id', 'users.first_login'] as const

type ViewerRow = { id: number; scope: Scope; company_id: number | null; first_login: boolean }

/** A row of `viewerColumns` as who calls. */
export function viewerOf(row: ViewerRow, signedInAt: string): Viewer {
  return {
    userId: row.id,
    scope: row.scope,
    companyId: row.company_id,
    firstLogin: row.first_login,
    signedInAt,
  }
}

/** The person behind the request's login session, or null. They came with the session, at every request anew. */
export async function findViewer(db: Database, request: FastifyRequest): Promise<Viewer | null> {
  const { userId, signedInAt, viewer } = request.session
  if (userId === undefined || signedInAt === undefined) return null
  if (viewer !== undefined) return viewer
  const user = await db.selectFrom('users').select(viewerColumns).where('id', '=', userId).executeTakeFirst()
  return user === undefined ? null : viewerOf(user, signedInAt)
}

/** Refuses callers outside an endpoint's audience: 401 when signed out, 403 in the wrong role (rules wire-envelope and accessible-to). */
export function checkAudience(audience: Audience, viewer: Viewer | null): void {
  if (audience === 'public') return
  if (viewer === null) refuse('signed_out')
  if (audience === 'client' && viewer.scope !== 'client') refuse('wrong_role')
  if (audience === 'staff' && viewer.scope === 'client') refuse('wrong_role')
  if (audience === 'admin' && viewer.scope !== 'admin') refuse('wrong_role')
}

/** The caller as a client; endpoints of that audience have made sure of it. */
export function clientOf(viewer: Viewer | null): ClientViewer {
  if (viewer === null) refuse('signed_out')
  if (viewer.companyId === null) refuse('wrong_role')
  return { ...viewer, companyId: viewer.companyId }
}

/** The caller as one of our people; endpoints of their audiences have made sure of it. */
export function staffOf(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('signed_out')
}

/** Who somebody signed in is in the story of an ensaio. */
export function actorOf(viewer: Viewer): { actor: 'client' | 'staff'; userId: number } {
  return { actor: viewer.scope === 'client' ? 'client' : 'staff', userId: viewer.userId }
}
