import {
  type BodyInput,
  type DataOutput,
  type Endpoint,
  Failure,
  fillPath,
  type PathValues,
  type QueryInput,
} from '@ensaio/domain'
import ky, { type KyInstance } from 'ky'
import * as v from 'valibot'
import { failureOf, toldRefusal, unreadable } from './failures.ts'

/** The time limits of an answer, in milliseconds; longer for endpoints marked as slow. */
const patience = { GET: 10_000, POST: 20_000, DELETE: 20_000 }
const slowPatience = 60_000

/** The address and transport of calls. */
export interface Connection {
  /** The API's address up to and including `/api`; absolute, or relative to the page. */
  baseUrl: string
  /** An API key, for programs: sent instead of a cookie (rule api-key). Its scopes decide which calls are answered. */
  key?: string
  /** Replaces the global `fetch`, for programs without a browser. */
  fetch?: typeof fetch
  /**
   * Called when the login session has ended: resolve true once the person has signed in again, to repeat the call,
   * or false to let it fail.
   */
  onSignedOut?: () => Promise<boolean>
  /** Called when an administrator must turn on two-step sign-in first (rule required-second-step); the call fails. */
  onSecondStepNeeded?: () => void
}

/** The options of one call. */
export type CallOptions<E extends Endpoint> = {
  signal?: AbortSignal | undefined
  /** For idempotent endpoints: the same key and body never act twice (rule idempotency-key). */
  idempotencyKey?: string | undefined
} & (E extends Endpoint<infer Path> ? (string extends Path ? object : ParameterOf<Path>) : object) &
  (BodyInput<E> extends undefined ? object : { body: BodyInput<E> }) &
  (QueryInput<E> extends undefined ? object : { query: QueryInput<E> })

type ParameterOf<Path extends string> = keyof PathValues<Path> extends never
  ? object
  : { values: PathValues<Path> }

/** Calls an endpoint and returns its `data`. Throws `Failure` with a Portuguese message; an abort is rethrown unchanged. */
export type Call = <E extends Endpoint>(endpoint: E, options: CallOptions<E>) => Promise<DataOutput<E>>

/** How requests prove whose they are: by the key, or else by cookies, which `fetch` must be told to send to an API of another origin. */
export function proofOf({ baseUrl, key }: Connection): Pick<RequestInit, 'credentials' | 'headers'> {
  if (key !== undefined) return { credentials: 'omit', headers: { authorization: `Bearer ${key}` } }
  return { credentials: baseUrl.startsWith('/') ? 'same-origin' : 'include' }
}

/** Creates a connection, which parses every answer by the endpoint's schema (rule wire-declared-once). */
export function connect(connection: Connection): Call {
  const http = ky.create({
    prefix: connection.baseUrl,
    ...proofOf(connection),
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], jitter: true, backoffLimit: 1000 },
    ...(connection.fetch
      ? { fetch: connection.fetch as (input: string | URL | Request) => Promise<Response> }
      : {}),
  })

  return (endpoint, options) => signingInAgain(connection, () => ask(http, endpoint, options))
}

/** Sends a request; if the login session has ended, repeats it once the person has signed in again. */
export async function signingInAgain<Answer>(
  connection: Connection,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure && error.code === 'second_step_needed') connection.onSecondStepNeeded?.()
    const isSignedOut = error instanceof Failure && error.code === 'signed_out'
    if (!isSignedOut || !connection.onSignedOut || !(await connection.onSignedOut())) throw error
    return await ask()
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
      timeout: endpoint.slow ? slowPatience : patience[endpoint.method],
      ...(endpoint.writes ? { retry: 0 } : {}),
      ...(signal ? { signal } : {}),
      ...(query ? { searchParams: query } : {}),
      ...(body === undefined ? {} : endpoint.encoding === 'form' ? { body: formOf(body) } : { json: body }),
      ...(idempotencyKey ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}),
    }).json()
  } catch (error) {
    throw failureOf(error, signal)
  }
  return dataOf(endpoint, answer)
}

/** The `data` of an answer, parsed by the endpoint's schema. Throws the `Failure` of an answer with `error`, whatever its status. */
export function dataOf<E extends Endpoint>(endpoint: E, answer: unknown): DataOutput<E> {
  const refused = toldRefusal(200, answer)
  if (refused) throw refused
  const envelope = v.safeParse(v.object({ data: endpoint.output }), answer)
  if (!envelope.success) throw unreadable()
  return envelope.output.data as DataOutput<E>
}

/** Converts a body to form data, without null values. */
export function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined && value !== null)
      form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}
