import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gate, intercept, leaveUnwritten } from '../failures/faults.ts'
import { invite } from '../failures/invitation.ts'
import { addressesOf, holdCode, type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { phone } from '../widths.ts'

let product: RealProduct
beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

/** The API calls that a page makes until nothing moves any more. */
async function callsOf(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/api/') && request.resourceType() === 'fetch') calls.push(pathname)
  })
  await open()
  await page.waitForLoadState('networkidle')
  return calls
}

const hidden = { javaScriptEnabled: false }

test('rule first-view: without script, public pages say what they are for, and a link when and where', async () => {
  const owner = await product.visit()
  await signIn(owner, 'pospago@demo.test')
  const { link } = await addressesOf(product, owner)
  const page = await product.visit({ ...phone, ...hidden })
  await page.goto('/')
  await page.getByRole('heading', { name: 'O imóvel como ele merece ser visto' }).waitFor()
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Faça seu login' }).waitFor()
  await page.getByLabel(/^E-mail/).waitFor()
  await page.goto('/pre-cadastro')
  await page
    .getByText(/a partir de/i)
    .first()
    .waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: 'Quando podemos fotografar o imóvel?' }).waitFor()
  await page.getByRole('grid').getByRole('button', { disabled: false }).first().waitFor()
})

test.each(['/sessions', 'detail', '/statement', '/backoffice/', '/backoffice/agenda'])(
  'rule first-view: %s begins with its data, and asks for none of it again',
  async (path) => {
    const page = await product.visit()
    await signIn(page, 'pospago@demo.test')
    const { detail } = await addressesOf(product, page)
    if (path.startsWith('/backoffice')) await signIn(page, 'admin@demo.test')
    const before = product.browserErrors.length
    const calls = await callsOf(page, () => page.goto(path === 'detail' ? detail : path))
    expect(calls).toEqual([])
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(product.browserErrors.slice(before)).toEqual([])
  },
)

test('rule first-view: a page that cannot be shown, or whose data cannot be loaded, has a title', async () => {
  const page = await product.visit()
  await signIn(page, 'pospago@demo.test')
  await page.route(/\/api\/sessions\/\d+$/, (route) => route.abort())
  await page.goto('/sessions', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: /,/ }).first().click()
  await page.getByRole('heading', { name: 'Não foi possível carregar' }).waitFor()
  expect(await page.title()).toBe('Ensaio · Ensaio')
  await page.route('**/assets/StatementPage*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Extrato' }).click()
  await page.getByRole('heading', { name: 'Algo deu errado nesta página' }).waitFor()
  expect(await page.title()).toBe('Algo deu errado · Ensaio')
  await page.goto('/sessions/add?repetir=999999')
  await page.getByText('Não foi possível carregar').waitFor()
  expect(await page.title()).toBe('Criar ensaio · Ensaio')
  const newcomer = await product.visit()
  await signIn(newcomer, 'novo@demo.test')
  await newcomer.route('**/api/onboarding', (route) => route.abort())
  await leaveUnwritten(newcomer, '/onboard/password')
  await newcomer.goto('/onboard/password')
  await newcomer.getByText('Não foi possível carregar').waitFor()
  expect(await newcomer.title()).toBe('Primeiro acesso · Ensaio')
})

test('rule first-view: what a written page has not asked for yet is waited for', async () => {
  const { id } = await invite(product)
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  const slow = gate()
  await intercept(page, 'GET', /\/services$/, async (route) => {
    await slow.passed
    await route.continue()
  })
  await page.goto(`/sessions/${id}`)
  await page.getByRole('button', { name: 'Acrescentar ao pedido' }).click()
  const dialog = page.getByRole('dialog', { name: 'Acrescentar ao pedido' })
  await dialog
    .getByText(/^Carregando/)
    .first()
    .waitFor({ state: 'attached' })
  expect(await dialog.getByText(/^Não há outro serviço/).count()).toBe(0)
  slow.open()
  await dialog.getByText(/^Não há outro serviço/).waitFor()
})

test('rule first-view: the server leads signed-out visitors to the login page, and signing in back to where they came from', async () => {
  const page = await product.visit(hidden)
  for (const [path, name] of [
    ['/backoffice/', 'Entrar'],
    ['/backoffice/team', 'Entrar'],
    ['/sessions/4', 'Faça seu login'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.request().redirectedFrom()?.url()).toBe(product.address + path)
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('button', { name })).first().waitFor()
    await page.getByLabel(/^E-mail/).waitFor()
  }
  const staff = await product.visit()
  await staff.goto('/backoffice/outbox?situacao=failed')
  expect(new URL(staff.url()).pathname).toBe('/backoffice/login')
  await staff.getByLabel(/^E-mail/).fill('admin@demo.test')
  await staff.getByLabel(/^Senha/).fill('ensaio123')
  await staff.getByRole('button', { name: 'Entrar' }).click()
  await staff.getByRole('heading', { name: 'Caixa de saída' }).waitFor()
  expect(staff.url()).toBe(`${product.address}/backoffice/outbox?situacao=failed`)
})

/** What moved since an instant without anybody's doing: the elements of each layout shift, before and after. */
function shifts(since: number): Promise<string[]> {
  type Shift = PerformanceEntry & {
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => tell(list.getEntries() as Shift[]))
    const tell = (entries: Shift[]) => {
      observer.disconnect()
      const moved = entries
        .filter((entry) => !entry.hadRecentInput && entry.startTime > since)
        .flatMap((entry) => entry.sources)
      resolve(
        moved.map(({ node, previousRect: from, currentRect: to }) => {
          const [element, text] = [node?.nodeName, node?.textContent?.slice(0, 40)]
          return `${element} “${text}” from ${from.x}, ${from.y} to ${to.x}, ${to.y}`
        }),
      )
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    // Without any shift, the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => tell(observer.takeRecords() as Shift[])))
  })
}

test.each(['/sessions', 'detail', '/statement', '/backoffice/'])(
  'rule first-view: on a phone, nothing of %s moves when its code takes over',
  async (path) => {
    const page = await product.visit(phone)
    await signIn(page, 'pospago@demo.test')
    const { detail } = await addressesOf(product, page)
    if (path.startsWith('/backoffice')) await signIn(page, 'admin@demo.test')
    const late = await holdCode(page, '**/assets/*.js')
    await page.goto(path === 'detail' ? detail : path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The other characters of the fonts, which push lines by some px, are no matter of the code.
    const since = await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return performance.now()
    })
    late.release()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(shifts, since)).toEqual([])
  },
)

test('rule first-view: on a slow network, a page is painted as one, and stays in the letters of its first paint', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  await page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      Object.assign(window, { painted: document.querySelectorAll('#root *').length })
    }).observe({ type: 'paint' })
  })
  const late = await holdCode(page, '**/assets/*.{js,woff2}')
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: 20_000, uploadThroughput: 20_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.goto('/sessions', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'painted' in window)
  const painted = await page.evaluate('painted')
  await network.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1 })
  await page.waitForFunction(() => document.readyState !== 'loading')
  expect(painted).toBe(await page.locator('#root *').count())
  late.release()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await page.evaluate(shifts, 0)).toEqual([])
})

test.each(['/login', '/sessions', 'detail', '/backoffice/', '/backoffice/companies', 'link'])(
  'rule first-view: %s fetches no style sheet, as it has its styles inside',
  async (path) => {
    const page = await product.visit(phone)
    await signIn(page, 'pospago@demo.test')
    const addresses: Record<string, string> = await addressesOf(product, page)
    if (path.startsWith('/backoffice')) await signIn(page, 'admin@demo.test')
    if (path === '/login') await page.context().clearCookies()
    await page.goto(addresses[path] ?? path, { waitUntil: 'networkidle' })
    const sheets = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\.css$/.test(name) ? [name] : [])),
    )
    expect(sheets).toEqual([])
  },
)

/** Where each heading and button of a page is, from its top, in px. */
function places(): Record<string, number> {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, button)')]
  const visible = all.filter((one) => one.checkVisibility())
  return Object.fromEntries(
    visible.map((one, nth) => [
      `${nth} ${one.ariaLabel ?? one.textContent}`,
      Math.round(one.getBoundingClientRect().top + window.scrollY),
    ]),
  )
}

/** The number of a delivered ensaio of the company that is signed in. */
async function deliveredTo(page: Page): Promise<number> {
  const filter = { data: { filter: { status: [5] } }, headers: { origin: product.address } }
  const answer = await page.request.post('/api/sessions/search', filter)
  return (await answer.json()).data.sessions[0].id
}

test.each([
  ['a phone', phone],
  ['a desktop', {}],
])(
  'rule first-view: on %s, nothing of a delivered ensaio moves, up to its end, when its code takes over',
  async (_on, width) => {
    const page = await product.visit(width)
    await signIn(page, 'pospago@demo.test')
    const id = await deliveredTo(page)
    const published = { data: publicationForm, headers: { origin: product.address } }
    await page.request.post(`/api/sessions/${id}/publication`, published)
    // Browsers of phones have it, and that of the tests does not.
    await page.addInitScript(() => Object.assign(navigator, { share: async () => undefined }))
    const late = await holdCode(page, '**/assets/*.js')
    await page.goto(`/sessions/${id}`, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Histórico' }).waitFor()
    await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
    })
    const before = await page.evaluate(places)
    late.release()
    await page.waitForLoadState('networkidle')
    // Some code comes when its place is near.
    for (const heading of await page.getByRole('heading', { level: 2 }).all())
      await heading.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(places)).toEqual(before)
  },
)

test.each(['/login', '/sessions', '/backoffice/', 'link'])(
  'rule first-view: the code of %s is asked for once the page is painted',
  async (path) => {
    const page = await product.visit(phone)
    const client = path === '/login' ? await product.visit() : page
    await signIn(client, 'pospago@demo.test')
    const { link } = await addressesOf(product, client)
    if (path.startsWith('/backoffice')) await signIn(page, 'admin@demo.test')
    const asked = page.waitForRequest(/\/assets\/(main|open-scheduling)-[^/]*\.js$/)
    // Its timing is known once it has been answered.
    const finished = asked.then((request) => request.response())
    await page.goto(path === 'link' ? link : path)
    await finished
    const { painted, begun } = await page.evaluate((name) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      const code = performance.getEntriesByType('resource').find((entry) => entry.name === name)
      return { painted: paint?.startTime ?? Number.POSITIVE_INFINITY, begun: code?.startTime ?? 0 }
    }, (await asked).url())
    expect(begun).toBeGreaterThan(painted)
  },
)

test.each(['link', '/pre-cadastro', '/sessions', 'detail', '/backoffice/'])(
  'rule first-view: %s names the files of its code, each after those that it imports',
  async (path) => {
    const page = await product.visit(phone)
    await signIn(page, 'pospago@demo.test')
    const { link, detail } = await addressesOf(product, page)
    if (path.startsWith('/backoffice')) await signIn(page, 'admin@demo.test')
    const answer = await page.goto({ link, detail }[path] ?? path)
    const html = (await answer?.text()) ?? ''
    const found = (tags: RegExp) => [...html.matchAll(tags)].map(([, address = '']) => address)
    const ready = found(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)
    const named = found(/<link data-module [^>]*href="([^"]+)"/g)
    expect(named.filter((file) => /\/(main|open-scheduling)-/.test(file))).toHaveLength(1)
    for (const [nth, file] of named.entries()) {
      const code = await (await page.request.get(file)).text()
      const before = new Set([...ready, ...named.slice(0, nth)].map((one) => one.slice(one.lastIndexOf('/'))))
      const imported = [...code.matchAll(/(?:from|import)"\.(\/[^"]+\.js)"/g)].map(([, one = '']) => one)
      expect(imported.filter((one) => !before.has(one))).toEqual([])
    }
  },
)

test('rules of style that come later concern their own elements alone: no press pays for the whole page', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  await page.goto(`/sessions/${await deliveredTo(page)}`)
  await page
    .getByRole('button', { name: /^Abrir Foto/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  // Chromium computes the style of every element anew when such a rule is added.
  const ofComponents = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSStyleRule) && /\.[\w-]+[^{}]*\{/.test(rule.cssText))
      .map((rule) => rule.cssText.slice(0, 200)),
  )
  expect(ofComponents).toEqual([])
})
