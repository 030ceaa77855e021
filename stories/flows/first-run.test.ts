import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseFreeTime, violations, writeOrder } from './ordering.ts'
import { type RealProduct, startNewHouse } from './real-product.ts'
import { desktop, phone } from './widths.ts'

const administrator = 'helena@casanova.test'
const client = 'rita@leste.test'
const password = 'lua cheia no telhado'

let product: RealProduct

beforeAll(async () => {
  product = await startNewHouse()
})
afterAll(() => product.close())

const pathOf = (text: string, link: RegExp) => {
  const { pathname, search } = new URL(text.match(link)?.[0] ?? '')
  return pathname + search
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Checks a step of the first run and goes on to the next. */
async function goOn(page: Page, by: 'Continuar' | 'Pular por enquanto', next: string): Promise<void> {
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: by, exact: true }).click()
  await page.getByRole('heading', { name: next, level: 1 }).waitFor()
}

async function configure(page: Page): Promise<void> {
  await page.goto(pathOf(product.printed(), /http:\/\/\S+\/setup\/\S+/))
  await page.getByLabel(/^Nome/).fill('Helena Prado')
  await page.getByLabel(/^E-mail/).fill(administrator)
  await page.getByLabel(/^Senha/).fill(password)
  await button(page, 'Criar conta e entrar').click()

  await page.waitForURL('**/backoffice/first-steps/brand')
  await page.getByRole('textbox', { name: /^Nome/ }).first().fill('Casa Nova')
  await button(page, 'Salvar e continuar').click()
  await page.getByRole('heading', { name: 'Cidades e horários', level: 1 }).waitFor()

  await button(page, 'Adicionar cidade').click()
  const city = page.getByRole('dialog')
  await city.getByLabel(/^Cidade/).fill('Santos')
  await city.getByRole('button', { name: 'Adicionar cidade' }).click()
  await page.getByText('Santos (SP)').waitFor()
  await page
    .getByText(/Sem fotógrafos/)
    .first()
    .waitFor()
  await goOn(page, 'Continuar', 'Serviços e preços')

  await button(page, 'Criar serviços').click()
  await page.getByRole('heading', { name: 'Completo' }).waitFor()
  await goOn(page, 'Continuar', 'Fotógrafos')

  await button(page, 'Adicionar fotógrafo').first().click()
  const photographer = page.getByRole('dialog')
  await photographer.getByLabel(/^Nome/).fill('Caio Reis')
  await photographer.getByLabel(/^E-mail/).fill('caio@casanova.test')
  await photographer.getByLabel(/^Telefone/).fill('11912345678')
  await photographer.getByLabel(/^Cidade/).selectOption('São Paulo')
  await photographer.getByRole('button', { name: 'Adicionar' }).click()
  await page.getByText('Caio Reis').first().waitFor()
  await product.mailTo('caio@casanova.test', 'magictoken=')
  await goOn(page, 'Pular por enquanto', 'Envio de e-mails')

  await button(page, 'Enviar e-mail de teste').click()
  await page.getByText(/aceitou a mensagem/).waitFor()
  await product.mailTo(administrator, 'os e-mails da casa saem e chegam')
  await goOn(page, 'Continuar', 'Pagamentos')

  await button(page, 'Testar pagamentos').click()
  await page.getByText(/estão fechados/).waitFor()
  await goOn(page, 'Continuar', 'A casa está no ar')
  await page.getByRole('link', { name: 'Ir para os ensaios' }).click()
  await page.getByRole('heading', { name: 'Primeiros passos' }).waitFor()
}

async function acceptClient(office: Page): Promise<Page> {
  const visitor = await product.visit(desktop)
  await visitor.goto('/pre-cadastro')
  await visitor.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rita Lobo')
  await visitor.getByLabel(/^Telefone/).fill('11912345678')
  await visitor.getByLabel(/^E-mail/).fill(client)
  await visitor.getByRole('textbox', { name: /^Empresa/ }).fill('Leste')
  await visitor.getByLabel(/^Cidade/).fill('São Paulo')
  await visitor.getByLabel(/funcionários/).fill('90')
  await visitor.getByLabel(/^Tours por mês/).fill('40')
  await button(visitor, 'Enviar pré-cadastro').click()
  await visitor.getByRole('heading', { name: 'Nossa equipe de vendas vai falar com você' }).waitFor()

  await office.goto('/backoffice/leads')
  await office.getByRole('link', { name: 'Leste' }).filter({ visible: true }).click()
  await button(office, 'Aceitar empresa').click()
  const dialog = office.getByRole('dialog', { name: 'Aceitar Leste' })
  await dialog.getByLabel(/^Plano/).selectOption('2')
  await dialog.getByRole('button', { name: 'Aceitar e convidar' }).click()
  await office.getByText(/^Aceita por Helena Prado/).waitFor()

  await visitor.goto(pathOf(await product.mailTo(client, 'magictoken='), /http:\/\/\S+magictoken=[\w-]+/))
  await visitor.waitForURL('**/onboard/**')
  await button(visitor, /^(Começar|Próximo|Vamos lá|Continuar)/).click()
  await visitor.getByLabel(/^(Senha|Nova senha)/).fill(password)
  await visitor.getByLabel(/^(Confirme|Repita)/).fill(password)
  await visitor.getByRole('checkbox').check()
  await button(visitor, 'Próximo').click()
  await visitor.getByLabel(/^CNPJ/).waitFor()
  await button(visitor, 'Mais Tarde').click()
  await visitor.waitForURL((url) => url.pathname === '/')
  return visitor
}

async function book(path: string): Promise<void> {
  const holder = await product.visit(phone)
  await holder.goto(path)
  await chooseFreeTime(holder)
  await holder.getByLabel(/^Nome/).fill('Paulo Siqueira')
  await holder.getByLabel(/^Telefone/).fill('11912345678')
  await holder.getByLabel(/^E-mail/).fill('paulo@leste.test')
  await holder.getByLabel(/^Chaves/).fill('Na portaria')
  await button(holder, 'Continuar').click()
  await button(holder, 'Confirmar agendamento').click()
  await holder.getByRole('heading', { name: 'Visita marcada' }).waitFor()
}

test('from the link that an empty server prints to a booked visit (rules set-up-link and first-run)', async () => {
  const office = await product.visit(desktop)
  await configure(office)

  const orderer = await acceptClient(office)
  await writeOrder(orderer, 'Completo')
  await button(orderer, 'Pedir ensaio').click()
  const link = orderer.getByRole('link', { name: 'AGENDAR' })
  await link.waitFor()
  await book((await link.getAttribute('href')) ?? '')

  await office.goto('/backoffice/?fila=all')
  await office
    .getByRole('link', { name: /Rua Augusta/ })
    .filter({ visible: true })
    .first()
    .waitFor()
  await office.getByText('Agendada').filter({ visible: true }).first().waitFor()
})

test('there are no browser errors', () => {
  expect(product.browserErrors.filter((text) => !/status of (401|403|404)/.test(text))).toEqual([])
})
