import {
  AddressForm,
  type Audience,
  blueprintArchivePath,
  type Endpoint,
  FailureBody,
  failureStatus,
  PhotoSelection,
  photoArchivePath,
  scopesOf,
} from '@ensaio/domain'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type AppName, apiPaths, loginCookie } from '../accounts/login-session.ts'

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
  403: 'The wrong role, or a request from another site.',
  404: 'It does not exist, or the caller may not see it.',
  409: 'The current state does not allow it, or another request was first.',
  413: 'Too large.',
  415: 'The wrong type of content.',
  422: 'The input is invalid; `fields` says where.',
  429: 'Too many requests; see `Retry-After`.',
}

function failures(endpoint: Endpoint): Json {
  const takesInput = endpoint.body !== undefined || endpoint.query !== undefined
  const isWrite = endpoint.method !== 'GET'
  const statuses = new Set([
    ...refusalsOf(endpoint.audience),
    ...(isWrite ? [403] : []),
    ...(takesInput ? [400, 413, 415, 422] : []),
    ...(endpoint.path.includes('{') ? [404, ...(isWrite ? [409] : [])] : []),
    429,
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

function parameters(endpoint: Endpoint): Json[] {
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

function requestBody({ body, encoding }: Pick<Endpoint, 'body' | 'encoding'>): Json {
  if (body === undefined) return {}
  const schema = schemaOf(body, 'input')
  const content =
    encoding === 'form'
      ? { 'multipart/form-data': { schema: formOf(schema) } }
      : { 'application/json': { schema } }
  return { requestBody: { required: true, content } }
}

/** How a caller may prove who it is: nothing, a login cookie, or a key with one of the scopes (rule api-key). */
function proofsOf(endpoint: Endpoint): Json[] {
  if (endpoint.audience === 'public') return []
  return [{ session: [] }, { staffSession: [] }, ...scopesOf(endpoint).map((scope) => ({ key: [scope] }))]
}

function operation(endpoint: Endpoint): Json {
  const data = {
    type: 'object',
    required: ['data'],
    properties: { data: schemaOf(endpoint.output, 'output') },
  }
  return {
    summary: endpoint.summary,
    security: proofsOf(endpoint),
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: data } } },
      ...failures(endpoint),
    },
  }
}

/** The calls that answer with a file instead of an envelope. */
const archives: readonly Omit<Endpoint, 'output'>[] = [
  {
    method: 'POST',
    path: photoArchivePath,
    summary: 'The photos of a product as a zip: all, those of a tag, or a selection.',
    audience: 'signed-in',
    body: PhotoSelection,
  },
  {
    method: 'POST',
    path: blueprintArchivePath,
    summary: 'The plans of a product as a zip.',
    audience: 'signed-in',
  },
]

function archiveOperation(archive: (typeof archives)[number]): Json {
  const { responses, ...rest } = operation({ ...archive, output: FailureBody }) as { responses: Json }
  const zip = { description: 'The archive.', content: { 'application/zip': { schema: file } } }
  return { ...rest, responses: { ...responses, 200: zip } }
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
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  for (const archive of archives) paths[archive.path] = { post: archiveOperation(archive) }
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
