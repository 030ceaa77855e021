import type { BrowserContext, Page } from 'playwright'
import { buildFloor, gzipSize } from './build-floor.ts'
import type { Bench, Figure } from './figure.ts'
import { startProduct } from './product.ts'

/** JavaScript and CSS of the calendar page of Easy!Appointments in gzip bytes, measured once for the budgets. */
const easyAppointments = 473_000

interface Loaded {
  js: number
  css: number
}

/** Measures the JavaScript and CSS that a new visitor loads until the network is idle, and again after `act`, in gzip bytes. */
async function load(
  context: BrowserContext,
  path: string,
  act?: (page: Page) => Promise<void>,
): Promise<Loaded> {
  const page = await context.newPage()
  const files = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // Files that arrive after the network was idle do not count.
    if (/\.(js|css)$/.test(pathname))
      files.set(
        pathname,
        response.body().catch(() => Buffer.alloc(0)),
      )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading').first().waitFor()
  await act?.(page)
  await page.waitForLoadState('networkidle')
  const loaded = { js: 0, css: 0 }
  for (const [path, body] of files) {
    const bytes = await body
    if (bytes.length > 0) loaded[path.endsWith('.js') ? 'js' : 'css'] += gzipSize(bytes)
  }
  await context.close()
  return loaded
}

/** Returns the first ensaio of a status, as seen by its company. */
async function sessionWith(context: BrowserContext, status: number): Promise<{ id: number; token: string }> {
  const search = await context.request.post('/api/sessions/search', {
    data: { filter: { status: [status] } },
  })
  const { sessions } = (await search.json()).data as { sessions: { id: number }[] }
  const found = await context.request.get(`/api/sessions/${sessions[0]?.id}`)
  return (await found.json()).data as { id: number; token: string }
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Rules landing-bytes, calendar-bytes and detail-bytes: the code of a page, relative to a page that only imports the same libraries. */
export const bytes: Bench = {
  title: 'Bytes of code, gzip',
  async measure() {
    const sizes: Record<string, number> = {}
    for (const name of ['d', 'e', 'f', 'g']) sizes[name] = (await buildFloor(`floors/${name}.tsx`)).gzipBytes
    const { d = 0, e = 0, f = 0, g = 0 } = sizes
    const product = await startProduct()
    const owner = 'pospago@demo.test'
    const lookup = await product.visitor(owner)
    const delivered = await sessionWith(lookup, 5)
    const pending = await sessionWith(lookup, 1)
    const landing = await load(await product.visitor(), '/')
    const landingRead = await load(await product.visitor(), '/', async (page) => {
      await page.locator('#precos').scrollIntoViewIfNeeded()
      await page.getByText('a partir de').waitFor()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Pausar a apresentação' }).waitFor()
    })
    const calendar = await load(await product.visitor(), `/calendar/${pending.token}`)
    const client = await load(await product.visitor(owner), `/sessions/${delivered.id}`)
    const admin = await product.visitor('admin@demo.test')
    const staff = await load(admin, `/backoffice/sessions/${delivered.id}`, async (page) => {
      await page.getByRole('button', { name: 'Organizar' }).first().click()
      await page.getByRole('button', { name: /^Foto 1 de/ }).waitFor()
    })
    await product.close()

    const figure = (
      budget: string,
      quantity: string,
      [ours, floor]: [number, number],
      bounds: [number, number],
      floorName: string,
    ): Figure => ({
      budget,
      quantity,
      value: ours / floor,
      better: 'less',
      limit: bounds[0],
      aim: bounds[1],
      from: `${kb(ours)} ÷ ${kb(floor)} (${floorName})`,
    })
    const page = calendar.js + calendar.css
    return [
      figure(
        'landing-bytes',
        'landing JS ÷ floor d',
        [landing.js, d],
        [1.08, 0.75],
        'React, router, styled-components, zustand, ky, valibot',
      ),
      figure(
        'landing-bytes',
        'landing JS ÷ floor d, once read to its end',
        [landingRead.js, d],
        [1.08, 0.75],
        'the same',
      ),
      figure(
        'calendar-bytes',
        'calendar page JS + CSS ÷ floor g',
        [page, g],
        [1.12, 0.7],
        'd and a plain month',
      ),
      figure(
        'calendar-bytes',
        'calendar page JS + CSS ÷ Easy!Appointments',
        [page, easyAppointments],
        [0.28, 0.17],
        'measured once, elsewhere',
      ),
      figure(
        'detail-bytes',
        'session detail JS, client ÷ floor e',
        [client.js, e],
        [1.1, 0.95],
        'd and a form',
      ),
      figure(
        'detail-bytes',
        'session detail JS, staff who arrange photos ÷ floor f',
        [staff.js, f],
        [1.1, 0.95],
        'e and dnd-kit',
      ),
    ]
  },
}
