import { DOMParser } from '@xmldom/xmldom'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosOf } from '../failures/office.ts'
import { violations } from '../ordering.ts'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { phone } from '../widths.ts'

let product: RealProduct
beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

/** The addresses in a feed belong to the configured host; in a test, that host has another port. */
const fetchFrom = (address: string) => fetch(new URL(new URL(address).pathname, product.address))

/** The texts of the elements of a name, as a portal reads them. */
const read = (xml: string, name: string) =>
  [...new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName(name)].map(
    ({ textContent }) => textContent ?? '',
  )

test('a delivered property is listed on a phone, read by a portal with its photos, and taken back (rules portal-listing and portal-feed)', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  const gallery = await photosOf(product, 5, 0)
  await page.goto(`/sessions/${gallery.sessionId}`)
  const card = page.getByRole('region', { name: 'Anúncio nos portais' })
  await card.getByRole('button', { name: 'Anunciar nos portais' }).click()
  const form = page.getByRole('dialog', { name: 'Anunciar nos portais' })
  const title = 'Apartamento claro, perto do parque & do metrô'
  await form.getByLabel(/^Título/).fill(title)
  await form.getByLabel(/^Descrição/).fill('Sala ampla com varanda e cozinha planejada, pronta para morar.')
  await form.getByLabel(/^Preço de venda/).fill('850000')
  await form.getByLabel(/^Área/).fill('78')
  await form.getByLabel(/^Quartos/).fill('3')
  await form.getByLabel(/^Banheiros/).fill('2')
  expect(await violations(page)).toEqual([])

  // A cut network loses nothing that was typed.
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Anunciar' }).click()
  await form.getByText('Não foi possível salvar').waitFor()
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Anunciar' }).click()
  await form.waitFor({ state: 'hidden' })

  await card.getByRole('link', { name: 'Criar o endereço dos portais' }).click()
  const feed = page.getByRole('region', { name: 'Portais de imóveis' })
  await feed.getByRole('button', { name: 'Criar endereço' }).click()
  const address = await feed.getByText(/vrsync\.xml$/).innerText()
  expect(await violations(page)).toEqual([])

  const xml = await (await fetchFrom(address)).text()
  expect(read(xml, 'Title')).toEqual([title])
  expect(read(xml, 'ListPrice')).toEqual(['850000'])
  const [cover = ''] = read(xml, 'Item')
  const picture = await fetchFrom(cover)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await sharp(await picture.arrayBuffer()).metadata()).exif).toBeUndefined()

  await page.reload()
  await feed.getByText('1 anúncio vai aos portais.').waitFor()
  await feed.getByRole('button', { name: 'Desligar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar' }).click()
  await feed.getByRole('button', { name: 'Criar endereço' }).waitFor()
  expect([(await fetchFrom(address)).status, (await fetchFrom(cover)).status]).toEqual([404, 404])
  expect(product.browserErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([])
})
