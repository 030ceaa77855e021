import { type CuttingProxy, startCuttingProxy } from '@ensaio/testing/faults/cutting-proxy'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, gate, intercept } from './faults.ts'
import { type PhotoProduct, photosCard, photosOf, pictures, showStage } from './office.ts'

let product: RealProduct
let line: CuttingProxy

beforeAll(async () => {
  product = await startRealProduct()
  line = await startCuttingProxy(product.address)
})
afterAll(async () => {
  await line.close()
  await product.close()
})

const uploads = /\/photos$/
const failure = (name: string | RegExp) => new RegExp(`Falha ao realizar upload da foto ${String(name)}!`)
const names = (count: number) => Array.from({ length: count }, (_, nth) => `foto-${nth + 1}.jpg`)
const shown = (page: Page) => photosCard(page).getByRole('button', { name: /^Abrir / })

async function open(gallery: PhotoProduct, options: object): Promise<Page> {
  const page = await product.visit({ ...options, baseURL: line.url })
  await signIn(page, 'admin@demo.test')
  await page.goto(`/backoffice/sessions/${gallery.sessionId}`)
  await showStage(page, 'Fotos profissionais')
  await photosCard(page).getByText('Adicionar fotos').waitFor()
  return page
}

async function choose(page: Page, files: Awaited<ReturnType<typeof pictures>>): Promise<void> {
  await photosCard(page).locator('input[type=file]').first().setInputFiles(files)
}

describe.each(widths)('photos sent in the back office %s', (_, options) => {
  const nth = widths.findIndex(([, own]) => own === options) * 4

  test('answers that are lost create no duplicates: each photo is retried and stored once', async () => {
    const gallery = await photosOf(product, 4, nth)
    const before = (await gallery.photos()).length
    const page = await open(gallery, options)
    line.swallowing = /^POST \/backoffice\/api\/sessions\/\d+\/\d+\/photos /
    await choose(page, await pictures(names(3)))
    await announced(page, failure('foto-3.jpg'))
    await expect
      .poll(() =>
        photosCard(page)
          .getByText(/^Falha ao realizar upload/)
          .count(),
      )
      .toBe(3)
    line.swallowing = null
    expect(await gallery.photos()).toHaveLength(before + 3)
    await page.getByRole('button', { name: 'Tentar todas novamente' }).click()
    await page.getByText('3 fotos enviadas.').waitFor()
    expect(await gallery.photos()).toHaveLength(before + 3)
    await page.reload()
    await showStage(page, 'Fotos profissionais')
    await expect.poll(() => shown(page).count()).toBe(before + 3)
  })

  test.runIf(isFull)(
    'of 20 files two are too large, one is no photo, three are cut off: 14 arrive, and only those that were cut off are retried',
    async () => {
      const gallery = await photosOf(product, 4, nth + 1)
      const page = await open(gallery, options)
      const large = await pictures(['grande-1.jpg', 'grande-2.jpg'], 3_145_729)
      const fake = {
        name: 'falsa.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<html>not a photo</html>'),
      }
      let sent = 0
      await intercept(page, 'POST', uploads, (route) => {
        sent += 1
        return [5, 9, 13].includes(sent) ? route.abort('connectionreset') : route.continue()
      })
      await choose(page, [...(await pictures(names(17))), fake, ...large])
      const alert = page.getByRole('alertdialog')
      await announced(page, 'As fotos ultrapassam o tamanho máximo permitido')
      expect(await alert.getByRole('listitem').count()).toBe(2)
      await alert.getByText('grande-1.jpg').waitFor()
      await alert.getByRole('button', { name: 'Não enviar' }).click()
      await page.getByText('4 fotos sem enviar').waitFor()
      expect(
        await photosCard(page)
          .getByText(/^Falha ao realizar upload/)
          .count(),
      ).toBe(4)
      await announced(page, failure('falsa.jpg'))
      expect(sent).toBe(18)
      await page.getByRole('button', { name: 'Tentar todas novamente' }).click()
      await page.getByText('1 foto sem enviar').waitFor()
      expect(sent).toBe(18 + 3)
      expect(await gallery.photos()).toHaveLength(17)
      await page.getByRole('button', { name: 'Desistir de falsa.jpg' }).click()
      await page.reload()
      await showStage(page, 'Fotos profissionais')
      await page.getByRole('region', { name: /^Fotos profissionais.*17/ }).waitFor()
    },
  )

  test.runIf(isFull)(
    'three uploads run at a time; closing the page asks first; an interrupted upload is sent again',
    async () => {
      const gallery = await photosOf(product, 4, nth + 2)
      const page = await open(gallery, options)
      const half = gate()
      let atOnce = 0
      let most = 0
      let begun = 0
      await intercept(page, 'POST', uploads, async (route) => {
        begun += 1
        atOnce += 1
        most = Math.max(most, atOnce)
        if (begun > 5) await half.passed
        await route.continue()
        atOnce -= 1
      })
      await photosCard(page).getByText('Adicionar fotos').click()
      await choose(page, await pictures(names(10)))
      await expect.poll(async () => (await gallery.photos()).length).toBe(5)
      await expect.poll(() => begun).toBe(8)
      expect(most).toBe(3)

      const asked: string[] = []
      page.on('dialog', async (dialog) => {
        asked.push(dialog.type())
        await dialog.dismiss()
      })
      await page.evaluate(() => location.reload())
      await expect.poll(() => asked).toEqual(['beforeunload'])

      await page.context().setOffline(true)
      half.open()
      await page.getByText('5 fotos sem enviar').waitFor()
      expect(
        await photosCard(page)
          .getByText(/^Falha ao realizar upload/)
          .count(),
      ).toBe(5)
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Tentar todas novamente' }).click()
      await page.getByText('10 fotos enviadas.').or(page.getByText('5 fotos enviadas.')).first().waitFor()
      await expect.poll(() => shown(page).count()).toBe(10)
      expect(await gallery.photos()).toHaveLength(10)
    },
  )
})
