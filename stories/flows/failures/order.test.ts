import { type CuttingProxy, startCuttingProxy } from '@ensaio/testing/faults/cutting-proxy'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeOrder } from '../ordering.ts'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, requestsOf } from './faults.ts'

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

/** Counts the ensaios of the company. */
function countSessions(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/sessions/search', { method: 'POST', headers, body: '{}' })
    return ((await answer.json()) as { data: { total_sessions: number } }).data.total_sessions
  })
}

const order = (page: Page) => page.getByRole('button', { name: 'Pedir ensaio' })

describe.each(widths)('/sessions/add %s', (_, options) => {
  test('an order whose answer is lost creates one ensaio, however often it is retried', async () => {
    const page = await product.visit({ ...options, baseURL: line.url })
    await signIn(page, 'pospago@demo.test')
    await writeOrder(page, 'Fotos profissionais')
    const before = await countSessions(page)
    const cuts = line.cuts
    line.swallowing = /^POST \/api\/sessions /
    await order(page).click()
    await announced(page, 'Falha ao salvar sessões!')
    line.swallowing = null
    expect(line.cuts).toBeGreaterThan(cuts)
    expect(await countSessions(page)).toBe(before + 1)

    await page.getByRole('button', { name: 'Entendi' }).click()
    await order(page).click()
    await page.waitForURL('**/sessions/add/scheduling')
    await page.getByRole('link', { name: 'AGENDAR' }).waitFor()
    expect(await countSessions(page)).toBe(before + 1)
  })

  test.runIf(isFull)(
    'pressing twice sends one order; an order refused offline is not sent later',
    async () => {
      const page = await product.visit(options)
      await signIn(page, 'pospago@demo.test')
      await writeOrder(page, 'Fotos profissionais')
      const sent = requestsOf(page, 'POST', /^\/api\/sessions$/)
      const before = await countSessions(page)
      await page.context().setOffline(true)
      await order(page).click()
      await announced(page, 'Falha ao salvar sessões!')
      await page.context().setOffline(false)
      await page.getByText(/Você está sem conexão/).waitFor({ state: 'detached' })
      expect([sent.length, await countSessions(page)]).toEqual([1, before])
      await page.getByRole('button', { name: 'Entendi' }).click()
      await order(page).dblclick()
      await page.waitForURL('**/sessions/add/scheduling')
      expect([sent.length, await countSessions(page)]).toEqual([2, before + 1])
    },
  )

  test.runIf(isFull)('typed values survive a reload of the confirmation, and Back', async () => {
    const page = await product.visit(options)
    await signIn(page, 'pospago@demo.test')
    await writeOrder(page, 'Fotos profissionais')
    await page.reload()
    await page.getByRole('heading', { name: 'Confira o pedido' }).waitFor()
    await page.getByText('Rua Augusta').first().waitFor()
    await page.goBack()
    await page.goBack()
    expect(await page.getByRole('textbox', { name: /^Rua/ }).first().inputValue()).toBe('Rua Augusta')
    await page.goForward()
    await page.goForward()
    await order(page).click()
    await page.waitForURL('**/sessions/add/scheduling')
  })

  test.runIf(isFull)(
    'with too little credit, the missing amount can be paid, and the order is kept',
    async () => {
      const page = await product.visit(options)
      await signIn(page, 'prepago@demo.test')
      await writeOrder(page, 'Completo')
      await page.getByRole('link', { name: /^Comprar R\$\s.+ e pedir$/ }).click()
      await page.waitForURL('**/payment?**')
      await page.getByRole('button', { name: /^Pagar R\$/ }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Confira o pedido' }).waitFor()
    },
  )

  test.runIf(isFull).each(['denied', 'missing'])(
    'a clipboard that is %s is reported, and the link is selected',
    async (how) => {
      const page = await product.visit(options)
      await page.addInitScript((isMissing) => {
        const refused = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
        const value = isMissing ? undefined : { writeText: refused }
        Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
      }, how === 'missing')
      await signIn(page, 'pospago@demo.test')
      await writeOrder(page, 'Fotos profissionais')
      await order(page).click()
      await page.waitForURL('**/sessions/add/scheduling')
      await page
        .getByRole('button', { name: /^Copiar/ })
        .first()
        .click()
      await announced(page, 'Falha ao copiar para área de transferência')
      const selected = await page.evaluate(() => {
        const field = document.activeElement as HTMLInputElement
        return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      })
      expect(selected).toMatch(/^http:\/\/\S+\/calendar\/[\w-]{20,}$/)
    },
  )
})
