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
import { checkAudience, findViewer, type Viewer } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import type { Database, Tx } from '../database/database.ts'
import { keyedRequest, once } from './idempotency.ts'
import { isWrite, refuseOtherOrigins } from './origin.ts'
import { addressesBelow } from './own-addresses.ts'
import { type Limit, limitHook, tokenLimits } from './rate-limits.ts'
import { invalidInput, refuse } from './refusal.ts'

/** The values of a path's names: ids are numbers, the rest is text. */
export type Params<Path extends string> = {
  [Name in PathNames<Path>]: Name extends 'id' | `${string}Id` ? number : string
}

/** What a handler works with: everything checked. */
interface Call<E extends Endpoint> {
  params: Params<E['path']>
  query: QueryOutput<E>
  body: BodyOutput<E>
  /** Null when signed out; the endpoint's audience has been enforced. */
  viewer: Viewer | null
  /** For idempotent endpoints the open transaction, as which `inside` types it. */
  db: Database
  now: Instant
  request: FastifyRequest
  reply: FastifyReply
}

/** Registers a declared endpoint with the code that answers it. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<DataInput<E>>,
  options?: ServeOptions,
) => void

interface ServeOptions {
  limits?: readonly Limit[]
  /** A GET that changes something: asked by our own pages alone. */
  sameOrigin?: boolean
  /** An idempotent endpoint that asks the network, and so keeps its `Idempotency-Key` itself: no transaction may wait on that. */
  ownKey?: boolean
  /** Takes a file of so many bytes in its form; without this, a file is refused with 413. */
  upload?: { bytes: number }
  /** Takes a form as well as JSON, as the spec has it for one body of a route. */
  takesForm?: boolean
}

function multipartConfig({ upload }: ServeOptions) {
  return upload === undefined ? {} : { multipartOptions: { limits: { files: 1, fileSize: upload.bytes } } }
}

const strange = { message: 'Este valor não é aceito aqui.' }
/** How long the answer to a file may take, in milliseconds. */
const uploadPatience = 300_000
const biggestId = 2_147_483_647

/** The transaction of an idempotent endpoint's call. */
export function inside(call: { db: Database }): Tx {
  return call.db as Tx
}

/** The values of a request's path; an id that cannot be one is 404. */
export function readParams<Path extends string>(params: unknown): Params<Path> {
  const read = Object.entries(params as Record<string, string>).map(([name, text]) => {
    if (name !== 'id' && !name.endsWith('Id')) return [name, text] as const
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuse('not_found')
    return [name, id > biggestId ? refuse('not_found') : id] as const
  })
  return Object.fromEntries(read) as Params<Path>
}

/** What a request brings along, through its schema; 422 with a message per field otherwise. */
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

/** What `serve` needs to know of its surroundings, besides the ports. */
export interface Serving {
  ports: Ports
  publicUrl: string
  rateLimits: boolean
  /** Where these endpoints are asked; addresses of ours in their answers start with it. */
  apiPath: string
  /** Collects what is served, for the OpenAPI page. */
  served: Endpoint[]
}

/** Makes the `serve` of an API: input through the schemas, audience, origin, limits, idempotency, envelope and output allow-list. */
export function serving(
  api: FastifyInstance,
  { ports, publicUrl, rateLimits, apiPath, served }: Serving,
): Serve {
  return (endpoint, handler, options = {}) => {
    served.push(endpoint)
    const hasToken = endpoint.path.includes('{token}')
    const limits = options.limits ?? (hasToken ? tokenLimits : [])
    const limit = rateLimits && limits.length > 0 ? [limitHook(api, limits)] : []
    api.route({
      method: endpoint.method,
      url: routerPath(endpoint.path),
      config: multipartConfig(options),
      onRequest: async (request, reply) => {
        if (hasToken) reply.header('x-robots-tag', 'noindex, nofollow')
        if (isWrite(request) || options.sameOrigin) refuseOtherOrigins(request, publicUrl)
      },
      // Who may not send a file is told before it is read.
      preParsing: async (request) => {
        if (!options.upload) return
        checkAudience(endpoint.audience, await findViewer(ports.db, request))
        // In a crowd, pictures are drawn in turn: a connection that waits for its answer is not an idle one.
        request.raw.socket.setTimeout?.(uploadPatience)
      },
      preHandler: limit,
      handler: async (request, reply) => {
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
        const answer = async (within: Database) =>
          v.parse(endpoint.output, await handler({ ...call, db: within }))
        if (!endpoint.idempotent || options.ownKey) return { data: addressesBelow(apiPath, await answer(db)) }
        const keyed = keyedRequest(request, viewer?.userId ?? null, request.body)
        return { data: addressesBelow(apiPath, await once(db, keyed, now, answer)) }
      },
    })
  }
}
