import type { Blueprint, Session, SessionPage } from '@ensaio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '../ordering.ts'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { phone } from '../widths.ts'

let product: RealProduct
beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

test('a room marked by the team opens its photos for the client, and on the published page, there also without JavaScript (rule plan-rooms)', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  const headers = { origin: product.address }
  const ask = async <Data>(path: string, data?: object): Promise<Data> => {
    const answer = data
      ? await page.request.post(`/api${path}`, { data, headers })
      : await page.request.get(`/api${path}`)
    return (await answer.json()).data
  }
  const { sessions } = await ask<SessionPage>('/sessions/search', { filter: { status: [5] } })
  const all = await Promise.all(sessions.map(({ id }) => ask<Session>(`/sessions/${id}`)))
  const plansOf = ({ products }: Session) =>
    products.flatMap(
      ({ deliverables }) => deliverables.filter((one) => 'file_extension' in one) as Blueprint[],
    )
  const session = all.find((one) => plansOf(one).some(({ rooms = [] }) => rooms.length > 0))
  const plan = session && plansOf(session).find(({ rooms = [] }) => rooms.length > 0)
  if (!plan) throw new Error('No plan of the demo has rooms.')

  const office = await product.visit()
  await signIn(office, 'admin@demo.test')
  await office.goto(`/backoffice/sessions/${session.id}`)
  await office.getByRole('button', { name: `Ver ${plan.file_name}.png` }).click()
  const editor = office.getByRole('dialog')
  await editor.getByRole('button', { name: 'Marcar ambientes' }).click()
  await editor.getByRole('button', { name: 'Marcar no meio' }).click()
  const rows = editor.getByRole('combobox')
  const count = await rows.count()
  await rows.last().selectOption({ index: 1 })
  await editor.getByRole('button', { name: 'Salvar ambientes' }).click()
  await editor.getByRole('region', { name: 'Ambientes da planta' }).waitFor({ state: 'detached' })
  expect(await violations(office)).toEqual([])

  await page.goto(`/sessions/${session.id}`)
  await page.getByText(`Imagem, ${count} ambientes marcados`).waitFor()
  await page.getByRole('button', { name: `Ver ${plan.file_name}.png` }).click()
  const room = page
    .getByRole('dialog')
    .getByRole('button', { name: /^.+ · \d+ fotos?$/ })
    .first()
  const name = await room.getAttribute('aria-label')
  await room.click()
  const photos = page.getByRole('dialog', { name: `Fotos: ${name?.split(' · ')[0]}` })
  await photos.getByRole('img').first().waitFor()
  // Back in the browser leads to the plan, and once more to the page.
  await page.goBack()
  await page
    .getByRole('dialog', { name: plan.file_name })
    .getByRole('button', { name: name ?? '' })
    .first()
    .waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const form = {
    is_on: true,
    headline: 'Vista',
    description: '',
    address_shown: 'district',
    is_listed: false,
  }
  const contact = { contact_name: null, contact_phone: null, contact_email: null, expires_on: null }
  const { code } = await ask<{ code: string }>(`/sessions/${session.id}/publication`, { ...form, ...contact })
  const plain = await product.visit({ ...phone, javaScriptEnabled: false })
  await plain.goto(`/imovel/${code}`)
  const link = plain.getByRole('link', { name: name ?? '', exact: true }).first()
  await link.click()
  const section = new URL(plain.url()).hash
  expect(section).toMatch(/^#ambiente-\d+$/)
  expect(await plain.locator(`${section} h2`).textContent()).toContain(name?.split(' · ')[0])

  const visitor = await product.visit(phone)
  await visitor.goto(`/imovel/${code}`)
  await visitor
    .getByRole('link', { name: name ?? '', exact: true })
    .first()
    .click()
  await visitor.getByRole('dialog', { name: 'Fotos do imóvel' }).waitFor()
})
