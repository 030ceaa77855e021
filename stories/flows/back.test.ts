import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAddress } from './ordering.ts'
import { type RealProduct, signIn, startRealProduct } from './real-product.ts'
import { phone } from './widths.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

test('an ensaio opens at its top; Back restores the scroll position of the list, and another page of the list starts at its top', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  await page.goto('/sessions')
  const rows = page.getByRole('main').getByRole('link', { name: /,/ }).filter({ visible: true })
  await rows.nth(12).scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await expect.poll(top).toBeGreaterThan(0)
  const left = await top()
  await rows.nth(12).click()
  await page.waitForURL(/\/sessions\/\d+$/)
  await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
  expect(await top()).toBe(0)
  await page.goBack()
  await rows.nth(12).waitFor()
  await expect.poll(top).toBe(left)

  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await pages.getByRole('button', { name: 'Próxima' }).click()
  await page.waitForURL(/pagina=2/)
  await expect.poll(() => rows.first().evaluate((row) => row.getBoundingClientRect().top)).toBeGreaterThan(0)
  expect(await pages.evaluate((one) => one.getBoundingClientRect().top > window.innerHeight)).toBe(true)
})

test('Back restores the scroll position of a list that was scrolled before its code arrived', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  const hold = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await hold.promise
    await route.continue()
  })
  await page.goto('/sessions', { waitUntil: 'commit' })
  const rows = page.getByRole('main').getByRole('link', { name: /,/ }).filter({ visible: true })
  await rows.nth(12).scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await expect.poll(top).toBeGreaterThan(0)
  const left = await top()
  hold.resolve()
  await page.waitForLoadState('networkidle')
  await rows.nth(12).click()
  await page.waitForURL(/\/sessions\/\d+$/)
  await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
  await page.goBack()
  await expect.poll(top).toBe(left)
})

test('an order goes on once for two quick presses: Back leads to the step before, and on again from there', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'prepago@demo.test')
  await page.goto('/sessions/add')
  await page.locator('#root:not([aria-busy])').waitFor()
  const next = page.getByRole('button', { name: 'Continuar' })
  const pressTwice = () =>
    next.evaluate((one: HTMLButtonElement) => {
      one.click()
      one.click()
    })
  const back = async (path: string) => {
    await page.goBack()
    await page.waitForURL(`**${path}`)
  }
  await page.getByRole('radio').first().check({ force: true })
  await pressTwice()
  await page.waitForURL('**/sessions/add/info')
  await back('/sessions/add')
  await next.click()
  await page.waitForURL('**/sessions/add/info')
  await back('/sessions/add')
  await next.click()
  await writeAddress(page)
  await page
    .getByRole('textbox', { name: /^Unidade/ })
    .first()
    .fill('84')
  await page.getByRole('textbox', { name: /^Área/ }).first().fill('78')
  await pressTwice()
  await page.waitForURL('**/sessions/add/responsible')
  await back('/sessions/add/info')
  await back('/sessions/add')
})
