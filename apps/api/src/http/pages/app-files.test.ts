import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DemoPlace, demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const home = 'https://ensaio.test'

let demo: DemoApp
let folder: string
let place: DemoPlace
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-pages-'))
  for (const name of ['portal', 'office']) {
    await mkdir(join(folder, name))
    for (const page of ['index', 'landing', 'calendar']) {
      await writeFile(join(folder, name, `${page}.html`), '<html><head><title>Ensaio</title></head></html>')
    }
  }
  demo = await openDemoApp({
    now: noon,
    portal: join(folder, 'portal'),
    backoffice: join(folder, 'office'),
    config: { publicUrl: home },
  })
  place = await demoVisits(demo).unscheduled()
})
afterAll(async () => {
  await demo.close()
  await rm(folder, { recursive: true })
})

const open = (path: string) =>
  demoCaller(demo.app).get(`/${path}`, { accept: 'text/html', host: 'evil.test' })

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The Open Graph tags of a page by name. */
async function tagsOf(path: string): Promise<Record<string, string>> {
  const { text } = await open(path)
  const head = text.slice(0, text.indexOf('</head>'))
  const found = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)]
  return Object.fromEntries(
    found.map(([, name, value = '']) => [
      name,
      value.replace(/&(\w+|#39);/g, (whole, entity: string) => entities[entity] ?? whole),
    ]),
  )
}

describe('the tags of a shared link', () => {
  test.each([
    ['/', 'Ensaio', `${home}/`],
    ['/pre-cadastro', 'Cadastre sua empresa no Ensaio', `${home}/pre-cadastro`],
    ['/pre-cadastro?utm_source=x', 'Cadastre sua empresa no Ensaio', `${home}/pre-cadastro`],
  ])('%s: the product, its picture, and addresses that begin with PUBLIC_URL', async (path, title, url) => {
    expect(await tagsOf(path)).toMatchObject({
      'og:title': expect.stringContaining(title),
      'og:description': expect.stringMatching(/.{20,}/),
      'og:url': url,
      'og:type': 'website',
      'og:site_name': 'Ensaio',
      'og:locale': 'pt_BR',
      'og:image': `${home}/share/brand.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/.{10,}/),
      'twitter:card': 'summary_large_image',
    })
  })

  test('an invitation shows client and address, and the day once it is booked; never the contact', async () => {
    const session = await demoVisits(demo).session(place.id)
    await demo.db
      .updateTable('companies')
      .set({ name: 'Sol & "Mar" <Imóveis>' })
      .where('id', '=', session.company_id)
      .execute()
    const path = `/calendar/${place.token}`
    const free = await tagsOf(path)
    expect(free).toMatchObject({
      'og:title': expect.stringMatching(/^Sol & "Mar" <Imóveis>: ensaio em .+, \d+$/),
      'og:description': 'Escolha o melhor dia e horário para receber o fotógrafo.',
      'og:url': `${home}${path}`,
      'og:image': `${home}/share/invitation.jpg`,
    })
    const booking = demoBooking('2026-11-30', '08h30', { extrainfo: 'Cão bravo' })
    await demoCaller(demo.app).post(`/sessions/public/${place.token}`, booking)
    const booked = await open(`${path}/informacoes`)
    expect((await tagsOf(`${path}/informacoes`))['og:description']).toBe(
      'Visita marcada para segunda-feira, 30 de novembro de 2026, 08h30.',
    )
    const named = session.responsible_information
    for (const secret of [
      'Ana Souza',
      'ana@exemplo.test',
      'Cão',
      'portaria',
      named?.name,
      named?.email,
      named?.phone,
    ])
      expect(booked.text).not.toContain(secret)
    expect(booked.text).not.toContain('<Imóveis>')
    expect(booked.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  test('the pictures exist, in the size of the tags', async () => {
    for (const path of ['/', `/calendar/${place.token}`]) {
      const picture = (await tagsOf(path))['og:image']?.replace(home, '') ?? ''
      const file = fileURLToPath(new URL(`../../../../portal/public${picture}`, import.meta.url))
      const { width, height, size } = await sharp(await readFile(file)).metadata()
      expect([width, height]).toEqual([1200, 630])
      // Some programs show no picture above 300 KB.
      expect(size).toBeLessThan(300_000)
    }
  })

  test('an unknown link shows the product alone; the back office has no tags', async () => {
    for (const path of [`/calendar/${'a'.repeat(32)}`, '/calendar/short', '/login']) {
      expect((await tagsOf(path))['og:image']).toBe(`${home}/share/brand.jpg`)
    }
    expect(await tagsOf('/backoffice/login')).toEqual({})
  })
})
