import {
  type BodyOutput,
  type DataInput,
  type Endpoint,
  type Instant,
  type PathNames,
  type QueryOutput,
  routerPath,
} from '@ensaio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { findViewer } from '../accounts/login-session.ts'
import { beforeSecondStep } from '../accounts/second-step/guard.ts'
import { checkAudience, type Viewer } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import type { Database, Tx } from '../database/database.ts'
import { liftDeadline } from './body-deadline.ts'
import { type ReceiveFile, withFile } from './body-parsers.ts'
import { keyedRequest, once } from './idempotency.ts'
import { isWrite, refuseOtherOrigins } from './origin.ts'
import { addressesBelow } from './own-addresses.ts'
import { type Limit, limitHook, tokenLimits } from './rate-limits.ts'
import { invalidInput, refuse } from './refusal.ts'
import { WrittenAnswer } from './written-answer.ts'

/** The values of a path's parameters: ids are numbers, the rest is text. */
export type Params<Path extends string> = {
  [Name in PathNames<Path>]: Name extends 'id' | `${string}Id` ? number : string
}

/** The checked input of a handler. */
interface Call<E extends Endpoint> {
  params: Params<E['path']>
  query: QueryOutput<E>
  body: BodyOutput<E>
  /** The signed-in caller, null when signed out; the endpoint's audience is already enforced. */
  viewer: Viewer | null
  /** The open transaction for idempotent endpoints (see `inside`), else the database. */
  db: Database
  now: Instant
  request: FastifyRequest
  reply: FastifyReply
}

/** Registers a declared endpoint with its handler. A written answer is sent as it is; idempotent endpoints have none. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<DataInput<E> | WrittenAnswer>,
  options?: ServeOptions,
) => void

interface ServeOptions {
  limits?: readonly Limit[]
  /** The handler stores the `Idempotency-Key` itself, because it awaits the network (rule no-outside-call-in-transaction). */
  ownKey?: boolean
  /**
   * Accepts a file of up to so many bytes in the form; without this, a file is refused with 413. `receive` takes it as it arrives, for as
   * long as bytes keep coming, and answers what the body has in its place.
   */
  upload?: { bytes: number; receive?: ReceiveFile }
  /** Accepts a form as well as JSON (rule wire-form-bodies). */
  takesForm?: boolean
}

function multipartConfig({ upload }: ServeOptions) {
  if (upload === undefined) return {}
  const { bytes: fileSize, receive } = upload
  return { multipartOptions: { limits: { files: 1, fileSize } }, ...(receive && { receive }) }
}

const strange = { message: 'Este valor não é aceito aqui.' }
/** How long the answer to an upload may take, in milliseconds. */
const uploadPatience = 300_000
const biggestId = 2_147_483_647

/** The open transaction of a call to an idempotent endpoint. */
export function inside(call: { db: Database }): Tx {
  return call.db as Tx
}

/** Reads the parameters of a request's path; throws 404 for a malformed id. */
export function readParams<Path extends string>(params: unknown): Params<Path> {
  const read = Object.entries(params as Record<string, string>).map(([name, text]) => {
    if (name !== 'id' && !name.endsWith('Id')) return [name, text] as const
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuse('not_found')
    return [name, id > biggestId ? refuse('not_found') : id] as const
  })
  return Object.fromEntries(read) as Params<Path>
}

/** Parses a request's input by its schema; throws 422 with a message per field. */
export function readInput<Schema extends v.GenericSchema>(schema: Schema | undefined, input: unknown) {
  if (schema === undefined) return undefined
  const given = input ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) refuse('invalid')
  if (JSON.stringify(given).includes('\\u0000')) refuse('invalid')
  const parsed = v.safeParse(schema, given, strange)
  if (!parsed.success) throw invalidInput(parsed.issues)
  return parsed.output
}

function checkType(endpoint: Endpoint, request: FastifyRequest, options: ServeOptions): void {
  const type = request.headers['content-type']
  const takesForm = endpoint.encoding === 'form' || options.takesForm
  if (type === undefined || request.body === undefined || takesForm) return
  if (!/^application\/json\b/i.test(type)) refuse('wrong_type')
}

/** The settings of `serve`. */
export interface Serving {
  ports: Ports
  publicUrl: string
  rateLimits: boolean
  /** The path of this API; our own addresses in its answers start with it. */
  apiPath: string
  /** Collects the served endpoints for the OpenAPI document. */
  served: Endpoint[]
}

/**
 * Creates the `serve` of an API, which adds to each handler: parsed input, audience, origin, rate limits, idempotency, the envelope and
 * an output allow-list.
 */
export function serving(
  api: FastifyInstance,
  { ports, publicUrl, rateLimits, apiPath, served }: Serving,
): Serve {
  return (endpoint, handler, options = {}) => {
    served.push(endpoint)
    const hasToken = endpoint.path.includes('{token}')
    const limits = options.limits ?? (hasToken ? tokenLimits : [])
    const limit = rateLimits && limits.length > 0 ? [limitHook(api, limits)] : []
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const { db } = ports
      const now = ports.clock.now()
      const viewer = await findViewer(db, request)
      checkAudience(endpoint.audience, viewer)
      checkType(endpoint, request, options)
      const call = {
        params: readParams<typeof endpoint.path>(request.params),
        query: readInput(endpoint.query, request.query) as QueryOutput<typeof endpoint>,
        body: readInput(endpoint.body, request.body) as BodyOutput<typeof endpoint>,
        viewer,
        db,
        now,
        request,
        reply,
      }
      const answer = async (within: Database) => {
        const given = await handler({ ...call, db: within })
        return given instanceof WrittenAnswer ? given : v.parse(endpoint.output, given)
      }
      if (!endpoint.idempotent || options.ownKey) {
        const data = await answer(db)
        if (!(data instanceof WrittenAnswer)) return { data: addressesBelow(apiPath, data) }
        return reply.type('application/json; charset=utf-8').send(data.text)
      }
      const keyed = keyedRequest(request, viewer?.userId ?? null, request.body)
      return { data: addressesBelow(apiPath, await once(db, keyed, now, answer)) }
    }
    const isHeld = options.upload !== undefined && options.upload.receive === undefined
    api.route({
      method: endpoint.method,
      url: routerPath(endpoint.path),
      config: { ...multipartConfig(options), beforeSecondStep: beforeSecondStep.includes(endpoint) },
      onRequest: async (request, reply) => {
        if (hasToken) reply.header('x-robots-tag', 'noindex, nofollow')
        if (isWrite(request) || endpoint.writes) refuseOtherOrigins(request, publicUrl)
      },
      // Refuses callers who may not upload before their file is read.
      preParsing: async (request) => {
        if (!options.upload) return
        checkAudience(endpoint.audience, await findViewer(ports.db, request))
        if (options.upload.receive) liftDeadline(request)
        // Under load, pictures are drawn one after another: a connection that waits for its answer is not idle.
        request.raw.socket.setTimeout?.(uploadPatience)
      },
      preHandler: limit,
      handler: (request, reply) =>
        isHeld ? withFile(request, () => handle(request, reply)) : handle(request, reply),
    })
  }
}
