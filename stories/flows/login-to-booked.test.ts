import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseFreeTime, violations } from './ordering.ts'
import { type RealProduct, signIn, signInOnPage, startRealProduct } from './real-product.ts'
import { widths } from './widths.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

async function openFirst(page: Page, situation: number): Promise<string> {
  await page.goto(`/sessions?situacao=${situation}`)
  const link = page.getByRole('main').getByRole('link', { name: /,/ }).filter({ visible: true }).first()
  await link.click()
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
  return (await title.textContent()) ?? ''
}

async function writeContact(page: Page): Promise<void> {
  await page.getByLabel(/^Nome/).fill('Paulo Siqueira')
  await page.getByLabel(/^Telefone/).fill('11912345678')
  await page.getByLabel(/^E-mail/).fill('paulo@horizonte.test')
  await page.getByLabel(/^Chaves/).fill('Na portaria')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'Confira e confirme' }).waitFor()
}

describe.each(widths)('%s', (_, options) => {
  test('a client signs in, opens an ensaio, books a day, and sees it Agendada', async () => {
    const page = await product.visit(options)
    await signInOnPage(page, 'pospago@demo.test')
    expect(await violations(page)).toEqual([])

    await openFirst(page, 1)
    const detail = page.url()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'AGENDAR' }).click()

    await page.getByRole('heading', { name: 'Escolha o dia e o horário' }).waitFor()
    await chooseFreeTime(page)
    await page.getByRole('checkbox', { name: /Eu estarei no imóvel/ }).check()
    await page.getByLabel(/^Chaves/).fill('Na portaria')
    await page.getByRole('button', { name: 'Continuar' }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    expect(await violations(page)).toEqual([])

    await page.goto(detail)
    await page.getByText('Agendada').first().waitFor()
    await page.getByRole('link', { name: 'REAGENDAR' }).waitFor()
  })
})

test('two people want one time: the second keeps what was typed and books another', async () => {
  const owner = await product.visit()
  await signIn(owner, 'outra@demo.test')
  await openFirst(owner, 1)
  const link = (await owner.getByRole('link', { name: 'AGENDAR' }).getAttribute('href')) ?? ''

  // The refusal is simulated; the race tests prove the real one.
  const visitor = await product.visit({ viewport: { width: 390, height: 844 } })
  await visitor.goto(link)
  await chooseFreeTime(visitor)
  await writeContact(visitor)
  await visitor.route('**/api/sessions/public/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fulfill({
      status: 409,
      json: { error: true, code: 'slot_taken', error_message: 'Este horário acabou de ser reservado.' },
    })
    await visitor.unroute('**/api/sessions/public/*')
  })
  await visitor.getByRole('button', { name: 'Confirmar agendamento' }).click()
  await visitor.getByRole('heading', { name: 'Escolha o dia e o horário' }).waitFor()
  await chooseFreeTime(visitor)
  expect(await visitor.getByLabel(/^Nome/).inputValue()).toBe('Paulo Siqueira')
  await visitor.getByRole('button', { name: 'Continuar' }).click()
  await visitor.getByRole('button', { name: 'Confirmar agendamento' }).click()
  await visitor.getByRole('heading', { name: 'Visita marcada' }).waitFor()
})

test('typed values survive a refresh, and a deep link goes to the first incomplete step', async () => {
  const owner = await product.visit()
  await signIn(owner, 'prepago@demo.test')
  await openFirst(owner, 1)
  const link = (await owner.getByRole('link', { name: 'AGENDAR' }).getAttribute('href')) ?? ''
  const visitor = await product.visit()
  await visitor.goto(`${link}/confirmacao`)
  await visitor.getByRole('heading', { name: 'Escolha o dia e o horário' }).waitFor()
  await chooseFreeTime(visitor)
  await visitor.getByLabel(/^Nome/).fill('Paulo Siqueira')
  await visitor.reload()
  expect(await visitor.getByLabel(/^Nome/).inputValue()).toBe('Paulo Siqueira')
})

test('a page with a token sends no referrer', async () => {
  const page = await product.visit()
  const answer = await page.goto('/calendar/nobody-knows-this')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await page.getByText('Ops, tivemos um problema :(').waitFor()
  await page.getByText('O ensaio solicitado não foi encontrado.').waitFor()
})

test('a wrong login keeps the fields; a staff account is refused with an explanation and signed out', async () => {
  const page = await product.visit()
  await page.goto('/login')
  await page.getByLabel(/^E-mail/).fill('pospago@demo.test')
  await page.getByLabel(/^Senha/).fill('errada')
  await page.keyboard.press('Enter')
  await page.getByText('Por favor, confira seus dados e preencha novamente!').waitFor()
  await page.getByRole('button', { name: 'Entendi!' }).click()
  expect(await page.getByLabel(/^E-mail/).inputValue()).toBe('pospago@demo.test')

  await page.getByLabel(/^E-mail/).fill('fotografo@demo.test')
  await page.getByLabel(/^Senha/).fill('ensaio123')
  await page.keyboard.press('Enter')
  await page.getByText('Você está tentando acessar a plataforma com outro tipo de conta.').waitFor()
  const user = await page.evaluate(async () => (await fetch('/api/auth/user')).json())
  expect(user).toEqual({ data: null })
})

test('another company’s ensaio looks like one that does not exist', async () => {
  const page = await product.visit()
  await signIn(page, 'pospago@demo.test')
  await openFirst(page, 5)
  const path = new URL(page.url()).pathname
  const stranger = await product.visit()
  await signIn(stranger, 'outra@demo.test')
  for (const address of [path, '/sessions/999999']) {
    await stranger.goto(address)
    await stranger.getByText('Não encontramos este ensaio').waitFor()
  }
})

test('offline, the page says so, loses nothing, and works again with the connection', async () => {
  const page = await product.visit()
  await signIn(page, 'pospago@demo.test')
  await openFirst(page, 2)
  // After a reload, the page has not loaded the code of the list.
  await page.reload({ waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.route('**/assets/SessionsPage*.js', (route) => route.abort('internetdisconnected'))
  await page.getByText(/Você está sem conexão/).waitFor()
  const lost = page.waitForEvent('requestfailed', (request) => /SessionsPage/.test(request.url()))
  await page.getByRole('link', { name: 'Todos os ensaios' }).click()
  await lost
  await page.unroute('**/assets/SessionsPage*.js')
  await page.context().setOffline(false)
  await page.getByText(/Você está sem conexão/).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
})

test.each([
  ['in the dialog', false],
  ['in another tab, where the dialog’s code is gone', true],
])('a login session that ends is renewed %s, and the page continues', async (_, isGone) => {
  const page = await product.visit()
  if (isGone) await page.route('**/assets/PasswordDialog*.js', (route) => route.fulfill({ status: 404 }))
  await signInOnPage(page, 'pospago@demo.test')
  await page.context().clearCookies()
  await page.getByRole('link', { name: /,/ }).filter({ visible: true }).first().click()
  await page.getByRole('dialog', { name: 'Entre novamente para continuar' }).waitFor()
  expect(await violations(page)).toEqual([])

  if (isGone) {
    await page.getByRole('button', { name: 'Já entrei' }).click()
    await page.getByText(/^Ainda não\./).waitFor()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: /Abrir a entrada em outra aba/ }).click()
    const tab = await opened
    await signInOnPage(tab, 'pospago@demo.test')
    await page.getByRole('button', { name: 'Já entrei' }).click()
  } else {
    await page.getByLabel(/^Senha/).fill('ensaio123')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: 'Histórico' }).waitFor()
})

test('the content policy allows the whole product, and there are no browser errors', () => {
  const policy = product.browserErrors.filter(
    (text) => !/status of (401|404|409)|ERR_INTERNET_DISCONNECTED/.test(text),
  )
  expect(policy).toEqual([])
})
