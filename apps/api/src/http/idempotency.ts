import type { Instant } from '@ensaio/domain'
import type { FastifyRequest } from 'fastify'
import { secretHash } from '../accounts/login-session.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { refuse } from './refusal.ts'
import { claimKey, type KeyedRequest, keepAnswer } from './repository/idempotency-keys.ts'

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  )
}

/** A hash of a body, independent of the order of its keys. */
export function bodyHash(body: unknown): string {
  return secretHash(JSON.stringify(inOrder(body ?? null)))
}

/** The request's `Idempotency-Key`, scoped by address and caller; null when it has none (rule idempotency-key). */
export function keyedRequest(
  request: FastifyRequest,
  caller: number | null,
  body: unknown,
): KeyedRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    refuse('invalid', 'O cabeçalho Idempotency-Key precisa ter de 1 a 255 caracteres visíveis.')
  }
  const address = request.url.split('?', 1)[0]
  return {
    id: secretHash([request.method, address, caller ?? '', key].join('\n')),
    bodyHash: bodyHash(body),
  }
}

/**
 * Runs work once per key, in one transaction with the key, so that work and answer are stored together or not at all. A refusal stores
 * nothing, and the same key may be used again.
 */
export function once<Answer>(
  db: Database,
  keyed: KeyedRequest | null,
  now: Instant,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return transact(db, async (tx) => {
    if (keyed === null) return work(tx)
    const state = await claimKey(tx, keyed, now)
    if (state.kind === 'reused') {
      refuse('key_reused', 'Esta chave de idempotência já foi usada com outros dados.')
    }
    if (state.kind === 'answered') return state.answer as Answer
    const answer = await work(tx)
    await keepAnswer(tx, keyed, answer)
    return answer
  })
}
