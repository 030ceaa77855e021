import { Failure } from '@ensaio/domain'

/** Why the server refuses a password, for its field; null of any other failure. */
export function passwordRefusal(reason: unknown): string | null {
  if (!(reason instanceof Failure) || reason.code !== 'invalid') return null
  return reason.fields.password ?? reason.message
}
