import { execFile } from 'node:child_process'
import { lstat, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import {
  getSession,
  getTagCategory,
  type Photo,
  type Session,
  updatePhoto,
  uploadPhoto,
} from '@ensaio/domain'
import { photo, photos, productItem, reply, session, tags } from '@ensaio/mocks'
import { getResponse } from 'msw'
import { type Browser, chromium, type Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { madeApp } from './made-app.ts'
import { published } from './scratch-app.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const { adopter } = await madeApp()

/** Photos served by the external app. */
const gallery: Photo[] = photos(4).map((one) => ({
  ...one,
  url: `/pictures/${one.id}.webp`,
  thumbnail_url: `/pictures/${one.id}.webp`,
  preview_url: `/pictures/${one.id}.webp`,
}))

function delivered(): Session {
  const products = [{ id: 2, status: 3 as const, item: productItem(9), deliverables: gallery }]
  return session({ status: 5, products })
}

/** The mocked API of the app. */
const api = [
  reply(getSession, delivered),
  reply(getTagCategory, { tags: tags() }),
  reply(updatePhoto, async ({ request, values }) => {
    const { is_featured = false } = (await request.json()) as { is_featured?: boolean }
    return gallery.map((one) => (one.id === Number(values.photoId) ? { ...one, is_featured } : one))
  }),
  reply(uploadPhoto, () => photo({ ...gallery[0], id: 50, order: 4, alt: 'nova.jpg' })),
]

test('the app has the packages from tarballs, without links to this repository', async () => {
  for (const name of published) {
    const folder = join(adopter, 'node_modules/@ensaio', name)
    expect((await lstat(folder)).isSymbolicLink()).toBe(false)
    const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    expect(JSON.stringify(exports)).not.toContain('/src/')
  }
})

test('the app type-checks, including the declarations and the examples of the READMEs', async () => {
  const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', adopter]).catch(
    (reason: { stdout: string }) => reason,
  )
  expect(stdout).toBe('')
})

test('the brand of the guide passes its test', async () => {
  const { stdout } = await run(process.execPath, ['--test', 'brand.test.ts'], { cwd: adopter })
  expect(stdout).toMatch(/pass 2\b[\s\S]*fail 0\b/)
})

describe('the built app', () => {
  let server: PreviewServer
  let browser: Browser
  let page: Page
  const browserErrors: string[] = []
  const fonts: string[] = []

  /** Opens the app with the pictures and answers of the mocks. */
  async function show(on: Page): Promise<void> {
    await on.route('**/pictures/*', (route) =>
      route.fulfill({ path: join(root, 'packages/mocks/pictures/sala-01.webp') }),
    )
    await on.route('**/api/**', async (route) => {
      const asked = route.request()
      const request = new Request(asked.url(), {
        method: asked.method(),
        headers: asked.headers(),
        body: asked.postDataBuffer() as Uint8Array<ArrayBuffer> | null,
      })
      const answer = await getResponse(api, request)
      if (!answer) return route.abort()
      return route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        body: await answer.text(),
      })
    })
    await on.goto(server.resolvedUrls?.local[0] ?? '')
  }

  beforeAll(async () => {
    await build({ root: adopter, configFile: false, logLevel: 'error' })
    server = await preview({ root: adopter, configFile: false, preview: { port: 0 }, logLevel: 'error' })
    browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
    page = await browser.newPage({ locale: 'pt-BR' })
    page.on('pageerror', (error) => browserErrors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') browserErrors.push(message.text())
    })
    page.on('response', (answer) => {
      if (answer.url().endsWith('.woff2')) fonts.push(`${answer.status()} ${answer.url()}`)
    })
    await show(page)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  const card = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

  test('shows the gallery to clients and staff', async () => {
    for (const viewer of ['Fotos, para o cliente', 'Fotos, para a equipe']) {
      await card(viewer)
        .getByRole('button', { name: /^Abrir Foto 1 de 4/ })
        .waitFor()
      expect(
        await card(viewer)
          .getByRole('button', { name: /^Abrir Foto/ })
          .count(),
      ).toBe(4)
    }
  })

  test('lets staff upload photos, but not clients', async () => {
    const files = 'input[type=file]'
    // The upload code is loaded on demand.
    await card('Fotos, para a equipe').locator(files).waitFor({ state: 'attached' })
    expect(await card('Fotos, para o cliente').locator(files).count()).toBe(0)
    await card('Fotos, para a equipe')
      .locator(files)
      .setInputFiles(join(root, 'apps/api/demo/pictures/sala-01.jpg'))
    await card('Fotos, para a equipe').getByRole('button', { name: 'Abrir Foto 5 de 5, nova.jpg' }).waitFor()
  })

  test('offers dragging files with a mouse, and choosing them on touch screens', async () => {
    const touched = await browser.newPage({ locale: 'pt-BR', hasTouch: true, isMobile: true })
    await show(touched)
    const said = { drag: 'Arraste para cá ou escolha:', touch: 'Toque e escolha:' }
    for (const [on, shown, hidden] of [
      [page, said.drag, said.touch],
      [touched, said.touch, said.drag],
    ] as const) {
      const panel = on.getByRole('region', { name: /^Fotos, para a equipe/ })
      await panel.getByText(shown).waitFor()
      expect(await panel.getByText(hidden).isVisible()).toBe(false)
    }
    await touched.close()
  })

  test('loads the sorting code when staff sort photos', async () => {
    await card('Fotos, para a equipe').getByRole('button', { name: 'Organizar' }).click()
    await card('Fotos, para a equipe')
      .getByRole('button', { name: /^Foto 1 de 5/ })
      .waitFor()
    expect(await card('Fotos, para o cliente').getByRole('button', { name: 'Organizar' }).count()).toBe(0)
  })

  test('lets a client feature a photo', async () => {
    const star = card('Fotos, para o cliente').getByRole('button', { name: /^Destacar Foto 3/ })
    await star.click()
    await card('Fotos, para o cliente')
      .getByRole('button', { name: /^Destacar Foto 3/, pressed: true })
      .waitFor()
  })

  test('loads the fonts of the style sheet, without browser errors', async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const family = await card('Fotos, para o cliente').evaluate((one) => getComputedStyle(one).fontFamily)
    expect(family).toContain('Instrument Sans')
    expect(fonts.filter((one) => one.startsWith('200') && one.includes('instrument-sans'))).not.toEqual([])
    expect(browserErrors).toEqual([])
  })
})
