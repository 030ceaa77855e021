import type { KeyScope } from '@ensaio/domain'
import type { Id, Instant } from './column.ts'

export interface SystemTables {
  /** Keys of the API, of a company or of the house (null), which do what their author may do (rule api-key). */
  api_keys: {
    id: Id
    company_id: number | null
    created_by: number
    name: string
    scopes: KeyScope[]
    /** SHA-256 of the secret, in hex. */
    token_hash: string
    /** The first letters of the secret, after the prefix. */
    hint: string
    created_at: Instant
    expires_at: Instant | null
    /** To about a minute. */
    used_at: Instant | null
  }
}
