import { endpoints, photoArchivePath } from '@ensaio/domain'
import { otherRoutes } from '@ensaio/testing/requests/other-routes'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: DemoApp

beforeAll(async () => {
  demo = await openDemoApp()
})
afterAll(() => demo.close())

const anybody = () => demoCaller(demo.app)

test('the OpenAPI page types every field of a form: files, and an address as JSON text', async () => {
  interface Form {
    requestBody?: { content: { 'multipart/form-data'?: { schema: { properties: Record<string, object> } } } }
  }
  const { paths } = (await anybody().get('/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, Form>>
  }
  const fields = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody }) =>
      Object.entries(requestBody?.content['multipart/form-data']?.schema.properties ?? {}).map(
        ([name, schema]) => ({ field: `${path} ${name}`, schema }),
      ),
    ),
  )
  const file = { type: 'string', format: 'binary' }
  const asked = Object.fromEntries(fields.map(({ field, schema }) => [field, schema]))
  expect(asked['/client logo']).toEqual(file)
  expect(asked['/client address']).toMatchObject({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { properties: { postal_code: { type: 'string' } } },
  })
  expect(asked['/sessions/{id}/{productId}/photos file']).toEqual(file)
  expect(fields.filter(({ schema }) => Object.keys(schema).length === 0)).toEqual([])
})

test('the OpenAPI page lists every served endpoint with its refusals', async () => {
  const { paths } = (await anybody().get('/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, { responses: object }>>
  }
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const declared = Object.values(endpoints).map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  const downloads = Object.keys(otherRoutes).map((route) =>
    route.replace(/^\w+/, (method) => method.toLowerCase()),
  )
  expect(told.sort()).toEqual([...declared, ...downloads].sort())
  expect(paths[photoArchivePath]?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { tag_id: {} } } } } },
    responses: { 200: { content: { 'application/zip': {} } }, 404: {} },
  })
  expect(Object.keys(paths['/sessions/public/{token}']?.post?.responses ?? {})).toEqual([
    '200',
    '400',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ])
})

test('the OpenAPI page says which scopes of a key open an address (rule api-key)', async () => {
  const { paths, components } = (await anybody().get('/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, { security: object[] }>>
    components: { securitySchemes: Record<string, object> }
  }
  expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' })
  const keysOf = (path: string, method: string) =>
    (paths[path]?.[method]?.security ?? []).filter((proof) => 'key' in proof)
  expect(keysOf('/sessions/{id}', 'get')).toEqual([
    { key: ['sessions_read'] },
    { key: ['deliverables_read'] },
  ])
  expect(keysOf('/keys', 'post')).toEqual([])
  expect(paths['/auth/login']?.post?.security).toEqual([])
})
