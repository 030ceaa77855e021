import { randomBytes } from 'node:crypto'
import {
  type ApiKey,
  apiKeyPrefix,
  type CreatedApiKey,
  type Instant,
  mostApiKeys,
  type NewApiKey,
} from '@ensaio/domain'
import { secretHash } from '../../accounts/login-session.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { addKey, countKeys, deleteKey, type Owner, readKeys } from './repository/api-keys.ts'

const hintLetters = 6
const day = 86_400_000

/** A change of the keys of an owner, by a person who may. */
export interface KeyChange {
  owner: Owner
  userId: number
}

function record(
  tx: Tx,
  { owner, userId }: KeyChange,
  did: { what: 'created' | 'revoked'; detail: Record<string, unknown> },
  now: Instant,
): Promise<void> {
  const kind = `${owner === null ? 'house' : 'company'}_key_${did.what}` as const
  return recordOfficeEvent(tx, { userId, kind, subjectId: owner ?? userId, detail: did.detail }, now)
}

/** Creates a key with 192 random bits; its secret is in this answer alone (rule api-key). */
export async function createKey(
  db: Database,
  change: KeyChange,
  { name, scopes, days }: NewApiKey,
  now: Instant,
): Promise<CreatedApiKey> {
  const random = randomBytes(24).toString('hex')
  const secret = `${apiKeyPrefix}${random}`
  const expires_at = days === null ? null : new Date(Date.parse(now) + days * day).toISOString()
  const added = await transact(db, async (tx) => {
    if ((await countKeys(tx, change.owner)) >= mostApiKeys) {
      refuse('invalid', `São até ${mostApiKeys} chaves. Revogue uma que não usa mais.`)
    }
    await record(tx, change, { what: 'created', detail: { name, scopes, expires_at } }, now)
    return addKey(tx, {
      company_id: change.owner,
      created_by: change.userId,
      name,
      scopes: [...new Set(scopes)],
      token_hash: secretHash(secret),
      hint: random.slice(0, hintLetters),
      created_at: now,
      expires_at,
    })
  })
  const created = (await readKeys(db, added.owner)).find((one) => one.id === added.id)
  return created === undefined ? refuse('not_found') : { ...created, secret }
}

/** Revokes a key of an owner, and returns the others; 404 for those of others. */
export async function revokeKey(
  db: Database,
  change: KeyChange,
  id: number,
  now: Instant,
): Promise<ApiKey[]> {
  await transact(db, async (tx) => {
    const name = await deleteKey(tx, change.owner, id)
    if (name === null) refuse('not_found')
    await record(tx, change, { what: 'revoked', detail: { name } }, now)
  })
  return readKeys(db, change.owner)
}
