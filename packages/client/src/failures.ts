import { Failure, failureCode } from '@ensaio/domain'
import { HTTPError, isNetworkError, isTimeoutError } from 'ky'
import * as v from 'valibot'

const away = 'O serviço está indisponível no momento. Tente novamente em instantes.'

// Another API may send neither code nor message, or send the message beside the data.
const Refusal = v.object({
  error: v.literal(true),
  error_message: v.optional(v.nullable(v.string())),
  code: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
  data: v.optional(v.unknown()),
})
const Told = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) })

/** The refusal in an answer's envelope, even with status 200; null when there is none. */
export function toldRefusal(status: number, answer: unknown): Failure | null {
  const refused = v.safeParse(Refusal, answer)
  if (!refused.success) return null
  const { error_message, code, fields, data } = refused.output
  const told = v.safeParse(Told, data)
  const message = error_message?.trim() || (told.success ? told.output.message : away)
  return new Failure(failureCode(code, status < 400 ? 422 : status), message, fields, status)
}

/** The refusal of an unsuccessful answer; an HTML page instead of the envelope still gets a Portuguese message. */
export function refusalOf(status: number, answer: unknown): Failure {
  return toldRefusal(status, answer) ?? new Failure(failureCode(undefined, status), away, {}, status)
}

/** The connection failed. */
export function offline(): Failure {
  return new Failure(
    'offline',
    'Não conseguimos falar com o servidor. Verifique a sua conexão e tente novamente.',
  )
}

/** The answer, or the rest of it, timed out. */
export function late(): Failure {
  return new Failure('timeout', 'O servidor demorou demais para responder. Tente novamente.')
}

/** The answer does not match the schema. */
export function unreadable(): Failure {
  return new Failure(
    'unreadable_answer',
    'O servidor respondeu algo que não entendemos. Tente novamente em instantes.',
  )
}

/** Converts any error of a request to a `Failure`; returns an abort unchanged. */
export function failureOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error
  if (error instanceof HTTPError) return refusalOf(error.response.status, error.data)
  if (isTimeoutError(error)) return late()
  if (isNetworkError(error)) return offline()
  if (error instanceof SyntaxError) return unreadable()
  return error
}
