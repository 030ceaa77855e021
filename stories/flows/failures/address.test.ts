import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../ordering.ts'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { gate, intercept } from './faults.ts'

let product: RealProduct
let answer: (response: ServerResponse) => unknown

/** A fake ViaCEP; other requests get no useful answer. */
const viaCep = createServer((request, response) => {
  if (request.url?.startsWith('/ws/')) answer(response)
  else response.writeHead(500).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => viaCep.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(viaCep.address() as AddressInfo).port}`
  product = await startRealProduct({ VIACEP_URL: url, BRASILAPI_URL: url })
})
afterAll(async () => {
  await product.close()
  viaCep.closeAllConnections()
  viaCep.close()
})

const json = (body: object) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const found = (street: string) => ({
  json: {
    data: { postal_code: '04567000', street, neighborhood: 'Brooklin', city: 'São Paulo', state: 'SP' },
  },
})
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe.runIf(isFull).each(widths)('an address %s', (name, options) => {
  const open = async () => {
    const page = await product.visit(options)
    await signIn(page, 'pospago@demo.test')
    await page.goto('/sessions/add')
    await page.getByRole('radio', { name: /^Fotos profissionais/ }).check({ force: true })
    await page.getByRole('button', { name: /^(Continuar|Próximo)$/ }).click()
    await field(page, /^CEP/).waitFor()
    return page
  }
  // CEPs are cached, so each width uses its own.
  const digit = name.endsWith('phone') ? 1 : 2

  test('a CEP that does not exist (200 with erro: "true") says so, keeps the focus and leaves all fields editable', async () => {
    answer = json({ erro: 'true' })
    const page = await open()
    await field(page, /^Rua/).fill('Rua Minha')
    await field(page, /^CEP/).fill(`9999999${digit}`)
    await page.getByText('Não encontramos este CEP.').waitFor()
    expect(await focused(page)).toBe('postal_code')
    expect(await field(page, /^Rua/).inputValue()).toBe('Rua Minha')
    await field(page, /^Cidade/).fill('São Paulo')
    expect(await violations(page)).toEqual([])
  })

  test('a late answer fills in empty fields only, and does not move the focus', async () => {
    const page = await open()
    const late = gate()
    await intercept(page, 'GET', /\/api\/cep\//, async (route) => {
      await late.passed
      await route.fulfill(found('Rua Nova'))
    })
    await field(page, /^CEP/).fill('04567000')
    await field(page, /^Rua/).fill('Rua que eu sei')
    late.open()
    await expect.poll(() => field(page, /^Cidade/).inputValue()).toBe('São Paulo')
    expect(await field(page, /^Rua/).inputValue()).toBe('Rua que eu sei')
    expect(await focused(page)).toBe('street')
  })

  test('the answer to a CEP that was corrected meanwhile is ignored', async () => {
    const page = await open()
    const late = gate()
    const over = gate()
    await intercept(page, 'GET', /\/api\/cep\//, async (route) => {
      if (route.request().url().endsWith('2')) return route.fulfill(found('Rua Certa'))
      await late.passed
      // The page has aborted this request, so fulfilling it may fail.
      await route.fulfill(found('Rua Errada')).catch(() => undefined)
      return over.open()
    })
    await field(page, /^CEP/).fill('04567001')
    await field(page, /^CEP/).fill('04567002')
    await expect.poll(() => field(page, /^Rua/).inputValue()).toBe('Rua Certa')
    expect(await focused(page)).toBe('number')
    late.open()
    await over.passed
    expect(await field(page, /^Rua/).inputValue()).toBe('Rua Certa')
    expect(await focused(page)).toBe('number')
  })

  test('no answer at all: the page says so, and the address can be typed', async () => {
    const page = await open()
    await intercept(page, 'GET', /\/api\/cep\//, (route) => route.abort('timedout'))
    await field(page, /^CEP/).fill(`0456703${digit}`)
    await page.getByText('A busca do CEP não respondeu. Preencha o endereço.').waitFor()
    for (const name of [/^Rua/, /^Número/, /^Bairro/, /^Cidade/]) {
      await field(page, name).fill('1')
      expect(await field(page, name).isEditable()).toBe(true)
    }
  })

  test('a search of places that is blocked leaves the plain fields', async () => {
    const page = await product.visit(options)
    await page.route(/\/api\/places|google/, (route) => route.abort('blockedbyclient'))
    await signIn(page, 'pospago@demo.test')
    await page.goto('/sessions/add')
    await page.getByRole('radio', { name: /^Fotos profissionais/ }).check({ force: true })
    await page.getByRole('button', { name: /^(Continuar|Próximo)$/ }).click()
    await field(page, /^CEP/).fill('01305-100')
    await page
      .getByText(/Endereço encontrado|digite|preencha/i)
      .first()
      .waitFor()
    await field(page, /^Rua/).fill('Rua Augusta')
    await field(page, /^Número/).fill('1500')
    expect(await page.getByRole('combobox', { name: 'Buscar endereço' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
