import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../house/checks/completeness.ts'
import { photosOf } from './failures/office.ts'
import { type RealProduct, signIn, startRealProduct } from './real-product.ts'
import { desktop, isFull } from './widths.ts'

let product: RealProduct
beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

const token = 'a'.repeat(32)
type Ask = (path: string) => Promise<string>
/** Whose eyes a page is opened with; null for somebody who is signed out. */
type Viewer = 'pospago@demo.test' | 'prepago@demo.test' | 'novo@demo.test' | 'admin@demo.test' | null

const client = 'pospago@demo.test'
const admin = 'admin@demo.test'

/** An address of each route, and who opens it; `ask` reads an id from the API. */
const opened: Record<string, [Viewer, string | ((ask: Ask) => Promise<string>)]> = {
  'portal /': [null, '/'],
  'portal /login': [null, '/login'],
  'portal /login/recover': [null, '/login/recover'],
  'portal /login/recover/done': [null, '/login/recover/done'],
  'portal /pre-cadastro': [null, '/pre-cadastro'],
  'portal /pre-cadastro/obrigado': [null, '/pre-cadastro/obrigado'],
  'portal /pre-cadastro/erro': [null, '/pre-cadastro/erro'],
  'portal /email/:token': [null, `/email/${token}`],
  'portal /mails/:token': [null, `/mails/${token}`],
  'portal /calendar/:token/*': [null, async (ask) => `/calendar/${await ask('token')}`],
  'portal /sessions': [client, '/sessions'],
  'portal /sessions/:id': [client, async (ask) => `/sessions/${await ask('delivered')}`],
  'portal /numbers': [client, '/numbers'],
  'portal /profile/password': [client, '/profile/password'],
  'portal /profile/security': [client, '/profile/security'],
  'portal /profile/calendar': [client, '/profile/calendar'],
  'portal /profile/mails': [client, '/profile/mails'],
  'portal /sessions/add/*': [client, '/sessions/add'],
  'portal /payment': ['prepago@demo.test', '/payment'],
  'portal /statement': ['prepago@demo.test', '/statement'],
  'portal /statement/:reference': ['prepago@demo.test', '/statement/pay_unknown'],
  'portal /statements/:id': [client, '/statements/1'],
  'portal /profile/company': [client, '/profile/company'],
  'portal /profile/data': [client, '/profile/data'],
  'portal /profile/people': [client, '/profile/people'],
  'portal /profile/systems': [client, '/profile/systems'],
  'portal /onboard/:step': ['novo@demo.test', '/onboard/welcome'],
  'backoffice /login': [null, '/backoffice/login'],
  'backoffice /setup/:token': [null, `/backoffice/setup/${token}`],
  'backoffice /login/recover': [null, '/backoffice/login/recover'],
  'backoffice /email/:token': [null, `/backoffice/email/${token}`],
  'backoffice /': [admin, '/backoffice/'],
  'backoffice /sessions/:id': [admin, async (ask) => `/backoffice/sessions/${await ask('delivered')}`],
  'backoffice /companies/:id/order/*': [admin, '/backoffice/companies/2/order'],
  'backoffice /leads/:id': [admin, '/backoffice/leads/1'],
  'backoffice /companies/:id': [admin, '/backoffice/companies/2'],
  'backoffice /statements/:id': [admin, '/backoffice/statements/1'],
  'backoffice /outbox/:id': [admin, '/backoffice/outbox/1'],
  'backoffice /first-steps/:step': [admin, '/backoffice/first-steps/mails'],
  'backoffice /first-steps/:step/:id': [admin, '/backoffice/first-steps/cities/1'],
  'backoffice /settings/cities/:id': [admin, '/backoffice/settings/cities/1'],
  'backoffice /settings/preparation/:list': [admin, '/backoffice/settings/preparation/house'],
  'backoffice /settings/mails/:kind': [admin, '/backoffice/settings/mails/delivered'],
}

const named = routes()
  .filter(({ page }) => page !== 'Redirect')
  .map(({ app, path }) => ({ app, path, key: `${app} ${path}` }))

/** Whoever opens a route, and at which address; one of the back office without a parameter is opened by an administrator as it stands. */
const openedAs = ({ app, path, key }: (typeof named)[number]) =>
  opened[key] ??
  (app === 'backoffice' && !path.includes(':') ? ([admin, `/backoffice${path}`] as const) : null)

const refused = () => product.browserErrors.filter((text) => /Trusted|trusted-types|^reported:/.test(text))

/** Opens pages of a person whose actions never reach the server: everything can be pressed. */
async function visitor(viewer: Viewer) {
  const page = await product.visit(desktop)
  if (viewer !== null) await signIn(page, viewer)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const isHarmless = request.method() === 'GET' || /\/(search|policy-reports)$/.test(request.url())
    return isHarmless ? route.continue() : route.abort()
  })
  page.on('popup', (other) => void other.close())
  const waiting = new Set<object>()
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  /** Until the code and the answers of a press are there: some are asked for only by what has just arrived. */
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await vi.waitFor(() => expect(waiting.size).toBe(0), { timeout: 20_000, interval: 10 })
    }
  }
  const open = async (path: string) => {
    waiting.clear()
    await page.goto(path)
    await page.locator('main :is(h1, h2, h3, p):visible').first().waitFor()
    await settle()
  }
  return { page, settle, open }
}

const pressable = 'main button:not([aria-disabled=true]):visible:enabled'

/** Presses one button of each kind on a page, one after the other, and closes what it opens; returns how many dialogs were seen. */
async function pressAll({ page, settle, open }: Awaited<ReturnType<typeof visitor>>, path: string) {
  const names = await page
    .locator(pressable)
    .evaluateAll((buttons) => buttons.map((one) => one.ariaLabel ?? one.textContent ?? ''))
  // Those of a list differ in what they name: “Editar Rita Sales”, “Editar Otávio Lins”.
  const kinds = names.map((name) => name.replace(/(:| (?=\p{Lu}|\d)|, \d).*$/u, ''))
  let dialogs = 0
  for (const [nth, kind] of kinds.entries()) {
    if (kinds.indexOf(kind) !== nth) continue
    const button = page.locator(pressable).nth(nth)
    if ((await button.count()) === 0) continue
    // Some are covered by what another one opened.
    await button.click({ timeout: 1000 }).catch(() => undefined)
    await settle()
    const isOpen = (await page.locator('dialog[open]').count()) > 0
    if (isOpen) dialogs += 1
    if (new URL(page.url()).pathname !== path || isOpen) await open(path)
  }
  return dialogs
}

async function asker(page: Page): Promise<Ask> {
  const { sessionId } = await photosOf(product, 5, 0)
  const search = await page.request.post('/api/sessions/search', {
    data: { page: 1, filter: { status: [1] }, order_by: 'id', descending: false },
    headers: { origin: product.address },
  })
  const { id } = (await search.json()).data.sessions[0]
  const session = await (await page.request.get(`/api/sessions/${id}`)).json()
  return async (what) => (what === 'delivered' ? String(sessionId) : session.data.token)
}

test('rule trusted-types: every route has an address here', () => {
  expect(named.filter((route) => openedAs(route) === null).map(({ key }) => key)).toEqual([])
  expect(Object.keys(opened).filter((key) => !named.some((route) => route.key === key))).toEqual([])
})

describe('rule trusted-types: no page, and nothing that its buttons open, makes script or markup of text', () => {
  const byViewer = Map.groupBy(named, (route) => openedAs(route)?.[0] ?? null)
  test.each([...byViewer.keys()])('as %s', { timeout: 600_000 }, async (viewer) => {
    const person = await visitor(viewer)
    const ask = await asker(await ownerPage())
    let dialogs = 0
    for (const route of byViewer.get(viewer) ?? []) {
      const address = openedAs(route)?.[1] ?? ''
      const path = typeof address === 'string' ? address : await address(ask)
      await person.open(path)
      // Every button of every page takes minutes: at full size (`npm run test:trust`).
      if (isFull) dialogs += await pressAll(person, new URL(person.page.url()).pathname)
      expect(refused(), route.key).toEqual([])
    }
    if (isFull && (viewer === admin || viewer === client)) expect(dialogs).toBeGreaterThan(5)
  })

  async function ownerPage(): Promise<Page> {
    const page = await product.visit()
    await signIn(page, client)
    return page
  }

  test('a published page with its viewer, the map of the board, and the worker', async () => {
    const { page, open, settle } = await visitor(client)
    const { sessionId } = await photosOf(product, 5, 0)
    const form = {
      is_on: true,
      headline: 'Vista',
      description: '',
      address_shown: 'district',
      is_listed: false,
    }
    const contact = { contact_name: null, contact_phone: null, contact_email: null, expires_on: null }
    const published = await page.request.post(`/api/sessions/${sessionId}/publication`, {
      data: { ...form, ...contact },
      headers: { origin: product.address },
    })
    const { code } = (await published.json()).data
    await open(`/imovel/${code}`)
    await page.locator('a[data-photo]').first().click()
    await page.getByRole('dialog').waitFor()
    await settle()

    const staff = await visitor(admin)
    await staff.open('/backoffice/agenda')
    await staff.page.getByRole('button', { name: 'Mapa' }).click()
    await staff.page.getByRole('region', { name: 'Mapa do dia' }).waitFor()
    await staff.settle()

    const photographer = await visitor(null)
    await signIn(photographer.page, 'fotografo@demo.test')
    await photographer.open('/backoffice/')
    await photographer.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    expect(refused()).toEqual([])
  })

  test('a policy that our code does not know is refused, and so is markup made of text', async () => {
    const page = await product.visit()
    onTestFinished(() => void product.browserErrors.splice(0))
    const outcome = () =>
      page.evaluate(() => {
        const told = (act: () => unknown) => {
          try {
            act()
            return 'done'
          } catch (error) {
            return (error as Error).name
          }
        }
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
        }
        return [
          told(() => document.createElement('p').insertAdjacentHTML('beforeend', '<b>x</b>')),
          told(() => trustedTypes.createPolicy('other', {})),
          told(() => trustedTypes.createPolicy('default', {})),
        ]
      })
    await page.goto('/login')
    expect(await outcome()).toEqual(['TypeError', 'TypeError', 'TypeError'])
    await page.goto('/backoffice/login')
    expect(await outcome()).toEqual(['TypeError', 'TypeError', 'done'])
  })
})
