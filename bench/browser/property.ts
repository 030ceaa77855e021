import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Photo, Publication, Session, SessionPage, StaffTags } from '@ensaio/domain'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import { startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { openPostgres } from '../../apps/api/src/database/postgres.ts'
import { absolute, type Bench, compared, median, short } from '../figure.ts'
import { type Product, startProduct } from '../product.ts'
import { serveFolder } from '../serve-folder.ts'
import { openSlowPhone } from './slow-phone.ts'

const rounds = 5
const photos = 300
const sources = join(import.meta.dirname, '../../apps/api/demo/pictures')
const rooms = ['sala-01', 'cozinha-01', 'suite-01', 'banheiro-01', 'varanda-01', 'fachada-01']

/** Removes the photos of all other products: drawing the pictures that these lack would take an hour beside the visits. */
async function removeOtherPhotos(databaseUrl: string, productId: number): Promise<void> {
  const { db, close } = openPostgres(databaseUrl, () => undefined)
  await db.deleteFrom('photos').where('session_product_id', '!=', productId).execute()
  await close()
}

/** Publishes a delivered ensaio with 300 more photos in six rooms; returns the path of its page. */
async function publish(product: Product, databaseUrl: string): Promise<string> {
  const [client, staff] = [
    await product.visitor('pospago@demo.test'),
    await product.visitor('admin@demo.test'),
  ]
  const headers = { origin: product.url }
  type Sent = {
    data?: object
    multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
  }
  const ask = async <Data>(by: typeof client, path: string, sent?: Sent): Promise<Data> => {
    const answer = await (sent ? by.request.post(path, { ...sent, headers }) : by.request.get(path))
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).data
  }
  const { sessions } = await ask<SessionPage>(client, '/api/sessions/search', {
    data: { filter: { status: [5] } },
  })
  const all = await Promise.all(sessions.map(({ id }) => ask<Session>(client, `/api/sessions/${id}`)))
  const session = all.find(({ products }) => products.some(({ item }) => item.id === 9))
  const gallery = session?.products.find(({ item }) => item.id === 9)
  if (!session || !gallery) throw new Error('The demo has no delivered photos.')
  await removeOtherPhotos(databaseUrl, gallery.id)
  const tags = await ask<StaffTags>(staff, '/backoffice/api/staff/tags')
  for (let nth = 0; nth < photos; nth += 1) {
    const room = nth % rooms.length
    const buffer = await sharp(join(sources, `${rooms[room]}.jpg`))
      .resize({ width: 1200 })
      .modulate({ hue: nth })
      .jpeg({ quality: 80 })
      .toBuffer()
    await ask<Photo>(staff, `/backoffice/api/sessions/${session.id}/${gallery.id}/photos`, {
      multipart: {
        tag_id: String(tags.photos[room]?.id ?? ''),
        file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer },
      },
    })
  }
  const { code } = await ask<Publication>(client, `/api/sessions/${session.id}/publication`, {
    data: publicationForm,
  })
  const waiting = async () => {
    const metrics = await (await fetch(`${product.url}/metrics`)).text()
    return Number(/^ensaio_pictures_waiting (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN)
  }
  // Until the pictures of the page are drawn, the server has other work.
  while ((await waiting()) > 0) await pause(2000)
  return `/imovel/${code}`
}

/** Serves the same pictures as plain HTML without code: the least that shows them. */
async function serveStill(product: Product, path: string) {
  const visitor = await product.visitor()
  const page = await visitor.newPage()
  await page.goto(path)
  const images = await page.locator('a[data-photo] img').evaluateAll((all) =>
    all.map((one) => {
      const { srcset, sizes, width, height, loading } = one as HTMLImageElement
      return { files: srcset.split(', ').map((file) => file.split(' ')), sizes, width, height, loading }
    }),
  )
  const folder = await newFolder()
  await mkdir(join(folder, 'pictures'))
  const tags: string[] = []
  for (const [nth, { files, sizes, width, height, loading }] of images.entries()) {
    const set: string[] = []
    for (const [address = '', size] of files) {
      const name = `/pictures/${nth}-${size}.webp`
      await writeFile(join(folder, name), await (await visitor.request.get(address)).body())
      set.push(`${name} ${size}`)
    }
    tags.push(
      `<img srcset="${set.join(', ')}" sizes="${sizes}" width="${width}" height="${height}" loading="${loading}" alt="">`,
    )
  }
  const style = '<style>img { width: 100%; height: auto }</style>'
  const head = `<!doctype html><meta name="viewport" content="width=device-width">${style}<h1>Imóvel</h1>`
  await writeFile(join(folder, 'index.html'), head + tags.join('\n'))
  await visitor.close()
  return serveFolder(folder)
}

interface Seen {
  /** The largest contentful paint, in ms. */
  lcp: number
  /** The sum of the layout shifts until the page has loaded. */
  shift: number
  /** The longest task while the page is scrolled to its end, in ms; 0 when none is over 50. */
  longest: number
  /** From a touch on a photo until it is large on the screen, in ms; 0 on a page without code. */
  opened: number
}

/** Runs in the page: records the largest paint, layout shifts and long tasks. */
function record(): void {
  const seen = { lcp: 0, shift: 0, tasks: [] as number[] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
}

/** Touches the nth photo, and returns after how many ms a dialog shows a picture; read in the page, where the touch is stamped. */
async function timeViewer(page: Page, nth: number): Promise<number> {
  const tile = page.locator('a[data-photo]').nth(nth)
  await tile.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const shown = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const image = document.querySelector<HTMLImageElement>('dialog[open] img')
            const isThere = image?.complete && image.naturalWidth > 0 && image.clientWidth > 300
            if (isThere) requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          look()
        },
        { capture: true, once: true },
      )
    })
    Object.assign(window, { shown })
  })
  await tile.tap()
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown)
}

async function visit(browser: Browser, url: string): Promise<Seen> {
  const { context, page, devtools } = await openSlowPhone(browser)
  await page.addInitScript(record)
  await page.goto(url, { waitUntil: 'networkidle' })
  const read = () =>
    page.evaluate(() => (window as unknown as { seen: { lcp: number; shift: number; tasks: number[] } }).seen)
  const { lcp, shift } = await read()
  const opened = (await page.locator('a[data-photo]').count()) > 0 ? await timeViewer(page, 1) : 0
  if (opened > 0) await page.goto(url, { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { tasks: number[] } }
    seen.tasks.length = 0
    return document.documentElement.scrollHeight
  })
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: 200, y: 400, yDistance: -height, speed: 6000, gestureSourceType: 'touch' },
  })
  const { tasks } = await read()
  await context.close()
  return { lcp, shift, longest: Math.max(0, ...tasks), opened }
}

/** Rules property-paint, property-scroll and property-viewer: a published page of 300 photos on a slow phone, beside the same pictures in plain HTML. */
export const property: Bench = {
  title: `Page of a property with ${photos} photos, on a slow phone (CPU ÷ 4, slow 4G, through DevTools)`,
  async measure() {
    const postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    const product = await startProduct({ databaseUrl })
    const path = await publish(product, databaseUrl)
    const still = await serveStill(product, path)
    const ours: Seen[] = []
    const least: Seen[] = []
    for (let round = 0; round < rounds; round += 1) {
      least.push(await visit(product.browser, still.url))
      ours.push(await visit(product.browser, `${product.url}${path}`))
    }
    await product.close()
    await postgres.stop()
    still.close()
    const all = (seen: Seen[], what: keyof Seen) => seen.map((one) => one[what])
    const leastTask = short(median(all(least, 'longest')))
    return [
      absolute(['property-paint', 'LCP, ms'], all(ours, 'lcp'), [1200, 1000], `${rounds} visits`),
      compared(
        ['property-paint', 'LCP ÷ plain HTML'],
        [all(ours, 'lcp'), all(least, 'lcp')],
        ['less', 1.25, 1],
        'ms',
      ),
      absolute(['property-paint', 'layout shift'], all(ours, 'shift'), [0.05, 0], `${rounds} visits`),
      absolute(
        ['property-scroll', 'longest task, scrolled to the end, ms (0: none over 50)'],
        all(ours, 'longest'),
        [50, 0],
        `${rounds} visits; plain HTML ${leastTask}`,
      ),
      absolute(
        ['property-viewer', 'photo large after a first touch, ms'],
        all(ours, 'opened'),
        [300, 150],
        `${rounds} visits`,
      ),
    ]
  },
}
