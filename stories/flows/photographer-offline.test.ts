import { createHash } from 'node:crypto'
import {
  instantAt,
  isItemId,
  materialKind,
  type Photo,
  type QueuePage,
  type Session,
  type StaffProvider,
  type TimelineEvent,
  wallClock,
} from '@ensaio/domain'
import { type APIRequestContext, type Page, request } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RealProduct, signIn, startRealProduct } from './real-product.ts'
import { isFull, phone } from './widths.ts'

const zone = 'America/Sao_Paulo'
const photographer = 'fotografo@demo.test'
const hours = ['08h30', '10h30', '13h30', '15h30']

let product: RealProduct
/** The day of the visits: after those of the demo, whatever day that is. */
let day: string
let visits: Session[]
let office: APIRequestContext | undefined
/** The photos of a visit: twenty of each of six, where everything is tried. */
let taken: { name: string; mimeType: string; buffer: Buffer }[]
const half = isFull ? 60 : 6

beforeAll(async () => {
  product = await startRealProduct()
  taken = await Promise.all(Array.from({ length: half * 2 }, (_, place) => picture(place)))
  day = wallClock(new Date(Date.now() + 40 * 86_400_000).toISOString(), zone).date
})
afterAll(async () => {
  await office?.dispose()
  await product.close()
})

/** A photo unlike the others. */
async function picture(place: number) {
  const background = { r: (place * 37) % 256, g: (place * 91) % 256, b: 120 }
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `foto-${place}.jpg`, mimeType: 'image/jpeg', buffer }
}

async function asked<Data>(path: string, data?: object): Promise<Data> {
  const from = office as APIRequestContext
  const address = `/backoffice/api${path}`
  const answer = await (data ? from.post(address, { data }) : from.get(address))
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: Data }).data
}

const whole = (id: number | undefined) => asked<Session>(`/sessions/${id}`)
const others = async () => {
  const people = await asked<StaffProvider[]>('/staff/providers')
  return people.filter(({ active, city, name }) => active && city === 'São Paulo' && name !== mine.name)
}
let mine: StaffProvider

/** The office acts from elsewhere, also while the photographer has no network; sign-ins end as the clock moves. */
async function signInOffice(): Promise<void> {
  await office?.dispose()
  office = await request.newContext({ baseURL: product.address })
  const data = { email: 'admin@demo.test', password: 'ensaio123' }
  expect((await office.post('/backoffice/api/auth/login', { data })).ok()).toBe(true)
}

/** Gives the photographer four visits on one day, and moves the clocks to its afternoon. */
async function arrangeDay(): Promise<void> {
  await signInOffice()
  const people = await asked<StaffProvider[]>('/staff/providers')
  const found = people.find(({ email }) => email === photographer)
  if (!found) throw new Error('The demo has no such photographer.')
  mine = found
  const { sessions } = await asked<QueuePage>('/staff/sessions/search', {
    queue: 'to_schedule',
    city: 'São Paulo',
  })
  const open = sessions.filter(({ status }) => status === 1)
  visits = []
  for (const [place, hour] of hours.entries()) {
    const visit = { date: day, hour, provider_id: mine.id, beyond_agenda: true }
    visits.push(await asked<Session>(`/staff/sessions/${open[place]?.id}/visit`, visit))
  }
  await product.waitUntil(instantAt(day, '14:00', zone))
  await signInOffice()
}

const cardAt = (page: Page, time: string) => page.getByRole('region', { name: new RegExp(`^${time}`) })
const press = (page: Page, time: string, name: RegExp) =>
  cardAt(page, time).getByRole('button', { name }).click()

/** Waits until the page can be opened without a network. */
async function isReady(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => Boolean(await caches.match('/backoffice/offline', { ignoreVary: true })))
  await expect.poll(isKept).toBe(true)
}

/** How many photos wait on the device. */
function keptFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opened = indexedDB.open('ensaio-fotos')
        opened.onerror = () => fail(opened.error)
        opened.onsuccess = () => {
          const counted = opened.result.transaction('fotos').objectStore('fotos').count()
          counted.onsuccess = () => {
            opened.result.close()
            done(counted.result)
          }
        }
      }),
  )
}

async function photosOf(id: number | undefined): Promise<Photo[]> {
  const { products } = await whole(id)
  const [taken] = products
    .filter(({ item }) => isItemId(item.id) && materialKind(item.id) === 'photos')
    .toSorted((one, other) => one.item.id - other.item.id)
  return (taken?.deliverables ?? []) as Photo[]
}

const chooser = (page: Page) =>
  page.getByRole('region', { name: 'Fotos da visita' }).getByLabel('Escolher fotos')

/** The stored bytes of a photo. */
async function fetched(url: string): Promise<Buffer> {
  const answer = await (office as APIRequestContext).get(url)
  const bytes = await answer.body()
  expect(answer.status(), `${url}: ${bytes.toString('utf8', 0, 200)}`).toBe(200)
  return bytes
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a day without a network: the page opens, what was said is kept, sent once and in order; what changed meanwhile is told', async () => {
  await arrangeDay()
  const page = await product.visit(phone)
  const network = page.context()
  await signIn(page, photographer)
  await page.goto('/backoffice/')
  await cardAt(page, '15h30').waitFor()
  await isReady(page)

  await network.setOffline(true)
  await page.reload()
  await page.getByText(/^Sem rede: as visitas estão como às/).waitFor()
  await press(page, '08h30', /^Feito/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Feito' }).click()
  await cardAt(page, '08h30').getByText('Ainda não enviado').waitFor()
  await press(page, '10h30', /^Cliente ausente/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cliente ausente' }).click()
  await press(page, '13h30', /^A caminho/)
  await press(page, '13h30', /^Cheguei/)
  await press(page, '15h30', /^A caminho/)

  // The app is closed and opened again, still without a network.
  await page.close()
  const again = await network.newPage()
  await again.goto('/backoffice/')
  await expect.poll(() => again.getByText('Ainda não enviado').count()).toBe(4)
  await expect
    .poll(() =>
      cardAt(again, '13h30')
        .getByText(/^Chegou às/)
        .isVisible(),
    )
    .toBe(true)
  expect((await whole(visits[0]?.id)).status).toBe(2)

  // Meanwhile somebody else goes to the last visit.
  const [other] = await others()
  await asked(`/staff/sessions/${visits[3]?.id}/provider`, { provider_id: other?.id, beyond_agenda: true })

  await network.setOffline(false)
  await again.getByText(/“A caminho” das .+ não foi registrado\. A visita não está mais com você\./).waitFor()
  await expect.poll(() => again.getByText('Ainda não enviado').count()).toBe(0)
  const [first, second, third, last] = await Promise.all(visits.map(({ id }) => whole(id)))
  expect([first?.status, second?.status, third?.status, last?.status]).toEqual([4, 6, 2, 2])
  const { on_the_way_at: way, arrived_at: arrived } = third?.arrival ?? {}
  expect(Date.parse(arrived ?? '')).toBeGreaterThanOrEqual(Date.parse(way ?? ''))
  expect(last?.arrival).toBeNull()
  const told = await asked<TimelineEvent[]>(`/sessions/${visits[2]?.id}/events`)
  expect(told.filter(({ text }) => /a caminho|chegou/.test(text)).map(({ text }) => text)).toEqual([
    'Avisou que chegou para a visita',
    'Avisou que está a caminho da visita',
  ])
  await again.getByRole('button', { name: /^Entendi: A caminho/ }).focus()
  await again.keyboard.press('Enter')
  await expect.poll(() => again.getByText('não foi registrado').count()).toBe(0)
  expect(await again.evaluate(() => localStorage.getItem('ensaio:avisos'))).toBeNull()
})

test('photos chosen without a network outlive the app: each arrives once, in order, byte for byte, also when the network goes again', async () => {
  const page = await product.visit(phone)
  const network = page.context()
  await signIn(page, photographer)
  await page.goto('/backoffice/')
  await cardAt(page, '13h30').waitFor()
  await isReady(page)
  await network.setOffline(true)
  await page.goto(`/backoffice/sessions/${visits[2]?.id}`)
  const before = await photosOf(visits[2]?.id)
  await chooser(page).setInputFiles(taken.slice(0, half))
  await page.getByText(new RegExp(`^Sem rede: ${half} fotos por enviar`)).waitFor()
  await expect.poll(() => keptFiles(page)).toBe(half)
  await page.close()

  const again = await network.newPage()
  await again.goto(`/backoffice/sessions/${visits[2]?.id}`)
  await again.getByText(new RegExp(`^Sem rede: ${half} fotos por enviar`)).waitFor()
  await chooser(again).setInputFiles(taken.slice(half))
  await network.setOffline(false)
  await expect.poll(async () => (await photosOf(visits[2]?.id)).length).toBeGreaterThan(before.length + 2)
  await network.setOffline(true)
  await again.getByText(/^Sem rede: \d+ fotos? por enviar/).waitFor()
  await network.setOffline(false)
  await expect.poll(async () => (await photosOf(visits[2]?.id)).length).toBe(before.length + taken.length)
  await expect.poll(() => keptFiles(again)).toBe(0)
  const arrived = (await photosOf(visits[2]?.id)).slice(before.length)
  const bytes = await Promise.all(arrived.map(async ({ url }) => sha256(await fetched(url))))
  expect(bytes).toEqual(taken.map(({ buffer }) => sha256(buffer)))
})

test('nothing of the visits stays on the device after signing out', async () => {
  const page = await product.visit(phone)
  await signIn(page, photographer)
  await page.goto('/backoffice/')
  await cardAt(page, '13h30').waitFor()
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(kept).toContain('aparelho:dia')
  await isReady(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL('**/login')
  expect(await kept()).not.toMatch(/aparelho|address/)
  await page.context().setOffline(true)
  await page.goto('/backoffice/')
  await page.getByRole('button', { name: 'Tentar novamente' }).waitFor()
  expect(await page.getByRole('region', { name: /^13h30/ }).count()).toBe(0)
})
