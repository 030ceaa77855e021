import { readFile } from 'node:fs/promises'
import { type CuttingProxy, startCuttingProxy } from '@ensaio/testing/faults/cutting-proxy'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { violations } from '../ordering.ts'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, broken, gate, intercept, requestsOf } from './faults.ts'
import { type PhotoProduct, photosCard, photosOf } from './office.ts'

let product: RealProduct
let line: CuttingProxy
let gallery: PhotoProduct

beforeAll(async () => {
  product = await startRealProduct()
  line = await startCuttingProxy(product.address)
  gallery = await photosOf(product, 5, 0)
})
afterAll(async () => {
  await line.close()
  await product.close()
})
beforeEach(() => {
  line.breaking = null
})

const onePhoto = /\/photos\/\d+$/
const archive = /\/photos\/download$/

async function openAsStaff(options: object): Promise<Page> {
  const page = await product.visit(options)
  await signIn(page, 'admin@demo.test')
  await page.goto(`/backoffice/sessions/${gallery.sessionId}`)
  await photosCard(page)
    .getByRole('button', { name: /^Abrir / })
    .first()
    .waitFor()
  return page
}

async function openAsClient(options: object): Promise<Page> {
  const page = await product.visit({ ...options, baseURL: line.url })
  await signIn(page, 'pospago@demo.test')
  await page.goto(`/sessions/${gallery.sessionId}`)
  await photosCard(page).getByRole('button', { name: 'Baixar todas' }).waitFor()
  return page
}

const order = async () => (await gallery.photos()).map(({ id }) => id)
const pictured = (page: Page) =>
  photosCard(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))

describe.runIf(isFull).each(widths)('the gallery %s', (_, options) => {
  test('a move that fails is undone; moving works by keyboard, too', async () => {
    const page = await openAsStaff(options)
    const before = await order()
    await photosCard(page).getByRole('button', { name: 'Organizar' }).click()
    const seen = await pictured(page)
    await intercept(page, 'POST', onePhoto, (route) => route.fulfill(broken))
    const later = photosCard(page).getByRole('button', { name: /^Mover para depois: Foto 1 / })
    await later.click()
    await announced(page, 'Falha ao reordenar fotos!')
    expect(await pictured(page)).toEqual(seen)
    expect(await order()).toEqual(before)
    await page.unrouteAll()
    await later.focus()
    await page.keyboard.press('Enter')
    await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
  })

  test('a feature that fails is undone', async () => {
    const page = await openAsStaff(options)
    await intercept(page, 'POST', onePhoto, (route) => route.fulfill(broken))
    await photosCard(page)
      .getByRole('button', { name: /^Abrir / })
      .nth(4)
      .click()
    const large = page.getByRole('dialog', { name: 'Foto ampliada' })
    await large.getByRole('button', { name: 'Destacar', pressed: false }).click()
    await announced(page, 'Falha ao destacar a foto!')
    await large.getByRole('button', { name: 'Destacar', pressed: false }).waitFor()
  })

  test('a photo that cannot be deleted stays, and the dialog says so', async () => {
    const page = await openAsStaff(options)
    const before = await order()
    await photosCard(page).getByRole('button', { name: 'Organizar' }).click()
    await intercept(page, 'DELETE', onePhoto, (route) => route.fulfill(broken))
    await photosCard(page)
      .getByRole('button', { name: /^Excluir: Foto 1 / })
      .click()
    await page.getByRole('button', { name: 'Excluir foto' }).click()
    await announced(page, 'Falha ao excluir foto!')
    expect(await order()).toEqual(before)
  })

  test('an archive that breaks off is not saved; no message, and a retry works', async () => {
    const page = await openAsClient(options)
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    const sent = requestsOf(page, 'POST', archive)
    line.breaking = { request: /^POST \/api\/sessions\/\d+\/\d+\/photos\/download /, after: 50_000 }
    await photosCard(page).getByRole('button', { name: 'Baixar todas' }).click()
    const again = photosCard(page).getByRole('button', { name: 'Tentar novamente: Baixar todas' })
    await again.waitFor()
    expect([line.cuts > 0, sent.length, saved]).toEqual([true, 1, []])
    expect(await page.locator('[role=alert]').filter({ hasText: /\S/ }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    line.breaking = null
    const whole = page.waitForEvent('download')
    await again.click()
    const bytes = await readFile(await (await whole).path())
    expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006')
  })

  test.each([404, 500])('an archive that is answered with %i is not saved either', async (status) => {
    const page = await openAsClient(options)
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    await intercept(page, 'POST', archive, (route) => route.fulfill({ ...broken, status }))
    await photosCard(page).getByRole('button', { name: 'Baixar todas' }).click()
    await photosCard(page)
      .getByRole('button', { name: /^Tentar novamente/ })
      .waitFor()
    expect(saved).toEqual([])
  })

  test('an archive that does not start within a minute is abandoned; it can be cancelled before', async () => {
    const page = await openAsClient(options)
    await page.clock.install()
    const never = gate()
    await intercept(page, 'POST', archive, () => never.passed)
    await photosCard(page).getByRole('button', { name: 'Baixar todas' }).click()
    await photosCard(page).getByRole('button', { name: 'Cancelar download' }).click()
    await photosCard(page).getByRole('button', { name: 'Baixar todas' }).click()
    await photosCard(page).getByRole('button', { name: 'Cancelar download' }).waitFor()
    await page.clock.fastForward(61_000)
    await photosCard(page)
      .getByRole('button', { name: /^Tentar novamente/ })
      .waitFor()
    never.open()
  })
})
