import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations, writeAddress, writeOrder } from './ordering.ts'
import { type RealProduct, signIn, signInOnPage, startRealProduct } from './real-product.ts'
import { desktop, phone, widths } from './widths.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/^Número do cartão/).fill(number)
  await page.getByLabel(/^Nome impresso/).fill('MARIANA DUARTE')
  await page.getByLabel(/^Validade/).fill('12/2031')
  await page.getByLabel(/^Código/).fill('123')
  await page.getByLabel(/^CPF ou CNPJ/).fill('52998224725')
  await writeAddress(page)
  await page.getByRole('button', { name: /^Pagar/ }).click()
}

/** Throttles the CPU of a page to that of a cheap phone while work runs. */
async function slowly(page: Page, act: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await act()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

describe.each(widths)('%s', (name, options) => {
  test('a visitor understands the offer and pre-registers, and the mail opens the first access', async () => {
    const page = await product.visit(options)
    const email = `nova-${name.split(' ').at(-1)}@empresa.test`
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Quanto custa' }).scrollIntoViewIfNeeded()
    await page.getByText('R$ 399,00').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Tenho interesse' }).click()

    await page
      .getByRole('textbox', { name: /^Nome|^Seu nome/ })
      .first()
      .fill('Mariana Duarte')
    await page.getByLabel(/^Telefone/).fill('11987654321')
    await page.getByLabel(/^E-mail/).fill(email)
    await page
      .getByRole('textbox', { name: /mpresa/ })
      .first()
      .fill('Construtora Nova')
    await page.getByLabel(/^Cidade/).fill('São Paulo')
    await page.getByLabel(/funcionários/).fill('12')
    expect(await violations(page)).toEqual([])
    await page.locator('form').getByRole('button').last().click()
    await page.getByText('Verifique seu e-mail para acessar a plataforma').waitFor()

    const mail = await product.mailTo(email, 'magictoken=')
    const link = mail.match(/http:\/\/\S+magictoken=[\w-]+/)?.[0] ?? ''
    await page.goto(new URL(link).pathname + new URL(link).search)
    await page.waitForURL('**/onboard/**')
    expect(page.url()).not.toContain('magictoken')

    await page.getByRole('button', { name: /^(Começar|Próximo|Vamos lá|Continuar)/ }).click()
    await page.getByLabel(/^(Senha|Nova senha)/).fill('segredo1')
    await page.getByLabel(/^(Confirme|Repita)/).fill('segredo1')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Próximo' }).click()
    await page.getByLabel(/^CNPJ/).waitFor()
    await page.getByRole('button', { name: 'Mais Tarde' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    const again = await product.visit(options)
    await again.goto(`/${new URL(link).search}`)
    await again.getByText('Este link não vale mais').waitFor()
  })

  test('a prepaid company pays, orders, and shares the link that is also in the mail', async () => {
    const page = await product.visit(options)
    await signIn(page, name === 'on a phone' ? 'semcredito@demo.test' : 'prepago@demo.test')
    await page.goto('/payment')
    await page.getByLabel(/^Serviço/).selectOption({ label: 'Fotos profissionais' })
    await page.getByRole('radio', { name: 'até 150 m²' }).check({ force: true })
    await page.getByRole('radio', { name: 'São Paulo' }).check({ force: true })
    await page.getByRole('button', { name: /^Pagar R\$/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await payByCard(page, '4111111111111111')
    await page.waitForURL('**/sessions/add')

    await writeOrder(page, 'Fotos profissionais')
    expect(await violations(page)).toEqual([])
    const passed: string[] = []
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname))
    const link = page.getByRole('link', { name: 'AGENDAR' })
    // The page may learn that the credit is spent before it renders the links.
    await slowly(page, async () => {
      await page.getByRole('button', { name: 'Pedir ensaio' }).click()
      await link.waitFor()
    })
    const path = (await link.getAttribute('href')) ?? ''
    expect(passed).toEqual(['/sessions/add/scheduling'])
    expect(await violations(page)).toEqual([])
    const mail = await product.mailTo(
      name === 'on a phone' ? 'semcredito@demo.test' : 'prepago@demo.test',
      path,
    )
    expect(mail).toContain('Rua Augusta')

    await page.goto('/statement')
    const newest = page.getByRole('row').nth(1)
    await newest.getByText(/Ensaio \d+: Fotos profissionais/).waitFor()
  })
})

test('a company without credit goes to the payment; after a refused card, typed values stay and a retry succeeds', async () => {
  const page = await product.visit(desktop)
  await signIn(page, 'semcredito@demo.test')
  await page.goto('/payment?servico=1&area=150&cidade=S%C3%A3o+Paulo')
  await page.getByRole('button', { name: /^Pagar R\$/ }).waitFor()
  await payByCard(page, '4000000000000002')
  await page.getByText('Transação recusada!').waitFor()
  await page.getByRole('button', { name: 'Entendi' }).click()
  expect(await page.getByLabel(/^CPF ou CNPJ/).inputValue()).toBe('529.982.247-25')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/4000 ?0000|0000000002/)
})

test('too little credit: one button buys what is missing and orders; a reload keeps the link', async () => {
  const page = await product.visit(desktop)
  await signIn(page, 'prepago@demo.test')
  await writeOrder(page, 'Completo')
  await page.getByRole('link', { name: /^Comprar R\$\s.+ e pedir$/ }).click()
  await page.waitForURL('**/payment?**')
  await page.getByText(/^Faltam R\$\s.+ de crédito para o seu pedido/).waitFor()
  await page.getByRole('button', { name: /^Pagar R\$\s.+ e pedir$/ }).waitFor()
  await payByCard(page, '4111111111111111')
  await page.waitForURL('**/sessions/add/scheduling')
  const link = page.getByRole('link', { name: 'AGENDAR' })
  const path = await link.getAttribute('href')
  await page.reload()
  expect(await link.getAttribute('href')).toBe(path)
})

test('the landing page is complete before hydration, keeps early clicks, and recognises the signed-in user', async () => {
  const plain = await product.visit({ ...phone, javaScriptEnabled: false })
  await plain.goto('/')
  await plain.getByRole('heading', { name: 'O imóvel como ele merece ser visto' }).waitFor()
  expect(await plain.getByRole('link', { name: 'Pedir um ensaio' }).getAttribute('href')).toBe('/login')

  const page = await product.visit(desktop)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-landing*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /Abrir as fotos/ }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  held.resolve()
  await page.getByRole('dialog', { name: 'Fotos profissionais' }).waitFor()

  await signInOnPage(page, 'pospago@demo.test')
  await page.goto('/')
  await page
    .getByRole('link', { name: 'Extrato' })
    .or(page.getByRole('button', { name: 'Sair' }))
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: 'Pedir um ensaio' }).getAttribute('href')).toBe('/sessions/add')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('link', { name: 'Login' }).waitFor()
})

test('a forgotten password: the same answer for everybody, and a link that sets a new one', async () => {
  const page = await product.visit(phone)
  for (const email of ['ninguem@demo.test', 'outra@demo.test']) {
    await page.goto('/login/recover')
    await page.getByLabel(/^E-mail/).fill(email)
    await page.getByRole('button', { name: 'Próximo' }).click()
    await page.getByRole('heading', { name: /Confira o seu e-mail/ }).waitFor()
  }
  const mail = await product.mailTo('outra@demo.test', 'magictoken=')
  const link = new URL(mail.match(/http:\/\/\S+magictoken=[\w-]+/)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  await page.waitForURL('**/profile/password')
  await page.getByLabel(/^(Senha|Nova senha)/).fill('outrasenha')
  await page.getByLabel(/^(Confirme|Repita)/).fill('outrasenhx')
  await page.locator('form').getByRole('button').last().click()
  await page.getByText('As senhas não conferem!').waitFor()
  await page.getByLabel(/^(Confirme|Repita)/).fill('outrasenha')
  await page.locator('form').getByRole('button').last().click()
  await page.getByText('Senha alterada com sucesso!').waitFor()
})

test('repeating an ensaio prefills its address and responsible person', async () => {
  const page = await product.visit(desktop)
  await signIn(page, 'pospago@demo.test')
  await page.goto('/sessions?situacao=5')
  await page.getByRole('main').getByRole('link', { name: /,/ }).filter({ visible: true }).first().click()
  await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Repetir ensaio' }).click()
  await page.waitForURL('**/sessions/add/info')
  await page.getByText(/^Cópia do ensaio \d+: confira os dados/).waitFor()
  expect(await page.getByRole('textbox', { name: /^Código do cliente/ }).inputValue()).toBe('')
  const street = await page.getByRole('textbox', { name: /^Rua/ }).first().inputValue()
  expect(title).toContain(street)
})

test('there are no browser errors', () => {
  const strange = product.browserErrors.filter((text) => !/status of (401|402|404|409|422)/.test(text))
  expect(strange).toEqual([])
})
