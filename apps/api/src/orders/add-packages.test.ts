import type { CatalogueService, Service } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())

const add = (packages: object[]) => admin.post('/staff/services/packages', { packages })
const names = async () =>
  ((await admin.get('/staff/services')).body.data as CatalogueService[]).map(({ name }) => name)

test('chosen packages become services with their own name and price, offered at once (rule ready-packages)', async () => {
  const answer = await add([
    { key: 'photos', name: 'Fotos de imóveis', final_price: 219.9 },
    { key: 'complete', name: 'Tudo', final_price: 799 },
  ])
  const all = answer.body.data as CatalogueService[]
  expect(all.find(({ name }) => name === 'Fotos de imóveis')).toMatchObject({
    item_ids: [8, 9],
    rules: [{ city: null, area_up_to: 500, final_price: 219.9, active: true }],
  })
  expect(all.find(({ name }) => name === 'Tudo')?.item_ids).toEqual([5, 6, 7, 8, 9, 10, 11])
  const client = await signedIn(demo.app, 'pospago@demo.test')
  const offered = (await client.get('/client/services')).body.data as Service[]
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(['Fotos de imóveis', 'Tudo']))
})

test('a name that a service has refuses all of them, at its field', async () => {
  const before = await names()
  const answer = await add([
    { key: 'photos', name: 'Retratos', final_price: 200 },
    { key: 'complete', name: 'FOTOS PROFISSIONAIS', final_price: 800 },
  ])
  expect([answer.status, answer.body.fields]).toEqual([
    422,
    { 'packages.1.name': 'Já existe um serviço com este nome.' },
  ])
  const twice = await add([
    { key: 'photos', name: 'Retratos', final_price: 200 },
    { key: 'complete', name: 'retratos', final_price: 800 },
  ])
  expect(twice.body.fields).toEqual({ 'packages.1.name': 'Já existe um serviço com este nome.' })
  expect(await names()).toEqual(before)
})

test.each([
  [[], { packages: 'Escolha pelo menos um pacote.' }],
  [[{ key: 'photos', name: ' ', final_price: 200 }], { 'packages.0.name': 'Informe o nome do serviço.' }],
  [
    [{ key: 'photos', name: 'Um', final_price: 0 }],
    { 'packages.0.final_price': 'Informe um preço acima de zero.' },
  ],
])('%o is refused', async (packages, fields) => {
  const answer = await add(packages)
  expect([answer.status, answer.body.fields]).toEqual([422, fields])
})
