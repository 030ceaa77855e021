import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from './ordering.ts'
import { type RealProduct, signIn, signInOnPage, startRealProduct } from './real-product.ts'
import { desktop, widths } from './widths.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

const linkIn = (mail: string) => {
  const { pathname, search } = new URL(mail.match(/http:\/\/\S+magictoken=[\w-]+/)?.[0] ?? '')
  return pathname + search
}

describe.each(widths)('%s', (name, options) => {
  test('a large company pre-registers, is accepted in the back office, and enters by the link in its mail', async () => {
    const email = `compras-${name.split(' ').at(-1)}@leste.test`
    const company = `Leste ${name}`
    const visitor = await product.visit(options)
    await visitor.goto('/pre-cadastro')
    await visitor.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rita Lobo')
    await visitor.getByLabel(/^Telefone/).fill('11912345678')
    await visitor.getByLabel(/^E-mail/).fill(email)
    await visitor.getByRole('textbox', { name: /^Empresa/ }).fill(company)
    await visitor.getByLabel(/^Cidade/).fill('São Paulo')
    await visitor.getByLabel(/funcionários/).fill('90')
    await visitor.getByLabel(/^Tours por mês/).fill('40')
    await visitor.getByRole('button', { name: 'Enviar pré-cadastro' }).click()
    await visitor.getByRole('heading', { name: 'Nossa equipe de vendas vai falar com você' }).waitFor()

    const page = await product.visit(options)
    await signIn(page, 'admin@demo.test')
    await page.goto('/backoffice/leads')
    await page.getByText('2 empresas aguardam resposta.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: company }).filter({ visible: true }).click()
    await page.getByRole('heading', { name: company, level: 1 }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Responder por e-mail' }).fill('Recebemos o seu pedido.')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await page
      .getByRole('list', { name: 'Mensagens enviadas' })
      .getByText('Recebemos o seu pedido.')
      .waitFor()
    await product.mailTo(email, 'Recebemos o seu pedido.')

    await page.getByRole('button', { name: 'Aceitar empresa' }).click()
    const dialog = page.getByRole('dialog', { name: `Aceitar ${company}` })
    await dialog.getByLabel(/^Plano/).selectOption('2')
    await dialog.getByRole('button', { name: 'Aceitar e convidar' }).click()
    await page.getByText(/^Aceita por Helena Prado/).waitFor()
    await page.getByRole('link', { name: 'Abrir a empresa' }).click()
    await page.getByRole('heading', { name: company, level: 1 }).waitFor()

    const contact = await product.visit(options)
    await contact.goto(linkIn(await product.mailTo(email, 'magictoken=')))
    await contact.waitForURL('**/onboard/**')
    await contact.getByRole('button', { name: /^(Começar|Próximo|Vamos lá|Continuar)/ }).click()
    await contact.getByLabel(/^(Senha|Nova senha)/).fill('mar azul na janela')
    await contact.getByLabel(/^(Confirme|Repita)/).fill('mar azul na janela')
    await contact.getByRole('checkbox').check()
    await contact.getByRole('button', { name: 'Próximo' }).click()
    await contact.getByLabel(/^CNPJ/).waitFor()
    await contact.getByRole('button', { name: 'Mais Tarde' }).click()
    await contact.waitForURL((url) => url.pathname === '/')
    await contact.goto('/sessions')
    await contact.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
  })
})

test('a deactivated company is out at once, reads why at the login, and is back when it is reactivated', async () => {
  const client = await product.visit(desktop)
  await signInOnPage(client, 'outra@demo.test')
  const page = await product.visit(desktop)
  await signIn(page, 'admin@demo.test')
  await page.goto('/backoffice/companies?busca=Atlas')
  await page.getByRole('link', { name: 'Atlas Incorporadora' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Desativar empresa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }).click()
  await page.getByText('Desativada').filter({ visible: true }).waitFor()

  await client.goto('/sessions')
  await client.waitForURL('**/login')
  await client.getByLabel(/^E-mail/).fill('outra@demo.test')
  await client.getByLabel(/^Senha/).fill('ensaio123')
  await client.getByRole('button', { name: 'Entrar' }).click()
  await client.getByText(/^O acesso da sua empresa está desativado/).waitFor()
  await page.getByRole('button', { name: 'Reativar empresa' }).click()
  await page.getByRole('button', { name: 'Desativar empresa' }).waitFor()
  await client.getByRole('button', { name: 'Entendi!' }).click()
  await client.getByRole('button', { name: 'Entrar' }).click()
  await client.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
})

test('there are no browser errors', () => {
  const strange = product.browserErrors.filter((text) => !/status of (401|403|404)/.test(text))
  expect(strange).toEqual([])
})
