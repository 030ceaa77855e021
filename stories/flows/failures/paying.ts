import type { Page } from 'playwright'
import { writeAddress } from '../ordering.ts'

/** Opens the payment of R$ 399,00; the address contains the purchase. */
export async function openPayment(page: Page): Promise<void> {
  await page.goto('/payment?servico=1&area=150&cidade=S%C3%A3o+Paulo')
  await page.getByRole('button', { name: /^Pagar R\$/ }).waitFor()
}

/** Fills in a card and its holder; the last digits decide the gateway's answer. */
export async function writeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/^Número do cartão/).fill(number)
  await page.getByLabel(/^Nome impresso/).fill('MARIANA DUARTE')
  await page.getByLabel(/^Validade/).fill('12/2031')
  await page.getByLabel(/^Código/).fill('7391'.slice(0, 3))
  await page.getByLabel(/^CPF ou CNPJ/).fill('52998224725')
  await writeAddress(page)
}

/** The payment button. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar/ })

/** Returns local storage, session storage and history state as JSON. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
}

/** Returns the credit of the signed-in user's company, in reais. */
export function creditOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/auth/user')
    return ((await answer.json()) as { data: { client: { credit: { balance: number } } } }).data.client.credit
      .balance
  })
}
