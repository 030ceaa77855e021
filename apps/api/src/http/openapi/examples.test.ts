import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Endpoint, endpoints, failureStatus, fillPath } from '@ensaio/domain'
import { accessRules } from '@ensaio/testing/requests/access-rules'
import type { Rule } from '@ensaio/testing/requests/audiences'
import type { DemoRequest } from '@ensaio/testing/requests/demo-request'
import { demoRequests } from '@ensaio/testing/requests/demo-requests'
import { otherRoutes } from '@ensaio/testing/requests/other-routes'
import { type DemoScene, demoVisitors, openDemoScene } from '@ensaio/testing/scenes/demo-scene'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleOf } from './examples.ts'
import { fileRoutes } from './file-routes.ts'

type Json = Record<string, unknown>
interface Content {
  schema: object
  example?: unknown
}
interface Operation {
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description: string; content?: Record<string, Content> }>
}

let scene: DemoScene
let document: Json & { paths: Record<string, Record<string, Operation>> }
beforeAll(async () => {
  scene = await openDemoScene()
  const anybody = await scene.callerFor('anonymous')
  document = (await anybody.get('/openapi.json')).body as unknown as typeof document
})
afterAll(() => scene.demo.close())

async function ask(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  rule: Rule | undefined,
  make: ((...given: never[]) => unknown) | undefined,
) {
  // Where nobody is let in, the request is an example still.
  const visitor = demoVisitors.find((one) => rule?.[one] === 'in') ?? 'anonymous'
  if (make === undefined) return null
  const request = (await make(...([scene, visitor] as never[]))) as DemoRequest
  const caller = await scene.callerFor(visitor)
  const query = request.query ? `?${new URLSearchParams(request.query)}` : ''
  const url = `${fillPath(path, request.path ?? {})}${query}`
  if (method === 'GET') return { request, answer: await caller.get(url) }
  if (method === 'DELETE') return { request, answer: await caller.delete(url) }
  const answer = await caller.post(url, request.form?.payload ?? request.body, request.form?.headers)
  return { request, answer }
}

/** One element of each list, and nothing that could be taken for a secret. */
function shortened(value: unknown, name = ''): unknown {
  // A week has seven days.
  if (Array.isArray(value)) return value.slice(0, name === 'hours' ? 7 : 1).map((one) => shortened(one, name))
  if (typeof value === 'string') {
    if (/password/.test(name)) return 'mar azul na janela'
    if (/secret|token|signature/.test(name)) return 'x'.repeat(Math.min(value.length, 32))
    return value.length > 200 && !value.startsWith('http')
      ? `${value.slice(0, 80)}…`
      : value.replace(/[A-Za-z0-9_-]{32,}/g, (found) => 'x'.repeat(found.length))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one, key)]))
}

/** A form carries what is no text as JSON (rule wire-form-bodies). */
function sent({ encoding }: Endpoint, body: Json): Json {
  if (encoding !== 'form') return body
  const told = Object.entries(body).map(([key, one]) => [
    key,
    typeof one === 'object' ? JSON.stringify(one) : one,
  ])
  return Object.fromEntries(told)
}

// A change of the contract may need new examples: `EXAMPLES=write npx vitest run --project 'api UTC' openapi/examples`.
test.runIf(process.env.EXAMPLES === 'write')('writes the examples that the demo gives', async () => {
  const found: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const asked = await ask(endpoint, accessRules[name], demoRequests[name])
    const { body } = asked?.request ?? {}
    const isDone = asked?.answer.status === 200
    found[`${endpoint.method} ${endpoint.path}`] = {
      ...(endpoint.body && body && { request: sent(endpoint, shortened(body) as Json) }),
      ...(isDone && { answer: shortened(asked.answer.body.data) }),
    }
  }
  for (const route of fileRoutes) {
    const other = otherRoutes[`${route.method} ${route.path}`]
    const asked = await ask(route, other?.rule, other?.ask)
    if (route.body && asked?.request.body)
      found[`${route.method} ${route.path}`] = { request: shortened(asked.request.body) }
  }
  await writeFile(join(import.meta.dirname, 'examples.json'), JSON.stringify(found, null, 2))
})

/** Every part of the document with a schema and an example, by its place. */
function withExamples(): { where: string; content: Content }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
      [requestBody?.content, responses[200]?.content].flatMap((content) =>
        Object.entries(content ?? {}).map(([type, one]) => ({
          where: `${method} ${path} ${type}`,
          content: one,
        })),
      ),
    ),
  )
}

test('the document is OpenAPI 3.1 for a parser that we did not write', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(document)
  expect(errors).toBeUndefined()
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

test('every example fits its schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const wrong = withExamples().flatMap(({ where, content: { schema, example } }) => {
    if (example === undefined) return []
    const fits = ajv.compile(schema)
    return fits(example) ? [] : [`${where}: ${ajv.errorsText(fits.errors)}`]
  })
  expect(wrong).toEqual([])
})

test('every JSON body and answer has an example, where the demo can ask', async () => {
  const missing = Object.entries(endpoints).flatMap(([name, { method, path, body, encoding }]) => {
    const isAsked = demoVisitors.some((one) => accessRules[name]?.[one] === 'in')
    const { request, answer } = exampleOf(method, path)
    return [
      ...(body && request === undefined && encoding !== 'form' ? [`${name}: request`] : []),
      ...(isAsked && answer === undefined ? [`${name}: answer`] : []),
    ]
  })
  expect(missing, 'EXAMPLES=write writes them').toEqual([])
})

test('every download has the type of content that the document says', async () => {
  const wrong: string[] = []
  for (const route of fileRoutes) {
    const other = otherRoutes[`${route.method} ${route.path}`]
    let asked = await ask(route, other?.rule, other?.ask)
    // As clients do, while pictures are drawn.
    while (asked?.answer.body.code === 'preparing') asked = await ask(route, other?.rule, other?.ask)
    const type = String(asked?.answer.headers['content-type'] ?? '').split(';')[0] ?? ''
    if (asked?.answer.status !== 200 || !route.types.includes(type))
      wrong.push(`${route.path}: ${asked?.answer.status} ${type}`)
  }
  expect(wrong).toEqual([])
})

test('every code of a refusal is told, with its status', () => {
  const told = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { description }]) =>
        [...description.matchAll(/`(\w+)`/g)].map(([, code]) => `${status} ${code}`),
      ),
    ),
  )
  const codes = Object.entries(failureStatus).flatMap(([code, status]) =>
    status > 0 ? [`${status} ${code}`] : [],
  )
  expect(codes.filter((code) => !told.includes(code))).toEqual([])
})
