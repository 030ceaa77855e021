import { Failure, type FailureBody, type FailureCode, fieldMessages } from '@ensaio/domain'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'

const messages: Partial<Record<FailureCode, string>> = {
  unreadable: 'Não conseguimos ler os dados enviados.',
  signed_out: 'Entre na sua conta para continuar.',
  wrong_role: 'Sua conta não tem acesso a esta área.',
  second_step_needed:
    'Quem é da administração precisa da verificação em duas etapas. Ligue em Segurança para continuar.',
  wrong_origin: 'Este pedido veio de outro site e foi recusado.',
  not_found: 'Não encontramos o que você procura.',
  too_large: 'O que você enviou é grande demais.',
  wrong_type: 'Este tipo de conteúdo não é aceito.',
  invalid: 'Confira os dados e tente novamente.',
  too_many: 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
  internal: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  unavailable: 'O serviço está indisponível no momento. Tente novamente em instantes.',
}

/** Refuses with a code and its usual pt-BR message, or another one. */
export function refuse(code: FailureCode, message?: string, fields?: Record<string, string>): never {
  throw refusal(code, message, fields)
}

/** The `Failure` that `refuse` throws, for callers that return it. */
export function refusal(code: FailureCode, message?: string, fields?: Record<string, string>): Failure {
  return new Failure(code, message ?? messages[code] ?? messages.internal ?? '', fields)
}

/** The refusal of input that failed its schema; when one field is wrong, its message is the whole message. */
export function invalidInput(issues: readonly v.BaseIssue<unknown>[]): Failure {
  const fields = fieldMessages(issues)
  const [first, ...rest] = Object.values(fields)
  return refusal('invalid', first !== undefined && rest.length === 0 ? first : undefined, fields)
}

const byStatus: Record<number, FailureCode> = {
  400: 'unreadable',
  // For example a folder of the static files.
  403: 'not_found',
  404: 'not_found',
  408: 'unreadable',
  413: 'too_large',
  414: 'too_large',
  415: 'wrong_type',
  429: 'too_many',
  503: 'unavailable',
}

// Connection lost, server stopping or starting, statement timed out, too many connections, its disk full.
const databaseAway = /^(08...|57...|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
// The messages of `pg`, which have no code, when no connection came free in time or one broke.
const noConnection =
  /timeout exceeded when trying to connect|^Connection terminated|connection error and is not queryable/
// The disk of the files is full (rule full-disk).
const noRoom = /^(ENOSPC|EDQUOT)$/
// Text that the database cannot store, or a number or day outside the range of its column.
const unstorable = /^(22021|22P05|22P02|22003|22007|22008)$/

function brokenMultipart(error: FastifyError, request: FastifyRequest): boolean {
  const isMultipart = request.headers['content-type']?.startsWith('multipart/') ?? false
  return (
    isMultipart && /end of (form|multipart)|malformed|boundary|part header|premature/i.test(error.message)
  )
}

/** Converts anything thrown to the refusal that the caller gets; never a 5xx for bad input (rule wire-envelope). */
function asFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error
  const thrown = error as FastifyError
  const code = String(thrown.code ?? '')
  if (databaseAway.test(code) || noRoom.test(code) || noConnection.test(thrown.message))
    return refusal('unavailable')
  if (unstorable.test(code)) return refusal('invalid')
  if (brokenMultipart(thrown, request)) return refusal('unreadable')
  const known = byStatus[thrown.statusCode ?? 500]
  return refusal(known ?? ((thrown.statusCode ?? 500) < 500 ? 'unreadable' : 'internal'))
}

/** The body of a refusal on the wire. */
function failureBody(failure: Failure): FailureBody {
  const fields = Object.keys(failure.fields).length > 0 ? { fields: { ...failure.fields } } : {}
  return { error: true, error_message: failure.message, code: failure.code, ...fields }
}

/** Answers with the refusal for a thrown error; logs errors of ours with their stack, which callers never see. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error, request)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  if (failure.code === 'unavailable') reply.header('retry-after', '5')
  if (failure.code === 'preparing') reply.header('retry-after', '1')
  // Set for refusals that count by the hour and not by a limit of the route.
  if (failure.code === 'too_many' && !reply.hasHeader('retry-after')) reply.header('retry-after', '3600')
  // Also for unknown paths: a path without a route today may have one tomorrow.
  reply.header('cache-control', 'no-store')
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failureBody(failure))
}
