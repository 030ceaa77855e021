import { resolve } from 'node:path'
import type { LocalMonth } from '@ensaio/domain'
import type { Page } from 'playwright'
import { photosCard, showStage } from './failures/office.ts'
import { chooseFreeTime, violations } from './ordering.ts'
import type { RealProduct } from './real-product.ts'
import { desktop, phone } from './widths.ts'

/** The people of the new house and of its first client; all choose the same password. */
export const people = {
  administrator: { name: 'Helena Prado', email: 'helena@casanova.test' },
  finance: { name: 'Rui Dias', email: 'rui@casanova.test' },
  photographer: { name: 'Caio Reis', email: 'caio@casanova.test' },
  client: { name: 'Rita Lobo', email: 'rita@leste.test' },
  holder: { name: 'Paulo Siqueira', email: 'paulo@leste.test' },
} as const

const password = 'lua cheia no telhado'
const pictures = resolve(import.meta.dirname, '../../apps/api/demo/pictures')

/** The path of the link in a text. */
export function pathOf(text: string, link: RegExp): string {
  const { pathname, search } = new URL(text.match(link)?.[0] ?? '')
  return pathname + search
}

const magicLink = /http:\/\/\S+magictoken=[\w-]+/

/** The button of this name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Checks a step of the first run and goes on to the next. */
async function goOn(page: Page, by: 'Continuar' | 'Pular por enquanto', next: string): Promise<void> {
  const found = await violations(page)
  if (found.length > 0) throw new Error(found.join('\n'))
  await page.getByRole('link', { name: by, exact: true }).click()
  await page.getByRole('heading', { name: next, level: 1 }).waitFor()
}

/** Walks the first run from the printed link to the end (rule first-run). */
export async function configure(product: RealProduct, page: Page): Promise<void> {
  await page.goto(pathOf(product.printed(), /http:\/\/\S+\/setup\/\S+/))
  await page.getByLabel(/^Nome/).fill(people.administrator.name)
  await page.getByLabel(/^E-mail/).fill(people.administrator.email)
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
  await photographer.getByLabel(/^Nome/).fill(people.photographer.name)
  await photographer.getByLabel(/^E-mail/).fill(people.photographer.email)
  await photographer.getByLabel(/^Telefone/).fill('11912345678')
  await photographer.getByLabel(/^Cidade/).selectOption('São Paulo')
  await photographer.getByRole('button', { name: 'Adicionar' }).click()
  await page.getByText(people.photographer.name).first().waitFor()
  await goOn(page, 'Pular por enquanto', 'Envio de e-mails')

  await button(page, 'Enviar e-mail de teste').click()
  await page.getByText(/aceitou a mensagem/).waitFor()
  await product.mailTo(people.administrator.email, 'os e-mails da casa saem e chegam')
  await goOn(page, 'Continuar', 'Pagamentos')

  await button(page, 'Testar pagamentos').click()
  await page.getByText(/estão fechados/).waitFor()
  // Some cities have no photographer.
  await goOn(page, 'Continuar', 'Ainda faltam passos')
  await page.getByRole('link', { name: 'Ir para os ensaios' }).click()
  await page.getByRole('heading', { name: 'Primeiros passos' }).waitFor()
}

/** Invites a colleague who looks after the money. */
export async function inviteFinance(page: Page): Promise<void> {
  await page.goto('/backoffice/team')
  await button(page, 'Convidar pessoa').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Nome/).fill(people.finance.name)
  await dialog.getByLabel(/^E-mail/).fill(people.finance.email)
  await dialog.getByLabel(/^Papel/).selectOption('finance')
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText(people.finance.name).first().waitFor()
}

/** Follows the invitation in a mail to the back office and chooses a password there. */
export async function enterOffice(product: RealProduct, email: string, nth?: number): Promise<void> {
  const page = await product.visit(phone, nth)
  await page.goto(pathOf(await product.mailTo(email, 'magictoken='), magicLink))
  await page.waitForURL('**/backoffice/profile/password')
  await page.getByLabel(/^Nova senha/).fill(password)
  await page.getByLabel(/^Repita a nova senha/).fill(password)
  await button(page, 'Salvar senha').click()
  await page.getByText('Senha alterada com sucesso!').waitFor()
  await page.getByRole('link', { name: 'Ir para os ensaios' }).click()
  await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
}

/** Signs in on a login page. */
export async function enter(page: Page, path: '/login' | '/backoffice/login', email: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await button(page, 'Entrar').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** A company asks to become a client, and is accepted as a postpaid one; returns the page of the person who asked, signed in. */
export async function acceptClient(product: RealProduct, office: Page, nth?: number): Promise<Page> {
  const visitor = await product.visit(desktop, nth)
  await visitor.goto('/pre-cadastro')
  await visitor.getByRole('textbox', { name: 'Nome', exact: true }).fill(people.client.name)
  await visitor.getByLabel(/^Telefone/).fill('11912345678')
  await visitor.getByLabel(/^E-mail/).fill(people.client.email)
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

  await visitor.goto(pathOf(await product.mailTo(people.client.email, 'magictoken='), magicLink))
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

/** Books the visit by the public link, on a phone. */
export async function bookByLink(product: RealProduct, path: string, nth?: number): Promise<void> {
  const holder = await product.visit(phone, nth)
  await holder.goto(path)
  await chooseFreeTime(holder)
  await holder.getByLabel(/^Nome/).fill(people.holder.name)
  await holder.getByLabel(/^Telefone/).fill('11912345678')
  await holder.getByLabel(/^E-mail/).fill(people.holder.email)
  await holder.getByLabel(/^Chaves/).fill('Na portaria')
  await button(holder, 'Continuar').click()
  await button(holder, 'Confirmar agendamento').click()
  await holder.getByRole('heading', { name: 'Visita marcada' }).waitFor()
}

/** Opens the ensaio in the back office; returns its address. */
export async function openEnsaio(page: Page): Promise<string> {
  await page.goto('/backoffice/?fila=all')
  await page
    .getByRole('link', { name: /Rua Augusta/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL('**/sessions/*')
  return new URL(page.url()).pathname
}

/** The photographer reports the visit and uploads two photos, on a phone. */
export async function photograph(product: RealProduct, nth?: number): Promise<void> {
  const page = await product.visit(phone, nth)
  await enter(page, '/backoffice/login', people.photographer.email)
  await openEnsaio(page)
  await button(page, 'Marcar visita como feita').click()
  await page.getByRole('alertdialog').getByRole('button', { name: /feita/ }).click()
  await page.getByText('Entrega Pendente').first().waitFor()
  await showStage(page, 'Fotos profissionais')
  const files = ['sala-01.jpg', 'cozinha-01.jpg'].map((name) => resolve(pictures, name))
  await photosCard(page).locator('input[type=file]').setInputFiles(files)
  await photosCard(page)
    .getByRole('button', { name: /^Abrir / })
    .nth(1)
    .waitFor()
}

/** Staff deliver what there is. */
export async function deliver(page: Page): Promise<void> {
  await openEnsaio(page)
  await showStage(page, 'Fotos profissionais')
  await button(page, 'Marcar como entregue: Fotos profissionais').click()
  await photosCard(page).getByText('Entregue', { exact: true }).waitFor()
  await button(page, 'Entregar ensaio').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar ensaio' }).click()
  await page.getByText('O cliente já recebeu o material.').waitFor()
}

/** Closes a month of the client by hand. */
export async function closeMonth(page: Page, month: LocalMonth): Promise<void> {
  await page.goto('/backoffice/companies')
  await page.getByRole('link', { name: 'Leste' }).filter({ visible: true }).click()
  await button(page, 'Fechar um mês').click()
  const dialog = page.getByRole('dialog', { name: 'Fechar um mês' })
  await dialog.getByRole('combobox', { name: 'Mês' }).selectOption(month)
  await dialog.getByRole('button', { name: 'Fechar o mês' }).click()
  const closed = page.getByText('Em aberto').filter({ visible: true }).first()
  await closed.waitFor().catch(async (cause: unknown) => {
    throw new Error(`The month is not closed: ${await dialog.innerText()}`, { cause })
  })
}
