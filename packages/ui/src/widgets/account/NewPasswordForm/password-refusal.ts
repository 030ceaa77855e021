import { Failure } from '@ensaio/domain'

/** The server's reason for refusing a password, as the field's message; null for any other failure. */
export function passwordRefusal(reason: unknown): string | null {
  if (!(reason instanceof Failure) || reason.code !== 'invalid') return null
  return reason.fields.password ?? reason.message
}
