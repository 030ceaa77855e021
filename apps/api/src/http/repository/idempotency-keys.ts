import type { Instant } from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'

/** A request with an `Idempotency-Key`; both texts are SHA-256 in hex. */
export interface KeyedRequest {
  /** Of the endpoint, the caller and the key. */
  id: string
  bodyHash: string
}

/** The state of a key: new, answered before, or used with another body. */
export type KeyState = { kind: 'new' } | { kind: 'answered'; answer: unknown } | { kind: 'reused' }

/** Claims a key inside the work's own transaction; waits for another transaction that holds the same key. */
export async function claimKey(tx: Tx, keyed: KeyedRequest, now: Instant): Promise<KeyState> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ id: keyed.id, body_hash: keyed.bodyHash, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (claimed !== undefined) return { kind: 'new' }
  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('id', '=', keyed.id)
    .executeTakeFirstOrThrow()
  return known.body_hash === keyed.bodyHash ? { kind: 'answered', answer: known.answer } : { kind: 'reused' }
}

/** Stores the answer of a claimed key. */
export async function keepAnswer(tx: Tx, keyed: KeyedRequest, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', keyed.id)
    .execute()
}

/** Deletes keys that were claimed by an instant. */
export async function forgetKeys(db: Database, by: Instant): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', by).execute()
}
