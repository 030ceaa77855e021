import type * as v from 'valibot'
import type { ClientRight, Right } from '../account/roles.ts'

/** Any valibot schema without asynchronous steps. */
// biome-ignore lint/suspicious/noExplicitAny: a schema's input and output are open here; InferInput and InferOutput restore them.
type Schema = v.BaseSchema<any, any, v.BaseIssue<unknown>>

/** The names between braces of a path: `'/sessions/{id}'` → `'id'`. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

/** A value for every name between braces. */
export type PathValues<Path extends string> = Record<PathNames<Path>, string | number>

/** Who may call: anybody, anybody signed in, clients, all staff, or staff or clients with a right (rules office-roles and client-roles). Enforced by the server. */
export type Audience = 'public' | 'signed-in' | 'client' | 'staff' | Right | ClientRight

/** One call of the API, declared once (rule wire-declared-once) and used by the client, the mocks and the server alike. Paths are under `/api`. */
export interface Endpoint<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Output extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: Path
  /** One English sentence for the OpenAPI page. */
  readonly summary: string
  readonly audience: Audience
  /** `form` travels as form data; everything else as JSON. */
  readonly encoding?: 'json' | 'form'
  /** Takes an `Idempotency-Key` header (rule idempotency-key). */
  readonly idempotent?: boolean
  /** Depends on an outside service, reads a year of a large house, or draws two dozen photos: clients wait up to a minute. */
  readonly slow?: boolean
  /** Does this GET write? Then only pages of the same origin may call it, and no caller repeats it by itself. */
  readonly writes?: boolean
  readonly query?: Query
  readonly body?: Body
  /** The schema of `data` in the envelope. */
  readonly output: Output
}

/**
 * Declares an endpoint, keeping the literal path so that its parameters are typed.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  const Path extends string,
  Output extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(declaration: Endpoint<Path, Body, Output, Query>): Endpoint<Path, Body, Output, Query> {
  return declaration
}

type Given<E extends Endpoint, Key extends 'body' | 'query'> = Exclude<E[Key], undefined>

/** The body that a caller sends. */
export type BodyInput<E extends Endpoint> = [Given<E, 'body'>] extends [never]
  ? undefined
  : v.InferInput<Given<E, 'body'>>
/** The body after the server has parsed it. */
export type BodyOutput<E extends Endpoint> = [Given<E, 'body'>] extends [never]
  ? undefined
  : v.InferOutput<Given<E, 'body'>>
/** The query that a caller sends. */
export type QueryInput<E extends Endpoint> = [Given<E, 'query'>] extends [never]
  ? undefined
  : v.InferInput<Given<E, 'query'>>
/** The query after the server has parsed it. */
export type QueryOutput<E extends Endpoint> = [Given<E, 'query'>] extends [never]
  ? undefined
  : v.InferOutput<Given<E, 'query'>>
/** The `data` that a server writes. */
export type DataInput<E extends Endpoint> = v.InferInput<E['output']>
/** The `data` that a client reads. */
export type DataOutput<E extends Endpoint> = v.InferOutput<E['output']>

/** Fills a path with encoded values: `('/sessions/{id}', {id: 7})` → `'/sessions/7'`; throws when one is missing. */
export function fillPath<Path extends string>(path: Path, values: PathValues<Path>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, string | number | undefined>)[name]
    if (value === undefined || value === '') throw new Error(`The path ${path} lacks a value for {${name}}.`)
    return encodeURIComponent(value)
  })
}

/** The path in router syntax: `/sessions/{id}` → `/sessions/:id`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
