import { endpoints, fillPath } from '@ensaio/domain'
import { otherRoutes } from '@ensaio/testing/requests/other-routes'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beforeSecondStep } from './guard.ts'

// That these are all routes of the API is a test of http/rights.test.ts.
const addresses = [
  ...Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
  ...Object.keys(otherRoutes),
]
const answered = [
  ...beforeSecondStep.map(({ method, path }) => `${method} ${path}`),
  ...['GET /files/logos/{file}', 'POST /policy-reports'],
]

let demo: DemoApp
let administrator: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  administrator = await signedIn(demo.app, 'admin@demo.test')
  await administrator.post('/staff/settings/security', { is_second_step_required: true })
})
afterAll(() => demo.close())

function send(address: string) {
  const [method = '', path = ''] = address.split(' ')
  const values = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']))
  const url = fillPath(path, values)
  if (method === 'GET') return administrator.get(url)
  return method === 'DELETE' ? administrator.delete(url) : administrator.post(url, {})
}

test('an administrator who lacks the second step reads and changes nothing, at any route (rule required-second-step)', async () => {
  const open: string[] = []
  for (const address of addresses.filter((one) => !answered.includes(one))) {
    const { status, body } = await send(address)
    if (status !== 403 || body.code !== 'second_step_needed') open.push(`${address}: ${status}`)
  }
  expect(open).toEqual([])
})
