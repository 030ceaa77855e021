import { resolve } from 'node:path'
import { defaultZone, instantAt, type SessionPage, wallClock } from '@ensaio/domain'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosCard, showStage } from './failures/office.ts'
import { chooseFreeTime } from './ordering.ts'
import { type RealProduct, signIn, signInOnPage, startRealProduct } from './real-product.ts'
import { emptyFields, startTelling, subjectsTo } from './simulated-day.ts'
import { phone } from './widths.ts'

const hour = 3_600_000
const pictures = resolve(import.meta.dirname, '../../apps/api/demo/pictures')
const orderer = 'prepago@demo.test'
const holder = 'paulo.siqueira@imovel.test'
const photographer = 'fotografo@demo.test'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const forward = (page: Page) => button(page, /^(Continuar|Próximo)$/).click()
const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first()

function pathIn(mail: string, link: RegExp): string {
  return new URL(mail.match(link)?.[0] ?? '').pathname
}

/** Moves the clock, and once more by a minute: what was told is not told again. */
async function pass(instant: string): Promise<void> {
  await product.waitUntil(instant)
  await product.waitUntil(new Date(Date.parse(instant) + 60_000).toISOString())
}

/** The subjects of the mails to somebody of the story, in the order of their sending, without the summary of their company's week. */
async function mailsTo(who: string): Promise<string[]> {
  const subjects = await subjectsTo(product, who)
  return subjects.filter((subject) => !subject.startsWith('Resumo da semana'))
}

/** Waits until somebody has so many mails: one that waits past midnight is written anew, and would say something else. */
async function hasMails(who: string, count: number): Promise<void> {
  await expect.poll(async () => (await mailsTo(who)).length, { timeout: 60_000 }).toBe(count)
}

const matching = (subjects: readonly RegExp[]): unknown[] => subjects.map((one) => expect.stringMatching(one))

async function newestOf(page: Page): Promise<{ id: number; start: string }> {
  const search = { order_by: 'id', descending: true }
  const answer = await page.request.post('/api/sessions/search', { data: search })
  const newest = ((await answer.json()) as { data: SessionPage }).data.sessions[0]
  return { id: newest?.id ?? 0, start: newest?.scheduled_for ?? '' }
}

const earlier = (instant: string, hours: number) => new Date(Date.parse(instant) - hours * hour).toISOString()

/** Signs in on a new page of somebody's phone, whose clock is that of the server. */
async function onPhoneOf(who: string, path: string): Promise<Page> {
  const page = await product.visit(phone)
  await signIn(page, who)
  await page.goto(path)
  return page
}

const pay = async (page: Page) => {
  await page.getByRole('link', { name: /^Comprar R\$\s.+ e pedir$/ }).click()
  await page.waitForURL('**/payment?**')
  await page.getByRole('radio', { name: 'PIX' }).check({ force: true })
  await button(page, /^Gerar código PIX de R\$/).waitFor()
  expect(await emptyFields(page)).toEqual([])
  await button(page, /^Gerar código PIX de R\$/).click()
  await page.waitForURL('**/sessions/add/scheduling')
}

test('from order to delivery nobody is asked anything twice, and every mail comes once', async () => {
  const told = startTelling()

  // Browser A: the client orders and pays.
  const client = await product.visit(phone)
  await signInOnPage(client, orderer)
  await client.goto('/sessions/add')
  await client.getByRole('radio', { name: /^Completo/ }).check({ force: true })
  await forward(client)
  await told.answer(textbox(client, /^CEP/), 'CEP', '01305-100')
  await client.getByText('Endereço encontrado. Confira e complete.').waitFor()
  // The rest of the address came with the CEP.
  expect(await emptyFields(client)).toEqual(['Número', 'Área em m²'])
  await told.answer(textbox(client, /^Número/), 'number', '1500')
  await told.answer(textbox(client, /^Área/), 'area', '78')
  await told.answer(textbox(client, /^Chaves/), 'keys', 'Na portaria')
  await forward(client)
  await told.answer(client.getByLabel(/^Nome/), 'name of the holder', 'Paulo Siqueira')
  await told.answer(client.getByLabel(/^Telefone/), 'phone of the holder', '(11) 91234-5678')
  await told.answer(client.getByLabel(/^E-mail/), 'address of the holder', holder)
  await forward(client)
  await client.getByRole('heading', { name: 'Confira o pedido' }).waitFor()
  await pay(client)

  // Browser B: who receives the photographer opens the link of the mail, without an account.
  const link = pathIn(await product.mailTo(holder, '/calendar/'), /http:\/\/\S+\/calendar\/[\w-]+/)
  const invited = await product.visit(phone)
  await invited.goto(link)
  await chooseFreeTime(invited)
  await told.answer(invited.getByLabel(/^Nome/), 'name of the holder', 'asked again')
  await told.answer(invited.getByLabel(/^Telefone/), 'phone of the holder', 'asked again')
  await told.answer(invited.getByLabel(/^E-mail/), 'address of the holder', 'asked again')
  expect(await emptyFields(invited)).toEqual([])
  await button(invited, 'Continuar').click()
  await button(invited, 'Confirmar agendamento').click()
  await invited.getByRole('heading', { name: 'Visita marcada' }).waitFor()
  await invited.getByRole('radio', { name: /^Sim/ }).check({ force: true })
  await button(invited, 'Responder').click()
  await invited.getByText('Você respondeu que está tudo pronto.').waitFor()
  const { id, start } = await newestOf(client)

  // The clock goes on, as far as the morning of the visit.
  const day = wallClock(start, defaultZone).date
  const eve = wallClock(earlier(start, 24), defaultZone).date
  await pass(earlier(start, 48))
  await hasMails(holder, 3)
  await pass(earlier(start, 24))
  await hasMails(holder, 4)
  await hasMails(orderer, 5)
  await pass(instantAt(eve, '20:00', defaultZone))
  await hasMails(photographer, 2)
  await pass(instantAt(day, '08:00', defaultZone))
  expect(await product.mailTo(holder, 'Você já respondeu que o imóvel está pronto.')).not.toContain('precisa')

  // Browser C: the photographer, who says when they come.
  const path = pathIn(await product.mailTo(photographer, `/sessions/${id}`), /http:\/\/\S+\/sessions\/\d+/)
  const driving = await onPhoneOf(photographer, path)
  await button(driving, 'A caminho').click()
  await driving.getByText(/^A caminho desde/).waitFor()
  const waiting = await product.visit(phone)
  await waiting.goto(link)
  await waiting.getByText(/^A caminho desde/).waitFor()
  await waiting.getByText('Você respondeu que está tudo pronto.').waitFor()
  await button(driving, 'Cheguei').click()
  await driving.getByText(/^Chegou às/).waitFor()

  await product.waitUntil(start)
  const working = await onPhoneOf(photographer, path)
  await button(working, 'Marcar visita como feita').click()
  await working.getByRole('alertdialog').getByRole('button', { name: /feita/ }).click()
  await working.getByText('Entrega Pendente').first().waitFor()
  await showStage(working, 'Fotos profissionais')
  const files = ['sala-01.jpg', 'cozinha-01.jpg'].map((name) => resolve(pictures, name))
  await photosCard(working).locator('input[type=file]').setInputFiles(files)
  await photosCard(working)
    .getByRole('button', { name: /^Abrir / })
    .nth(1)
    .waitFor()
  await button(working, 'Marcar como entregue: Fotos profissionais').click()
  await photosCard(working).getByText('Entregue', { exact: true }).waitFor()
  await button(working, 'Entregar ensaio').click()
  await working.getByRole('alertdialog').getByRole('button', { name: 'Entregar ensaio' }).click()
  await working.getByText('O cliente já recebeu o material.').waitFor()

  // Browser A again: the client receives, downloads and rates.
  const delivered = await product.mailTo(orderer, 'O material do seu ensaio está pronto')
  const receiving = await onPhoneOf(orderer, pathIn(delivered, /http:\/\/\S+\/sessions\/\d+/))
  const saved = receiving.waitForEvent('download')
  await photosCard(receiving).getByRole('button', { name: 'Baixar todas' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Fotos.*\.zip$/)
  await receiving.getByRole('region', { name: /^Avalie esse ensaio/ }).scrollIntoViewIfNeeded()
  await receiving.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true })
  await button(receiving, /^(Enviar avaliação|Avaliar)/).click()
  await receiving
    .getByText(/Obrigad|Sua avaliação/)
    .first()
    .waitFor()

  // The link then names nobody.
  const after = await product.visit(phone)
  await after.goto(link)
  await after.getByRole('heading', { level: 1 }).waitFor()
  expect(await after.evaluate(() => document.body.innerText)).not.toMatch(
    /Caio|Brandão|Siqueira|91234|portaria/,
  )

  expect(told.facts()).toEqual([
    ...['CEP', 'number', 'area', 'keys'],
    ...['name of the holder', 'phone of the holder', 'address of the holder'],
  ])
  const reminders = [/^Lembrete da visita/, /^O fotógrafo vem amanhã:/, /^O fotógrafo vem (amanhã cedo|hoje)/]
  expect(await mailsTo(holder)).toEqual(matching([/^Escolha o dia/, /^Ensaio agendado/, ...reminders]))
  expect(await mailsTo(orderer)).toEqual(
    matching([
      ...[/^Pagamento recebido/, /^Ensaio criado/, /^Ensaio agendado/],
      ...[...reminders, /^Seu ensaio foi entregue/],
    ]),
  )
  expect(await mailsTo(photographer)).toEqual(matching([/^Nova visita/, /^Você tem 1 visita amanhã/]))
  expect(product.browserErrors).toEqual([])
})
