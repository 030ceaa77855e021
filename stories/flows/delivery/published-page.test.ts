import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosOf } from '../failures/office.ts'
import { violations } from '../ordering.ts'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { phone } from '../widths.ts'

let product: RealProduct
let path: string
beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

/** Opens the published page of an ensaio of the demo, whose viewer waits on its way until it is let go, or lost. */
async function openPage(): Promise<{ page: Page; viewer: Promise<Route> }> {
  if (path === undefined) {
    const client = await product.visit()
    await signIn(client, 'pospago@demo.test')
    const { sessionId } = await photosOf(product, 5, 0)
    const answer = await client.request.post(`/api/sessions/${sessionId}/publication`, {
      data: publicationForm,
      headers: { origin: product.address },
    })
    path = `/imovel/${(await answer.json()).data.code}`
  }
  const page = await product.visit(phone)
  const viewer = new Promise<Route>((resolve) => {
    void page.route(/\/open-pictures-[^/]+\.js$/, (route) => resolve(route), { times: 1 })
  })
  await page.goto(path)
  return { page, viewer }
}

const photoOf = (page: Page) => page.locator('a[data-photo]').nth(1)
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Fotos do imóvel' })

test('a pressed photo is large before the viewer is there, which then takes its place (rule property-viewer)', async () => {
  const { page, viewer } = await openPage()
  const name = (await photoOf(page).getByRole('img').getAttribute('alt')) ?? ''
  await photoOf(page).tap()
  const waiting = await viewer
  const picture = dialogOf(page).getByRole('img', { name })
  // A browser on a desk keeps a place for its scrollbar.
  expect((await picture.boundingBox())?.width).toBeGreaterThan(phone.viewport.width - 20)
  expect(await violations(page)).toEqual([])
  await waiting.continue()
  await dialogOf(page)
    .getByText(/^\d+ de \d+/)
    .waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(1)
  // Nor is there another ground where the scrollbar was.
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(13, 17, 16)')
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await photoOf(page).evaluate((tile) => tile === document.activeElement)).toBe(true)
})

test('closed before the viewer is there, it stays closed', async () => {
  const { page, viewer } = await openPage()
  await photoOf(page).focus()
  await page.keyboard.press('Enter')
  const waiting = await viewer
  await dialogOf(page).getByRole('button', { name: 'Fechar' }).press('Enter')
  expect(await photoOf(page).evaluate((tile) => tile === document.activeElement)).toBe(true)
  await waiting.continue()
  await page.locator('dialog').waitFor({ state: 'detached' })
  await photoOf(page).tap()
  await dialogOf(page)
    .getByText(/^\d+ de \d+/)
    .waitFor()
})

test('where the viewer is lost on its way, the large picture opens as a link does', async () => {
  const { page, viewer } = await openPage()
  await photoOf(page).tap()
  await (await viewer).abort()
  await expect.poll(() => page.url(), { timeout: 30_000 }).toMatch(/\/photos\/\d+\/preview$/)
})
