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

test('a client comments a point of a photo on a phone, the team answers, and both see it resolved (rules conversation and photo-versions)', async () => {
  const { sessionId } = await photosOf(product, 5, 0)
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  await page.goto(`/sessions/${sessionId}`)
  const talk = page.getByRole('region', { name: 'Conversa' })
  await talk.getByRole('button', { name: 'Comentar o ensaio' }).waitFor()
  await page.getByRole('button', { name: /^Abrir Foto 6 de/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Foto ampliada' })
  await viewer.getByRole('button', { name: 'Comentar', exact: true }).click()
  await viewer.getByLabel(/^Novo comentário/).fill('O quadro está torto.')
  const photo = await viewer.getByRole('img').boundingBox()
  if (photo === null) throw new Error('There is no photo.')
  await page.mouse.click(photo.x + photo.width * 0.25, photo.y + photo.height / 2)
  await viewer.getByRole('button', { name: /^Ponto do novo comentário/ }).waitFor()
  expect(await violations(page)).toEqual([])

  // A cut network loses neither words nor point, and the second try writes once.
  await page.context().setOffline(true)
  await viewer.getByRole('button', { name: 'Enviar comentário' }).click()
  await viewer.getByText(/conexão/i).waitFor()
  await page.context().setOffline(false)
  await viewer.getByRole('button', { name: 'Enviar comentário' }).click()
  await viewer.getByRole('button', { name: /^Comentário 1: O quadro/ }).waitFor()
  await viewer.getByRole('button', { name: 'Fechar', exact: true }).click()
  await talk.getByText('O quadro está torto.').waitFor()

  const office = await product.visit(phone)
  await signIn(office, 'admin@demo.test')
  await office.goto(`/backoffice/sessions/${sessionId}`)
  const heard = office
    .getByRole('region', { name: 'Conversa' })
    .getByRole('article')
    .filter({ hasText: 'O quadro está torto.' })
  await heard.getByRole('button', { name: /^Responder/ }).click()
  await heard.getByLabel(/^Resposta/).fill('Endireitamos e trocamos a foto.')
  await heard.getByRole('button', { name: 'Enviar resposta' }).click()
  await heard.getByText('Você').waitFor()
  expect(await heard.count()).toBe(1)

  // The promised correction follows: the photo is replaced, and the client compares both.
  await office.getByRole('button', { name: /^Abrir Foto 6 de/ }).click()
  await office.getByRole('button', { name: 'Trocar foto' }).click()
  const dialog = office.getByRole('dialog', { name: 'Trocar foto' })
  const lightened = sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#cba' } })
  const file = { name: 'sala.jpg', mimeType: 'image/jpeg', buffer: await lightened.jpeg().toBuffer() }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Trocar foto' }).click()
  await office.getByText('Foto trocada.').waitFor()

  await page.reload()
  await page.getByRole('button', { name: /^Abrir Foto 6 de .*, nova versão/ }).click()
  await viewer.getByRole('button', { name: 'Antes e depois' }).click()
  const divider = viewer.getByRole('slider', { name: /^Antes e depois/ })
  await divider.focus()
  await divider.press('ArrowRight')
  expect(await divider.inputValue()).toBe('51')
  await divider.press('Home')
  expect(await divider.getAttribute('aria-valuetext')).toBe('0% antes, 100% depois')
  expect(await violations(page)).toEqual([])
  await viewer.getByRole('button', { name: 'Fechar', exact: true }).click()

  const thread = talk.getByRole('article').filter({ hasText: 'O quadro está torto.' })
  await thread.getByText('Endireitamos e trocamos a foto.').waitFor()
  await thread.getByText('Equipe Ensaio').waitFor()
  const resolved = talk.getByText(/assuntos? resolvidos?/)
  await thread.getByRole('button', { name: /^Resolver/ }).click()
  await resolved.click()
  await thread.getByText(/Resolvido por/).waitFor()
  expect(await violations(page)).toEqual([])
  expect(product.browserErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([])
})
