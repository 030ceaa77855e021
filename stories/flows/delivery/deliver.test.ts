import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SessionPage } from '@ensaio/domain'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Entry, fromBuffer } from 'yauzl'
import { photosCard, photosOf, showStage } from '../failures/office.ts'
import { chooseFreeTime, violations, writeOrder } from '../ordering.ts'
import { type RealProduct, signIn, signInAsStaff, startRealProduct } from '../real-product.ts'
import { desktop, phone, widths } from '../widths.ts'

const pictures = resolve(import.meta.dirname, '../../../apps/api/demo/pictures')
const picture = (name: string) => join(pictures, name)

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

/** Orders every service item, and books the visit through the public link. */
async function orderAndBook(page: Page): Promise<{ id: number; scheduled_for: string }> {
  await writeOrder(page, 'Completo')
  await page.getByRole('button', { name: 'Pedir ensaio' }).click()
  await page.waitForURL('**/sessions/add/scheduling')
  await page.getByRole('link', { name: 'AGENDAR' }).click()
  await page.getByRole('heading', { name: 'Escolha o dia e o horário' }).waitFor()
  await chooseFreeTime(page)
  await page.getByRole('checkbox', { name: /Eu estarei no imóvel/ }).check()
  await page.getByLabel(/^Chaves/).fill('Na portaria')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
  await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
  await page.goto('/sessions')
  const newest = await page.evaluate(async () => {
    const body = JSON.stringify({ order_by: 'id', descending: true })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/sessions/search', { method: 'POST', headers, body })
    return ((await answer.json()) as { data: SessionPage }).data.sessions[0]
  })
  return { id: newest?.id ?? 0, scheduled_for: newest?.scheduled_for ?? '' }
}

// A card's title also contains its count.
const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

async function fillCards(page: Page): Promise<void> {
  await showStage(page, 'Fotos profissionais')
  const photos = card(page, 'Fotos profissionais')
  await photos.locator('input[type=file]').setInputFiles(['sala-01.jpg', 'cozinha-01.jpg'].map(picture))
  await expect
    .poll(() => photos.getByRole('button', { name: /^Abrir / }).count(), { timeout: 30_000 })
    .toBe(2)

  const plans = card(page, 'Plantas')
  await plans.locator('input[type=file]').setInputFiles(picture('planta-78m2.pdf'))
  await plans.getByText('planta-78m2').first().waitFor()

  const videos = card(page, 'Vídeos')
  await videos.getByRole('textbox').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await videos.getByRole('button', { name: 'SALVAR' }).click()
  await videos
    .getByText(/aqz-KE-bpKQ|youtu/i)
    .first()
    .waitFor()

  await page.getByText('Entregar por link: Fotos profissionais').click()
  const link = card(page, 'Link de entrega: Fotos profissionais')
  await link.getByLabel('Link de entrega').fill('https://drive.exemplo.test/fotos-84')
  await link.getByRole('button', { name: 'SALVAR' }).click()
  await link.getByRole('link', { name: /drive\.exemplo\.test/ }).waitFor()

  await showStage(page, 'Tour virtual')
  const tour = card(page, 'Tour virtual')
  await tour.getByLabel('URL do Matterport').fill('https://my.matterport.com/show/?m=SxQL3iGyoDo')
  await tour.getByLabel('Hospedagem, em meses').fill('6')
  await tour.getByRole('button', { name: 'SALVAR' }).click()
  await page.getByText('Salvo com sucesso!').first().waitFor()
}

/** Marks the client's products as delivered; the last one asks first, because it delivers the ensaio. */
async function deliverAll(page: Page): Promise<void> {
  for (const name of ['Edição de tour', 'Tour virtual', 'Fotos profissionais', 'Vídeos', 'Plantas']) {
    if (!['Vídeos', 'Plantas'].includes(name)) await showStage(page, name)
    await page.getByRole('button', { name: `Marcar como entregue: ${name}` }).click()
    const dialog = page.getByRole('alertdialog')
    if (name === 'Plantas' || name === 'Edição de tour') {
      await dialog.getByRole('button', { name: 'Marcar como entregue' }).click()
    }
    await card(page, name).getByText('Entregue', { exact: true }).waitFor()
  }
}

/** Returns the file names in a zip. */
function entriesOf(zip: Buffer): Promise<string[]> {
  return new Promise((done, fail) => {
    const names: string[] = []
    fromBuffer(zip, { lazyEntries: false }, (error, file) => {
      if (error) return fail(error)
      file.on('entry', ({ fileName }: Entry) => names.push(fileName))
      file.on('end', () => done(names))
      file.on('error', fail)
    })
  })
}

describe.each(widths)('%s', (_, options) => {
  test('an ensaio is ordered, scheduled, produced, delivered, viewed, rated, corrected and downloaded', async () => {
    const orderer = await product.visit(options)
    await signIn(orderer, 'pospago@demo.test')
    const { id, scheduled_for } = await orderAndBook(orderer)
    await orderer.close()

    await product.waitUntil(scheduled_for)
    const [client, staff] = [await product.visit(options), await product.visit(options)]
    await signIn(client, 'pospago@demo.test')
    await signInAsStaff(staff, 'admin@demo.test')
    await staff.getByRole('searchbox', { name: 'Buscar' }).fill(String(id))
    await staff.keyboard.press('Enter')
    await staff
      .getByRole('link', { name: /^\d+ Todos$|Todos/ })
      .first()
      .click()
    await staff
      .getByRole('link', { name: /Rua Augusta/ })
      .filter({ visible: true })
      .first()
      .click()
    await staff.getByRole('button', { name: 'Marcar visita como feita' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: /feita/ }).click()
    await staff.getByText('Entrega Pendente').first().waitFor()
    await fillCards(staff)
    expect(await violations(staff)).toEqual([])
    await deliverAll(staff)
    await staff.getByText('O cliente já recebeu o material.').waitFor()
    await product.mailTo('pospago@demo.test', `/sessions/${id}`)

    await client.goto(`/sessions/${id}`)
    const link = card(client, 'Link de entrega: Fotos profissionais')
    await link.getByRole('link', { name: /drive\.exemplo\.test/ }).waitFor()
    const photos = card(client, 'Fotos profissionais')
    // The delivery link is not in the gallery.
    expect(await photos.getByRole('button', { name: /^Abrir Foto / }).count()).toBe(2)
    await photos
      .getByRole('button', { name: /^Abrir / })
      .first()
      .click()
    const large = client.getByRole('dialog', { name: 'Foto ampliada' })
    await large.waitFor()
    await client.keyboard.press('ArrowRight')
    await large.getByRole('button', { name: 'Destacar' }).click()
    await large.getByRole('button', { name: 'Destacar', pressed: true }).waitFor()
    await client.keyboard.press('Escape')
    await large.waitFor({ state: 'hidden' })
    expect(await violations(client)).toEqual([])

    const saved = client.waitForEvent('download')
    await photos.getByRole('button', { name: 'Baixar todas' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(/^Fotos.*\.zip$/)
    const names = await entriesOf(await readFile(await download.path()))
    expect(names).toHaveLength(2)

    await card(client, 'Avalie esse ensaio').scrollIntoViewIfNeeded()
    await client.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true })
    await client.getByRole('button', { name: /^(Enviar avaliação|Avaliar)/ }).click()
    await client
      .getByText(/Obrigad|Sua avaliação/)
      .first()
      .waitFor()

    await client.getByRole('button', { name: 'Pedir correção: Fotos profissionais' }).click()
    await client.getByLabel('O que precisa de correção?').fill('A sala ficou escura.')
    await client
      .getByRole('dialog')
      .getByRole('button', { name: /^(Pedir correção|Enviar)/ })
      .click()
    await client.getByText('Em revisão').first().waitFor()

    await staff.goto('/backoffice/?fila=in_revision')
    await staff
      .getByRole('link', { name: /Rua Augusta/ })
      .filter({ visible: true })
      .first()
      .click()
    await staff.getByText('A sala ficou escura.', { exact: true }).waitFor()
    await staff.getByRole('button', { name: 'Marcar como entregue: Fotos profissionais' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Marcar como entregue' }).click()
    await staff.getByText('O cliente já recebeu o material.').waitFor()
    await client.reload()
    await client.getByText('Entregue', { exact: true }).first().waitFor()
  })
})

test('a photographer sees only their own ensaios, and no office pages', async () => {
  const page = await product.visit()
  await signInAsStaff(page, 'fotografo@demo.test')
  const bar = page.getByRole('navigation').first()
  await bar.getByRole('link', { name: 'Agenda' }).waitFor()
  expect(await bar.getByRole('link', { name: 'Clientes' }).count()).toBe(0)
  await page.goto('/backoffice/companies')
  await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
  const answers = await page.evaluate(async () =>
    Promise.all(
      ['/backoffice/api/staff/companies', '/backoffice/api/staff/mails'].map(
        async (path) => (await fetch(path)).status,
      ),
    ),
  )
  expect(answers).toEqual([403, 403])
})

test('sorting code that loads late loses neither a press nor the focus', async () => {
  const page = await product.visit()
  await signIn(page, 'admin@demo.test')
  const gallery = await photosOf(product, 5, 0)
  const [first] = await gallery.photos()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/ArrangedGrid*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/backoffice/sessions/${gallery.sessionId}`)
  // All but the sorting code is here: what comes later above would push the photos away from the pointer.
  await photosCard(page).getByRole('button', { name: 'Organizar' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  // By keyboard: this test must not depend on the position of a pointer.
  await photosCard(page).getByRole('button', { name: 'Organizar' }).press('Enter')
  const forward = photosCard(page).getByRole('button', { name: /^Mover para depois: Foto 1 de/ })
  await forward.hover()

  await page.mouse.down()
  const coming = page.waitForResponse(/ArrangedGrid/)
  held.resolve()
  // Resolves as soon as the page has the same code.
  await page.evaluate(`import("${(await coming).url()}").then(() => null)`)
  await page.mouse.up()

  await photosCard(page)
    .getByRole('button', { name: /^Foto 1 de/ })
    .waitFor()
  await expect.poll(async () => (await gallery.photos())[1]?.id).toBe(first?.id)
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(
    /^Mover para depois: Foto 2 de/,
  )
})

/** The cards of an ensaio with lazily loaded parts, and the name of each part. */
const lazyCards = {
  Agendamento: 'SendInvitation',
  'Dados de contato': 'ContactEditor',
  'Informações importantes': 'PropertyEditor',
  'Captação de tour': 'TourEditor',
  Vídeos: 'LinkForm',
  Plantas: 'UploadBlueprints',
}

test.each([
  ['on a phone', phone],
  ['on a desktop', desktop],
])('lazily loaded parts are as large as their placeholders: nothing shifts, %s', async (_, options) => {
  const page = await product.visit(options)
  // As on phones: sharing by the system adds a line to a card.
  await page.addInitScript(() => {
    navigator.share = async () => undefined
  })
  await signIn(page, 'pospago@demo.test')
  const wanted = { data: { filter: { status: [1] }, order_by: 'id', descending: true } }
  const answer = await page.request.post('/api/sessions/search', wanted)
  const { sessions } = ((await answer.json()) as { data: SessionPage }).data
  const ensaio = sessions.find(({ service }) => service.name.startsWith('Completo'))
  await signIn(page, 'admin@demo.test')
  const parts = Object.values(lazyCards)
  const asked = new Set<string>()
  const held = Promise.withResolvers<void>()
  for (const part of parts) {
    await page.route(`**/assets/${part}-*.js`, async (route) => {
      asked.add(part)
      await held.promise
      await route.continue()
    })
  }
  const cards = Object.keys(lazyCards).map((name) => card(page, name).first())
  const heights = () => Promise.all(cards.map(async (one) => (await one.boundingBox())?.height ?? 0))

  await page.goto(`/backoffice/sessions/${ensaio?.id}`)
  await expect.poll(() => asked.size).toBe(parts.length)
  const before = await heights()
  held.resolve()
  for (const one of cards) await one.locator('input, button').first().waitFor({ state: 'attached' })
  const moved = (await heights()).map((height, index) => Math.abs(height - (before[index] ?? 0)))
  expect(Math.max(...moved), `${before} by ${moved}`).toBeLessThan(3)
})

test('photos and their room tags appear together', async () => {
  const page = await product.visit()
  await signIn(page, 'admin@demo.test')
  const gallery = await photosOf(product, 5, 0)
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/tag-category/photos', async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await page.goto('/backoffice/', { waitUntil: 'networkidle' })
  const known = page.waitForResponse(`**/api/sessions/${gallery.sessionId}`)
  // Inside the app, as by a link: a page that is opened anew comes with both answers.
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/backoffice/sessions/${gallery.sessionId}`)
  await Promise.all([asked.promise, known.then((answer) => answer.finished())])
  // Once the page is idle, it has rendered the answer.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await photosCard(page).count()).toBe(0)
  held.resolve()
  await photosCard(page).getByLabel('Ambiente das novas fotos').waitFor()
})

test('a client’s account is refused by the back office, and signed out', async () => {
  const page = await product.visit()
  await page.goto('/backoffice/login')
  await page.getByLabel(/^E-mail/).fill('pospago@demo.test')
  await page.getByLabel(/^Senha/).fill('ensaio123')
  await page.keyboard.press('Enter')
  await page.getByText('Você está tentando acessar a plataforma com outro tipo de conta.').waitFor()
  expect(await page.evaluate(async () => (await fetch('/backoffice/api/auth/user')).json())).toEqual({
    data: null,
  })
})

test('there are no browser errors', () => {
  // The browser logs each refused call; those of the photographer are expected.
  expect(product.browserErrors.filter((one) => !/status of 403/.test(one))).toEqual([])
})
