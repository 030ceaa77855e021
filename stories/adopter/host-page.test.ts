import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { getSession, getTagCategory } from '@ensaio/domain'
import { photos, productItem, reply, session, tags } from '@ensaio/mocks'
import { getResponse } from 'msw'
import { type Browser, chromium, type Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostSheets } from '../../.storybook/host-sheets.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { compareScreenshots } from '../../scripts/visual/compare.ts'
import { madeApp } from './made-app.ts'

const root = resolve(import.meta.dirname, '../..')
const { adopter } = await madeApp()
const outDir = join(adopter, 'dist-host')

const gallery = photos(4).map((one) => ({
  ...one,
  url: `/pictures/${one.id}.webp`,
  thumbnail_url: `/pictures/${one.id}.webp`,
  preview_url: `/pictures/${one.id}.webp`,
}))
const products = [{ id: 2, status: 3 as const, item: productItem(9), deliverables: gallery }]
const api = [
  reply(getSession, () => session({ status: 5, products })),
  reply(getTagCategory, { tags: tags() }),
]

/** What the page had before it mounted anything of ours. */
const ownContent = `<section id="host"><h1>Imóveis</h1><h2>Nossas fotos</h2><p>Um texto com <a href="#a">link</a> e <small>nota</small>.</p>
  <ul><li>Um</li><li>Dois</li></ul><button>Salvar</button><input value="Rua Augusta"><table><tr><th>Quarto</th><td>12</td></tr></table></section>`

let server: PreviewServer
let browser: Browser
let html: string

beforeAll(async () => {
  await build({ root: adopter, configFile: false, logLevel: 'error', build: { outDir } })
  server = await preview({
    root: adopter,
    configFile: false,
    preview: { port: 0 },
    logLevel: 'error',
    build: { outDir },
  })
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  html = await readFile(join(outDir, 'index.html'), 'utf8')
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Opens a page with `sheet` and content of its own around the app, which is mounted or not. */
async function open(sheet: string, isMounted: boolean): Promise<Page> {
  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1100, height: 800 } })
  const address = server.resolvedUrls?.local[0] ?? ''
  const whole = html
    .replace(
      '</head>',
      `<style>${sheet} #frame { position: absolute; top: 700px; left: 0; width: 1000px; padding-bottom: 8px; background: white; }</style></head>`,
    )
    .replace('<main id="root"></main>', `${ownContent}<div id="frame"><main id="root"></main></div>`)
  const body = isMounted ? whole : whole.replace(/<script[^>]*><\/script>/g, '')
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ path: join(root, 'packages/mocks/pictures/sala-01.webp') }),
  )
  await page.route('**/api/**', async (route) => {
    const answer = await getResponse(api, new Request(route.request().url()))
    if (!answer) return route.abort()
    return route.fulfill({ contentType: 'application/json', body: await answer.text() })
  })
  await page.goto(address)
  if (isMounted) {
    const last = page.getByRole('region', { name: 'Fotos, para a equipe' })
    await last.getByRole('button', { name: /^Abrir Foto 4 de 4/ }).waitFor()
    await last.locator('input[type=file]').waitFor({ state: 'attached' })
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/** Every computed property of the page's own elements. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')].map(
      (element) => {
        const style = getComputedStyle(element)
        // The document grows with its content.
        const names = [...style].filter((name) => !/height|block-size|origin/.test(name))
        return `${element.localName} ${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`
      },
    ),
  )

test.each(Object.entries(hostSheets))('%s: the page around is as before', async (_name, sheet) => {
  const before = await open(sheet, false)
  const after = await open(sheet, true)
  expect(await looks(after)).toEqual(await looks(before))
  const pictures = await Promise.all([
    before.locator('#host').screenshot(),
    after.locator('#host').screenshot(),
  ])
  expect(compareScreenshots(pictures[0], pictures[1])?.what).toBeUndefined()
  await Promise.all([before.close(), after.close()])
})

test('the cards look the same on every page', async () => {
  const alone = await open('', true)
  const own = await alone.locator('#root').screenshot()
  for (const [host, sheet] of Object.entries(hostSheets)) {
    const page = await open(sheet, true)
    const there = await page.locator('#root').screenshot()
    expect(compareScreenshots(own, there)?.what, host).toBeUndefined()
    await page.close()
  }
  await alone.close()
})
