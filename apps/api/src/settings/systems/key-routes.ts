import {
  createApiKey,
  createHouseKey,
  listApiKeys,
  listHouseKeys,
  revokeApiKey,
  revokeHouseKey,
} from '@ensaio/domain'
import { clientOf, staffOf, type Viewer } from '../../accounts/viewer.ts'
import type { Serve } from '../../http/serve.ts'
import { createKey, type KeyChange, revokeKey } from './keep-keys.ts'
import { readKeys } from './repository/api-keys.ts'

function ofCompany(viewer: Viewer | null): KeyChange {
  const { companyId, userId } = clientOf(viewer)
  return { owner: companyId, userId }
}

function ofHouse(viewer: Viewer | null): KeyChange {
  return { owner: null, userId: staffOf(viewer).userId }
}

/** The keys of the API: of the caller's company, and of the house (rule api-key). */
export function keyRoutes(serve: Serve): void {
  serve(listApiKeys, ({ db, viewer }) => readKeys(db, ofCompany(viewer).owner))
  serve(createApiKey, ({ db, viewer, body, now }) => createKey(db, ofCompany(viewer), body, now))
  serve(revokeApiKey, ({ db, viewer, params: { id }, now }) => revokeKey(db, ofCompany(viewer), id, now))
  serve(listHouseKeys, ({ db }) => readKeys(db, null))
  serve(createHouseKey, ({ db, viewer, body, now }) => createKey(db, ofHouse(viewer), body, now))
  serve(revokeHouseKey, ({ db, viewer, params: { id }, now }) => revokeKey(db, ofHouse(viewer), id, now))
}
