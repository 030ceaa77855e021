import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'
import { line } from '../../person/text.ts'
import { KeyScope } from './key-scopes.ts'

/** How every key begins, so that a lost one is recognised wherever it lies. */
export const apiKeyPrefix = 'ensaio_'

/** The most keys of a company, or of the house. */
export const mostApiKeys = 20

/** For how many days a key may be made; null for one without an end. */
export const keyLifetimes = [30, 90, 365] as const

/** A key of the API, without its secret (rule api-key). */
export const ApiKey = v.object({
  id: v.number(),
  name: v.string(),
  scopes: v.array(KeyScope),
  /** The first letters of the secret after the prefix. */
  hint: v.string(),
  created_at: Instant,
  /** Who created it: it does what this person may do. */
  created_by: v.string(),
  expires_at: v.nullable(Instant),
  /** To about a minute; null before the first use. */
  used_at: v.nullable(Instant),
  /** May its author still do what it is for? */
  is_backed: v.boolean(),
})
export type ApiKey = v.InferOutput<typeof ApiKey>

/** The form for a new key. */
export const NewApiKey = v.object({
  name: line('Informe o nome.', 60),
  scopes: v.pipe(v.array(KeyScope), v.nonEmpty('Escolha ao menos uma permissão.')),
  days: v.nullable(v.picklist(keyLifetimes, 'Escolha uma validade.')),
})
export type NewApiKey = v.InferOutput<typeof NewApiKey>

/** A key with its secret, which no other answer tells. */
export const CreatedApiKey = v.object({ ...ApiKey.entries, secret: v.string() })
export type CreatedApiKey = v.InferOutput<typeof CreatedApiKey>

/** How a key stands: `stopped` when its author may no longer do what it is for. */
export type ApiKeyState = 'open' | 'expired' | 'stopped'

/** Does a key answer at an instant (rule api-key)? */
export function apiKeyState(key: Pick<ApiKey, 'expires_at' | 'is_backed'>, now: Instant): ApiKeyState {
  if (key.expires_at !== null && key.expires_at <= now) return 'expired'
  return key.is_backed ? 'open' : 'stopped'
}
