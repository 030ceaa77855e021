import {
  type BodyInput,
  type DataOutput,
  type Endpoint,
  Failure,
  FailureBody,
  failureCode,
  fillPath,
  type PathValues,
  payByCard,
  type QueryInput,
} from '@ensaio/domain'
import ky, { HTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky'
import * as v from 'valibot'

/** How long an answer may take, in milliseconds; a payment longer than others (trust §2). */
const patience = { GET: 10_000, POST: 20_000, DELETE: 20_000 }
const paymentPatience = 60_000

/** Where calls go, and through what. */
export interface Connection {
  /** The API's address up to and including `/api`; relative to the page, or whole. */
  baseUrl: string
  /** For programs without a browser: how a request is sent. */
  fetch?: typeof fetch
  /**
   * Asked when the login session has ended: resolve true once the person has signed in again and the call is sent once more,
   * false to let it fail.
   */
  onSignedOut?: () => Promise<boolean>
}

/** What one call carries. */
export type CallOptions<E extends Endpoint> = {
  signal?: AbortSignal | undefined
  /** Of an idempotent endpoint: the same key and body never act twice (D7). */
  idempotencyKey?: string | undefined
} & (E extends Endpoint<infer Path> ? (string extends Path ? object : ParameterOf<Path>) : object) &
  (BodyInput<E> extends undefined ? object : { body: BodyInput<E> }) &
  (QueryInput<E> extends undefined ? object : { query: QueryInput<E> })

type ParameterOf<Path extends string> = keyof PathValues<Path> extends never
  ? object
  : { values: PathValues<Path> }

/** Asks an endpoint and reads its `data`. Throws `Failure` with a pt-BR message; an abort is thrown as it came. */
export type Call = <E extends Endpoint>(endpoint: E, options: CallOptions<E>) => Promise<DataOutput<E>>

/** Opens a connection: every answer is parsed by the endpoint's own schema (D9). */
export function connect(connection: Connection): Call {
  const http = ky.create({
    prefix: connection.baseUrl,
    credentials: 'same-origin',
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], jitter: true, backoffLimit: 1000 },
    ...(connection.fetch
      ? { fetch: connection.fetch as (input: string | URL | Request) => Promise<Response> }
      : {}),
  })

  return async (endpoint, options) => {
    try {
      return await ask(http, endpoint, options)
    } catch (error) {
      const isSignedOut = error instanceof Failure && error.code === 'signed_out'
      if (!isSignedOut || !connection.onSignedOut || !(await connection.onSignedOut())) throw error
      return await ask(http, endpoint, options)
    }
  }
}

interface AnyOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  values?: Record<string, string | number>
  body?: unknown
  query?: Record<string, string>
}

async function ask<E extends Endpoint>(
  http: KyInstance,
  endpoint: E,
  options: CallOptions<E>,
): Promise<DataOutput<E>> {
  const { signal, idempotencyKey, values, body, query } = options as AnyOptions
  let answer: unknown
  try {
    answer = await http(fillPath(endpoint.path, values ?? {}), {
      method: endpoint.method,
      timeout: endpoint.path === payByCard.path ? paymentPatience : patience[endpoint.method],
      ...(signal ? { signal } : {}),
      ...(query ? { searchParams: query } : {}),
      ...(body === undefined ? {} : endpoint.encoding === 'form' ? { body: formOf(body) } : { json: body }),
      ...(idempotencyKey ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}),
    }).json()
  } catch (error) {
    throw await failureOf(error, signal)
  }
  const envelope = v.safeParse(v.object({ data: endpoint.output }), answer)
  if (!envelope.success) {
    throw new Failure(
      'unreadable_answer',
      'O servidor respondeu algo que não entendemos. Tente novamente em instantes.',
    )
  }
  return envelope.output.data as DataOutput<E>
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined && value !== null)
      form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

async function failureOf(error: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal?.aborted) return error
  if (error instanceof HTTPError) {
    const refused = v.safeParse(FailureBody, error.data)
    if (refused.success) {
      const { error_message, code, fields } = refused.output
      return new Failure(
        failureCode(code, error.response.status),
        error_message,
        fields,
        error.response.status,
      )
    }
    return new Failure(
      failureCode(undefined, error.response.status),
      'O serviço está indisponível no momento. Tente novamente em instantes.',
      {},
      error.response.status,
    )
  }
  if (isTimeoutError(error)) {
    return new Failure('timeout', 'O servidor demorou demais para responder. Tente novamente.')
  }
  if (isNetworkError(error)) {
    return new Failure(
      'offline',
      'Não conseguimos falar com o servidor. Verifique a sua conexão e tente novamente.',
    )
  }
  if (error instanceof SyntaxError) {
    return new Failure(
      'unreadable_answer',
      'O servidor respondeu algo que não entendemos. Tente novamente em instantes.',
    )
  }
  return error
}
