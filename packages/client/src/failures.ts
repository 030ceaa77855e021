import { Failure, FailureBody, failureCode } from '@ensaio/domain'
import { HTTPError, isNetworkError, isTimeoutError } from 'ky'
import * as v from 'valibot'

/** The refusal in an answer that is none of success; a web page instead of one still reads in Portuguese. */
export function refusalOf(status: number, answer: unknown): Failure {
  const refused = v.safeParse(FailureBody, answer)
  if (!refused.success) {
    return new Failure(
      failureCode(undefined, status),
      'O serviço está indisponível no momento. Tente novamente em instantes.',
      {},
      status,
    )
  }
  const { error_message, code, fields } = refused.output
  return new Failure(failureCode(code, status), error_message, fields, status)
}

/** The connection broke, or there is none. */
export function offline(): Failure {
  return new Failure(
    'offline',
    'Não conseguimos falar com o servidor. Verifique a sua conexão e tente novamente.',
  )
}

/** The answer, or the rest of it, did not come in time. */
export function late(): Failure {
  return new Failure('timeout', 'O servidor demorou demais para responder. Tente novamente.')
}

/** The answer is not what was agreed. */
export function unreadable(): Failure {
  return new Failure(
    'unreadable_answer',
    'O servidor respondeu algo que não entendemos. Tente novamente em instantes.',
  )
}

/** Anything that asking may throw, as a `Failure`; an abort stays as it came. */
export function failureOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error
  if (error instanceof HTTPError) return refusalOf(error.response.status, error.data)
  if (isTimeoutError(error)) return late()
  if (isNetworkError(error)) return offline()
  if (error instanceof SyntaxError) return unreadable()
  return error
}
