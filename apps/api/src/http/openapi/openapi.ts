import {
  AddressForm,
  type Audience,
  type Endpoint,
  FailureBody,
  failureStatus,
  scopesOf,
} from '@ensaio/domain'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type AppName, apiPaths, loginCookie } from '../../accounts/login-session.ts'
import { exampleOf } from './examples.ts'
import { type FileRoute, fileRoutes, otherCalls } from './file-routes.ts'

type Json = Record<string, unknown>

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  })
  return rest as Json
}

function refusalsOf(audience: Audience): number[] {
  if (audience === 'public') return []
  return audience === 'signed-in' ? [401] : [401, 403]
}

const meanings: Record<number, string> = {
  400: 'The body cannot be parsed.',
  401: 'Not signed in, or the credentials are wrong.',
  402: 'Too little credit; `fields.missing` says how much, in reais.',
  403: 'The wrong role, or a request from another site.',
  404: 'It does not exist, or the caller may not see it.',
  409: 'The current state does not allow it, or another request was first.',
  413: 'Too large.',
  415: 'The wrong type of content.',
  422: 'The input is invalid; `fields` says where.',
  429: 'Too many requests; see `Retry-After`.',
  500: 'An error of the server, which it has noted.',
  503: 'For the moment not available; see `Retry-After`.',
}

/** The writes that cost something, and so ask for credit (rule order-payment). */
const costs: readonly Audience[] = ['order', 'orders']

function failures(endpoint: Omit<Endpoint, 'output'>): Json {
  const takesInput = endpoint.body !== undefined || endpoint.query !== undefined
  const isWrite = endpoint.method !== 'GET'
  const statuses = new Set([
    ...refusalsOf(endpoint.audience),
    ...(isWrite ? [403] : []),
    ...(takesInput ? [400, 413, 415, 422] : []),
    ...(endpoint.path.includes('{') ? [404, ...(isWrite ? [409] : [])] : []),
    ...(isWrite && costs.includes(endpoint.audience) ? [402] : []),
    ...[429, 500, 503],
  ])
  const codesOf = (status: number) =>
    Object.entries(failureStatus)
      .filter(([, known]) => known === status)
      .map(([code]) => `\`${code}\``)
      .join(', ')
  const answer = (status: number) => ({
    description: `${meanings[status] ?? ''} Codes: ${codesOf(status)}.`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  return Object.fromEntries([...statuses].sort().map((status) => [String(status), answer(status)]))
}

function parameters(endpoint: Omit<Endpoint, 'output'>): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'id' || name.endsWith('Id') ? 'integer' : 'string' },
  }))
  const query = endpoint.query === undefined ? {} : schemaOf(endpoint.query, 'input')
  const required = (query.required ?? []) as string[]
  const inQuery = Object.entries((query.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 255 },
  }
  return [...inPath, ...inQuery, ...(endpoint.idempotent ? [key] : [])]
}

const file = { type: 'string', format: 'binary' }

// What the schema of a form does not say: its files, and its values that travel as JSON text.
const formFields: Json = {
  file,
  logo: file,
  address: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schemaOf(AddressForm, 'input'),
  },
}

function formOf(schema: Json): Json {
  const properties = Object.entries((schema.properties ?? {}) as Json)
  const told = properties.map(([name, one]) => [name, formFields[name] ?? one])
  return { ...schema, properties: Object.fromEntries(told) }
}

function requestBody({ method, path, body, encoding }: Omit<Endpoint, 'output'>): Json {
  if (body === undefined) return {}
  const schema = schemaOf(body, 'input')
  const { request } = exampleOf(method, path)
  const example = request === undefined ? {} : { example: request }
  const content =
    encoding === 'form'
      ? { 'multipart/form-data': { schema: formOf(schema), ...example } }
      : { 'application/json': { schema, ...example } }
  return { requestBody: { required: true, content } }
}

/** How a caller may prove who it is: nothing, a login cookie, or a key with one of the scopes (rule api-key). */
function proofsOf(endpoint: Omit<Endpoint, 'output'>): Json[] {
  if (endpoint.audience === 'public') return []
  return [{ session: [] }, { staffSession: [] }, ...scopesOf(endpoint).map((scope) => ({ key: [scope] }))]
}

function answered(endpoint: Omit<Endpoint, 'output'>, done: Json): Json {
  return {
    summary: endpoint.summary,
    security: proofsOf(endpoint),
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    responses: { 200: done, ...failures(endpoint) },
  }
}

function operation(endpoint: Endpoint): Json {
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: schemaOf(endpoint.output, 'output') },
  }
  const { answer } = exampleOf(endpoint.method, endpoint.path)
  const example = answer === undefined ? {} : { example: { data: answer } }
  return answered(endpoint, {
    description: 'Done.',
    content: { 'application/json': { schema, ...example } },
  })
}

function download(route: FileRoute): Json {
  const content = Object.fromEntries(route.types.map((type) => [type, { schema: file }]))
  return answered(route, { description: 'The file.', content })
}

const apps: readonly { name: AppName; scheme: string; description: string }[] = [
  { name: 'portal', scheme: 'session', description: 'Clients.' },
  { name: 'backoffice', scheme: 'staffSession', description: 'Staff.' },
]

/** The OpenAPI 3.1 document of the served endpoints with their refusals: the same under both apps, each with its login cookie. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const https = publicUrl.startsWith('https:')
  const schemes = apps.map(({ name, scheme, description }) => [
    scheme,
    { type: 'apiKey', in: 'cookie', name: loginCookie(name, https).name, description },
  ])
  const paths: Record<string, Json> = {}
  const add = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, told: Json) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: told }
  }
  for (const endpoint of endpoints) add(endpoint, operation(endpoint))
  for (const route of fileRoutes) add(route, download(route))
  for (const call of otherCalls) add(call, answered(call, { description: 'Done.' }))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ensaio',
      version: '0.1.0',
      description: 'Order, schedule and receive property photo shoots.',
    },
    servers: apps.map(({ name, description }) => ({ url: `${publicUrl}${apiPaths[name]}`, description })),
    paths,
    components: {
      schemas: { Failure: schemaOf(FailureBody, 'output') },
      securitySchemes: {
        ...Object.fromEntries(schemes),
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a company or of the house, with its scopes.',
        },
      },
    },
  }
}
