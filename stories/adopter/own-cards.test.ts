import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { madeApp } from './made-app.ts'

const root = resolve(import.meta.dirname, '../..')
const { adopter } = await madeApp()
const outDir = join(adopter, 'dist-own')
const cards = [
  'Fotos',
  'Tour virtual',
  'Vídeos',
  'Plantas',
  'Link de entrega',
  'Avalie esse ensaio',
  'Dia da visita',
]

let server: PreviewServer
let browser: Browser
let html: string

/** The page as the app's own server writes it. */
beforeAll(async () => {
  const shared = { root: adopter, configFile: false, logLevel: 'error' } as const
  await build({ ...shared, build: { outDir, rolldownOptions: { input: join(adopter, 'own.html') } } })
  await build({ ...shared, build: { outDir: join(adopter, 'dist-server'), ssr: 'server.tsx' } })
  const { render } = await import(pathToFileURL(join(adopter, 'dist-server/server.js')).href)
  const { body, styles } = render()
  html = (await readFile(join(outDir, 'own.html'), 'utf8'))
    .replace('<!--styles-->', styles)
    .replace('<!--body-->', body)
  server = await preview({ ...shared, preview: { port: 0 }, build: { outDir } })
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Opens the page, with or without scripts; `errors` gets what the console says. */
async function open(options: { javaScriptEnabled: boolean }, errors: string[] = []): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  const address = `${server.resolvedUrls?.local[0] ?? ''}own.html`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ path: join(root, 'packages/mocks/pictures/sala-01.webp') }),
  )
  await page.goto(address)
  return page
}

test('the server writes every card, dark and in the brand of the app, before any script runs', async () => {
  const page = await open({ javaScriptEnabled: false })
  for (const name of cards) await page.getByRole('region', { name }).waitFor()
  await page.getByRole('heading', { name: 'novembro de 2026' }).waitFor()
  await page.getByRole('button', { name: /^Abrir Foto 2 de 2/ }).waitFor()
  const card = page.getByRole('region', { name: 'Fotos' })
  expect(await card.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgb(255, 255, 255)')
  const brand = await card.evaluate((one) => getComputedStyle(one).getPropertyValue('--color-action'))
  expect(brand.trim()).toBe('#8FD694')
})

test('no text stands on the ground of the page, which may be light', async () => {
  const page = await open({ javaScriptEnabled: true })
  // The stars are loaded once their card is near the window.
  await page.getByRole('region', { name: 'Avalie esse ensaio' }).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: /5/ }).waitFor({ state: 'attached' })
  const bare = await page.evaluate(() => {
    const clear = 'rgba(0, 0, 0, 0)'
    const isGrounded = (element: Element | null): boolean =>
      element !== null &&
      element.id !== 'own' &&
      (getComputedStyle(element).backgroundColor !== clear || isGrounded(element.parentElement))
    return [...document.querySelectorAll('#own *')]
      .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()))
      .filter((one) => one.getClientRects().length > 0 && !isGrounded(one))
      .map((one) => one.textContent)
  })
  expect(bare).toEqual([])
})

test('the browser takes the cards over without a difference, and they work', async () => {
  const errors: string[] = []
  const page = await open({ javaScriptEnabled: true }, errors)
  await page.getByRole('button', { name: /27 de novembro/ }).click()
  await page.locator('td[aria-selected=true]').getByText('27').waitFor()
  await page.getByRole('radio', { name: /5/ }).check({ force: true })
  await page.getByRole('button', { name: /^Enviar/ }).click()
  await page.getByText(/Obrigad/).waitFor()
  expect(errors).toEqual([])
})

test('the guide shows the files of this app, word for word', async () => {
  const readme = await readFile(join(root, 'packages/ui/README.md'), 'utf8')
  for (const name of ['Photos.tsx', 'OwnCards.tsx', 'server.tsx', 'hydrate.tsx']) {
    expect(readme).toContain(await readFile(join(import.meta.dirname, 'app', name), 'utf8'))
  }
})
