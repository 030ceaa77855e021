import type { Session } from '@ensaio/domain'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../ordering.ts'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, intercept, requestsOf } from './faults.ts'
import { photosOf } from './office.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

/** Ends the login session without the page noticing. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await fetch(`${product.address}/api/auth/logout`, { method: 'POST', headers: { cookie } })
}

/** Opens an ensaio as a document, which has its first answers in it, and waits until its code runs. */
async function openDetail(options: object): Promise<Page> {
  const { sessionId } = await photosOf(product, 5, 0)
  const page = await product.visit(options)
  await signIn(page, 'pospago@demo.test')
  await page.goto(`/sessions/${sessionId}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
  return page
}

/** Opens a list as a document and its first ensaio by a press, which asks for it. */
async function openFirstOf(page: Page, list: string): Promise<void> {
  await page.goto(list, { waitUntil: 'networkidle' })
  const rows = page.getByRole('main').getByRole('link', { name: /,/ }).filter({ visible: true })
  await rows.first().click()
}

describe.runIf(isFull).each(widths)('any page %s', (_, options) => {
  test('after a deploy, missing code reloads the page once; code that stays missing is reported', async () => {
    const page = await product.visit(options)
    await page.goto('/')
    await page.getByRole('link', { name: 'Tenho interesse' }).waitFor()
    await page.waitForLoadState('networkidle')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    // The page always names its current entry file; lazily loaded files disappear.
    await page.route(/\/assets\/RegistrationPage[\w.-]*\.js$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    )
    await page.getByRole('link', { name: 'Tenho interesse' }).click()
    await announced(page, 'Algo deu errado nesta página')
    // The link of the landing page is a full page load; the one reload comes after it.
    expect(documents).toHaveLength(2)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Recarregar a página' }).click()
    await page.getByRole('heading', { name: 'Faça seu pré-cadastro' }).waitFor()
    expect(documents).toHaveLength(3)
  })

  test('a login session that ends during many calls: one dialog, and all calls continue', async () => {
    const page = await openDetail(options)
    await endSession(page)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url())
    })
    await page.evaluate(() => {
      for (let nth = 0; nth < 5; nth += 1) window.dispatchEvent(new Event('focus'))
    })
    const dialog = page.getByRole('dialog', { name: 'Entre novamente para continuar' })
    await dialog.waitFor()
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(5)
    expect(await page.locator('dialog[open]').count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel(/^Senha/).fill('ensaio123')
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Repetir ensaio' }).click()
    await page.waitForURL('**/sessions/add/info')
  })

  test('signed out in one tab, the other shows no data any more, nor does Back', async () => {
    const page = await product.visit(options)
    await signIn(page, 'pospago@demo.test')
    await openFirstOf(page, '/sessions')
    await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
    const other = await page.context().newPage()
    await other.goto('/sessions', { waitUntil: 'networkidle' })
    await other.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
    await other.evaluate(async () => {
      const button = [...document.querySelectorAll('button')].find(
        (one) => one.textContent?.trim() === 'Sair',
      )
      button?.click()
    })
    await other.waitForURL((url) => url.pathname === '/')
    await page.waitForURL('**/login')
    await page.goBack()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await other.goBack()
    await other.getByRole('button', { name: 'Entrar' }).waitFor()
    for (const one of [page, other]) expect(await one.getByText('Mariana Duarte').count()).toBe(0)
  })

  test('a call to a starting server is retried twice, then the failure is shown', async () => {
    const page = await product.visit(options)
    await signIn(page, 'pospago@demo.test')
    const asked = requestsOf(page, 'GET', /^\/api\/sessions\/\d+$/)
    let left = 2
    await intercept(page, 'GET', /\/api\/sessions\/\d+$/, async (route) => {
      left -= 1
      if (left >= 0)
        return route.fulfill({ status: 503, contentType: 'text/html', body: '<html>starting</html>' })
      return route.continue()
    })
    await openFirstOf(page, '/sessions')
    await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
    expect(asked).toHaveLength(3)
    left = 100
    await openFirstOf(page, '/sessions')
    await announced(page, 'O serviço está indisponível no momento.')
    left = 0
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
  })

  test('a card that fails to render leaves the rest of the page', async () => {
    const page = await product.visit(options)
    await signIn(page, 'admin@demo.test')
    await intercept(page, 'GET', /\/api\/sessions\/\d+$/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: Session }
      for (const { item } of body.data.products) item.id = 99
      await route.fulfill({ json: body })
    })
    await openFirstOf(page, '/backoffice/?fila=all&situacao=5')
    await announced(page, 'Não foi possível mostrar este conteúdo')
    await page.getByRole('heading', { name: 'Histórico' }).waitFor()
  })

  test('without a connection the page says so, and works again afterwards', async () => {
    const page = await openDetail(options)
    await page.context().setOffline(true)
    await page.getByText(/Você está sem conexão/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().setOffline(false)
    await page.getByText(/Você está sem conexão/).waitFor({ state: 'detached' })
  })
})
