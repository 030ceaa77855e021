import {
  type Audience,
  type ClientRight,
  type ClientRole,
  clientRights,
  hasClientRight,
  hasRight,
  type KeyScope,
  type OfficeRole,
  onlyReads,
  type Right,
  rights,
  type Scope,
} from '@ensaio/domain'
import { refuse } from '../http/refusal.ts'

/** The signed-in caller. */
export interface Viewer {
  userId: number
  scope: Scope
  /** Set for people of the office only. */
  role: OfficeRole | null
  /** Set for clients only. */
  clientRole: ClientRole | null
  /** Set for clients only. */
  companyId: number | null
  firstLogin: boolean
  signedInAt: string
  /** Must turn on the second step before anything else (rule required-second-step). */
  lacksSecondStep: boolean
  /** The version of the list of their company as they came, read with them: one statement less for a kept list (rule kept-lists). */
  listVersion?: string
  /** The name of the API key by which this person acts; histories tell it (rule api-key). */
  keyName?: string
  /** The scopes of that key, for answers with parts that need a scope of their own. */
  keyScopes?: readonly KeyScope[]
}

/** A caller who is a client: their queries are limited to this company (rule accessible-to). */
export interface ClientViewer extends Viewer {
  companyId: number
}

/** The columns of `users` that make a viewer. */
export const viewerColumns = [
  'users.id',
  'users.scope',
  'users.role',
  'users.client_role',
  'users.company_id',
  'users.first_login',
] as const

type ViewerRow = {
  id: number
  scope: Scope
  role: OfficeRole | null
  client_role: ClientRole | null
  company_id: number | null
  first_login: boolean
  lacks_second_step: boolean
}

/** Converts a row of `viewerColumns` to a viewer. */
export function viewerOf(row: ViewerRow, signedInAt: string): Viewer {
  return {
    userId: row.id,
    scope: row.scope,
    role: row.role,
    clientRole: row.client_role,
    companyId: row.company_id,
    firstLogin: row.first_login,
    signedInAt,
    lacksSecondStep: row.lacks_second_step,
  }
}

/** Refuses callers outside an endpoint's audience: 401 when signed out, 403 in the wrong role. */
export function checkAudience(audience: Audience, viewer: Viewer | null): void {
  if (audience === 'public') return
  if (viewer === null) refuse('signed_out')
  if (audience === 'client' && viewer.scope !== 'client') refuse('wrong_role')
  if (audience === 'staff' && viewer.scope === 'client') refuse('wrong_role')
  if (isRight(audience) && !hasRight(viewer, audience)) refuse('wrong_role')
  if (isClientRight(audience)) refuseWithout(viewer, audience)
}

function isRight(audience: Audience): audience is Right {
  return rights.some((right) => right === audience)
}

function isClientRight(audience: Audience): audience is ClientRight {
  return clientRights.some((right) => right === audience)
}

/** May this caller do so in their company? Staff may not (rule client-roles). */
export function clientMay({ scope, clientRole }: Viewer, right: ClientRight): boolean {
  return hasClientRight({ scope, client_role: clientRole }, right)
}

const beyondRole = 'Seu papel na empresa não inclui isto. Peça a uma pessoa da gestão da empresa.'

function refuseWithout(viewer: Viewer, right: ClientRight): void {
  if (viewer.scope !== 'client') refuse('wrong_role')
  if (!clientMay(viewer, right)) refuse('wrong_role', beyondRole)
}

/** Refuses staff who only read ensaios, and clients without the right (rules office-roles and client-roles); for endpoints that several scopes call. */
export function refuseReaders(viewer: Viewer, right: ClientRight): void {
  if (viewer.scope === 'client') refuseWithout(viewer, right)
  else if (onlyReads(viewer)) refuse('wrong_role')
}

/** The caller as a client, which the audience of the endpoint guarantees. */
export function clientOf(viewer: Viewer | null): ClientViewer {
  if (viewer === null) refuse('signed_out')
  if (viewer.companyId === null) refuse('wrong_role')
  return { ...viewer, companyId: viewer.companyId }
}

/** The caller, whom the audience of the endpoint guarantees. */
export function viewerIn(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('signed_out')
}

/** The caller as a member of staff, which the audience of the endpoint guarantees. */
export function staffOf(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('signed_out')
}

/** The author of a change as histories name it: a person, and the API key that acted for them. */
export interface Author {
  userId: number
  /** The name of the API key; missing when the person acted (rule api-key). */
  keyName?: string
}

/** The author of a change. */
export function authorOf({ userId, keyName }: Viewer): Author {
  return { userId, ...(keyName !== undefined && { keyName }) }
}

/** The author of what a job of the house does by itself. */
export const houseActor = { actor: 'system', userId: null } as const

/** The author of an event of an ensaio. */
export function actorOf(viewer: Viewer): Author & { actor: 'client' | 'staff' } {
  return { actor: viewer.scope === 'client' ? 'client' : 'staff', ...authorOf(viewer) }
}
