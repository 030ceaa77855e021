import type { PublicSession } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { unknownLink } from '../scheduling/book-visit.ts'
import { readPublicSession } from '../scheduling/repository/public-sessions.ts'
import { readPublicGroup } from '../scheduling/repository/session-groups.ts'

/** Can this text be the token of a scheduling link? */
export function isToken(text: string): boolean {
  return /^[\w-]{22,86}$/.test(text)
}

/** The token of a scheduling link, as paths carry it; refuses what cannot be one. */
export function readToken(token: string): string {
  return isToken(token) ? token : refuse('not_found', unknownLink)
}

/** What a scheduling link shows, of one ensaio or of several; null when nobody gave out that token. */
export async function findLink(
  db: Database,
  token: string,
  viewer: Viewer | null = null,
): Promise<PublicSession | null> {
  return (await readPublicSession(db, token, viewer)) ?? (await readPublicGroup(db, token, viewer))
}

/** The same; refuses an unknown token. */
export async function readLink(db: Database, token: string, viewer: Viewer | null): Promise<PublicSession> {
  return (await findLink(db, token, viewer)) ?? refuse('not_found', unknownLink)
}
