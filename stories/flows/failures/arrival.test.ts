import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, badGateway, broken, gate, intercept, leaveUnwritten, requestsOf } from './faults.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

const login = /\/api\/auth\/login$/
const recover = /\/api\/auth\/recover$/
const user = /\/api\/auth\/user$/

async function writeLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(/^E-mail/).fill('pospago@demo.test')
  await page.getByLabel(/^Senha/).fill('ensaio123')
}

const ways: [string, (route: Route) => Promise<void>][] = [
  ['a server that breaks down', (route) => route.fulfill(broken)],
  ['HTML instead of JSON', (route) => route.fulfill(badGateway)],
  ['no connection', (route) => route.abort('internetdisconnected')],
]

describe.runIf(isFull).each(widths)('arriving %s', (_, options) => {
  test.each(ways)(
    '/login, %s: shown in a dialog, the fields stay, and a retry works',
    async (_way, fault) => {
      const page = await product.visit(options)
      await writeLogin(page)
      const sent = requestsOf(page, 'POST', login)
      await intercept(page, 'POST', login, fault)
      await page.keyboard.press('Enter')
      await announced(page, 'Erro no login!')
      await page.getByRole('button', { name: 'Entendi!' }).click()
      expect(sent).toHaveLength(1)
      expect(await page.getByLabel(/^E-mail/).inputValue()).toBe('pospago@demo.test')
      expect(await page.getByLabel(/^Senha/).inputValue()).toBe('ensaio123')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
    },
  )

  test('Enter pressed twice sends one request', async () => {
    const page = await product.visit(options)
    await writeLogin(page)
    const sent = requestsOf(page, 'POST', login)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
    expect(sent).toHaveLength(1)
  })

  test.each([429, 404, 422])(
    '/login/recover answered late with %i: the button waits, then the same confirmation',
    async (status) => {
      const page = await product.visit(options)
      const slow = gate()
      await intercept(page, 'POST', recover, async (route) => {
        await slow.passed
        await route.fulfill({ ...broken, status })
      })
      await page.goto('/login/recover')
      await page.getByLabel(/^E-mail/).fill('pospago@demo.test')
      const sent = requestsOf(page, 'POST', recover)
      const next = page.getByRole('button', { name: 'Próximo' })
      await next.click()
      await page.locator('button[aria-busy=true], button[aria-disabled=true]').first().waitFor()
      await page.getByLabel(/^E-mail/).press('Enter')
      slow.open()
      await page.getByRole('heading', { name: /Confira o seu e-mail/ }).waitFor()
      expect(sent).toHaveLength(1)
    },
  )

  test('/login/recover without an answer says so and keeps the typed address', async () => {
    const page = await product.visit(options)
    await intercept(page, 'POST', recover, (route) => route.abort('connectionfailed'))
    await page.goto('/login/recover')
    await page.getByLabel(/^E-mail/).fill('pospago@demo.test')
    await page.getByRole('button', { name: 'Próximo' }).click()
    await announced(page, 'Verifique a sua conexão')
    expect(await page.getByLabel(/^E-mail/).inputValue()).toBe('pospago@demo.test')
  })

  test('a link that is no longer good: shown over the page, token removed, sent once', async () => {
    const page = await product.visit(options)
    const asked = requestsOf(page, 'GET', /^\/api\/auth\//)
    await page.goto(`/?magictoken=${'x'.repeat(43)}`)
    await announced(page, 'Este link não vale mais')
    expect(page.url()).not.toContain('magictoken')
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
    expect(asked.length).toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: 'Pedir outro link' }).click()
    await page.waitForURL('**/login/recover')
  })

  test('when the signed-in user cannot be loaded, public pages work and private ones say so', async () => {
    const page = await product.visit(options)
    await signIn(page, 'pospago@demo.test')
    await intercept(page, 'GET', user, (route) => route.fulfill({ ...broken, status: 503 }))
    await page.goto('/')
    await page.getByRole('link', { name: 'Tenho interesse' }).waitFor()
    await leaveUnwritten(page, '/sessions')
    await page.goto('/sessions')
    await announced(page, 'Não foi possível abrir o portal')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
  })
})
