import { type CuttingProxy, startCuttingProxy } from '@ensaio/testing/faults/cutting-proxy'
import { type Safe2PayStandIn, startSafe2Pay } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, gate, requestsOf } from './faults.ts'
import { creditOf, keptBy, openPayment, payButton, writeCard } from './paying.ts'

const paid = '4111111111111111'
const pending = '4111111111110055'
const refused = '4000000000000002'

let product: RealProduct
let line: CuttingProxy
let gateway: Safe2PayStandIn

beforeAll(async () => {
  gateway = await startSafe2Pay()
  product = await startRealProduct({
    SAFE2PAY_API_KEY: 'key',
    SAFE2PAY_SECRET_KEY: 'secret',
    SAFE2PAY_PAYMENT_URL: gateway.url,
    SAFE2PAY_API_URL: gateway.url,
  })
  line = await startCuttingProxy(product.address)
})
afterAll(async () => {
  await line.close()
  await product.close()
  await gateway.close()
})
beforeEach(() => {
  gateway.charges.length = 0
  gateway.onTaken = () => undefined
  line.swallowing = null
})

describe.each(widths)('/payment %s', (_, options) => {
  const open = async () => {
    const page = await product.visit({ ...options, baseURL: line.url })
    await signIn(page, 'semcredito@demo.test')
    await openPayment(page)
    return page
  }

  test('pressing twice during a slow payment charges once; the card is stored nowhere', async () => {
    const page = await open()
    const sent = requestsOf(page, 'POST', /^\/api\/transactions$/)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const thought = gate()
    gateway.onTaken = () => thought.passed
    const before = await creditOf(page)
    await writeCard(page, paid)
    expect(await keptBy(page)).not.toMatch(/1111 ?1111/)
    await payButton(page).dblclick()
    await payButton(page).press('Enter')
    await expect.poll(() => gateway.charges.length).toBe(1)
    expect(await keptBy(page)).not.toMatch(/1111 ?1111/)
    thought.open()
    await page.waitForURL('**/sessions/add')
    expect([sent.length, gateway.charges.length, (await creditOf(page)) - before]).toEqual([1, 1, 399])
    expect(await keptBy(page)).not.toMatch(/1111 ?1111/)
    expect(said.join('\n')).not.toMatch(/1111 ?1111/)
    await page.goBack()
    expect(await page.getByLabel(/^Número do cartão/).inputValue()).toBe('')
    expect(await page.getByLabel(/^Código/).inputValue()).toBe('')
  })

  test('the answer is lost: pressing again sends the same payment, charged once', async () => {
    const page = await open()
    const before = await creditOf(page)
    await writeCard(page, paid)
    line.swallowing = /^POST \/api\/transactions /
    await payButton(page).click()
    await announced(page, 'nunca é cobrado duas vezes')
    line.swallowing = null
    await page.getByRole('button', { name: 'Entendi' }).click()
    await payButton(page).click()
    await page.waitForURL('**/sessions/add')
    expect([gateway.charges.length, (await creditOf(page)) - before]).toEqual([1, 399])
  })

  test.runIf(isFull)(
    'no answer for a minute is reported; pressing again sends the same payment',
    async () => {
      const page = await open()
      const thought = gate()
      gateway.onTaken = () => thought.passed
      const before = await creditOf(page)
      // The page reads the clock once when its code starts; a clock installed before would be counted twice.
      await page.waitForLoadState('networkidle')
      await page.clock.install()
      await writeCard(page, paid)
      await payButton(page).click()
      await expect.poll(() => gateway.charges.length).toBe(1)
      await page.clock.fastForward(61_000)
      await announced(page, 'nunca é cobrado duas vezes')
      await page.getByRole('button', { name: 'Entendi' }).click()
      thought.open()
      await payButton(page).click()
      await page.waitForURL('**/sessions/add')
      expect([gateway.charges.length, (await creditOf(page)) - before]).toEqual([1, 399])
    },
  )

  test.runIf(isFull)('a pending payment is followed across a reload until the bank approves it', async () => {
    const page = await open()
    const before = await creditOf(page)
    await writeCard(page, pending)
    await payButton(page).click()
    await announced(page, 'Aguarde um momento,')
    await page.getByText('Transação com status: 2').waitFor()
    await page.getByRole('button', { name: 'Acompanhar depois' }).click()
    await page.reload()
    await page.getByText('Um pagamento está em análise no banco.').waitFor()
    expect(await page.getByLabel(/^Número do cartão/).count()).toBe(0)
    const transaction = gateway.transactions.at(-1)
    if (transaction) transaction.status = 3
    await fetch(`${product.address}/api/webhooks/safe2pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ SecretKey: 'secret', Reference: transaction?.reference }),
    })
    await page.waitForURL('**/sessions/add')
    expect([gateway.charges.length, (await creditOf(page)) - before]).toEqual([1, 399])
  })

  test.runIf(isFull)('a refused card is reported, typed values stay, and nothing is credited', async () => {
    const page = await open()
    const before = await creditOf(page)
    await writeCard(page, refused)
    await payButton(page).click()
    await announced(page, 'Transação recusada!')
    await page.getByRole('button', { name: 'Entendi' }).click()
    expect(await page.getByLabel(/^Nome impresso/).inputValue()).toBe('MARIANA DUARTE')
    expect(await creditOf(page)).toBe(before)
    await page.goto('/statement')
    await page.goto('/payment')
    expect(await page.getByLabel(/^Número do cartão/).inputValue()).toBe('')
  })

  test.runIf(isFull)('a reload during a payment asks first, and then shows that one was sent', async () => {
    const page = await open()
    const thought = gate()
    gateway.onTaken = () => thought.passed
    await writeCard(page, paid)
    await payButton(page).click()
    await expect.poll(() => gateway.charges.length).toBe(1)
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await page.getByText('Um pagamento foi enviado e ficou sem resposta.').waitFor()
    thought.open()
    await page.getByRole('link', { name: 'Ver extrato' }).click()
    await page.getByText('Créditos: Tour virtual').first().waitFor()
    expect(gateway.charges).toHaveLength(1)
  })

  test.runIf(isFull)('the card fields have autocomplete attributes', async () => {
    const page = await open()
    const fields = ['Número do cartão', 'Nome impresso', 'Validade', 'Código']
    const told = fields.map((name) => page.getByLabel(new RegExp(`^${name}`)).getAttribute('autocomplete'))
    expect(await Promise.all(told)).toEqual(['cc-number', 'cc-name', 'cc-exp', 'cc-csc'])
  })
})
