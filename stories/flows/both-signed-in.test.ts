import type { QueuePage } from '@ensaio/domain'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseFreeTime, violations } from './ordering.ts'
import { type RealProduct, signIn, signInAsStaff, startRealProduct } from './real-product.ts'
import { widths } from './widths.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

/** Returns the id of a scheduled ensaio, found through the back office. */
async function bookedVisit(page: Page): Promise<number> {
  const rows = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const asked = { method: 'POST', headers, body: JSON.stringify({ queue: 'all' }) }
    const answer = await fetch('/backoffice/api/staff/sessions/search', asked)
    return ((await answer.json()) as { data: QueuePage }).data.sessions
  })
  const now = Date.now()
  const next = rows.find(({ status, scheduled_for }) => status === 2 && Date.parse(scheduled_for ?? '') > now)
  if (!next) throw new Error('The first page of the queue has no visit to come.')
  return next.id
}

describe.each(widths)('%s', (_, options) => {
  test('staff move a visit while a client is signed in in the same browser', async () => {
    const page = await product.visit(options)
    await signIn(page, 'pospago@demo.test')
    await signInAsStaff(page, 'admin@demo.test')
    const id = await bookedVisit(page)

    await page.goto(`/backoffice/sessions/${id}`)
    await page.getByRole('link', { name: 'REAGENDAR' }).first().click()
    await page.getByRole('link', { name: 'Remarcar' }).click()
    await page.getByRole('heading', { name: 'Escolha o dia e o horário' }).waitFor()
    await page
      .getByRole('button', { name: 'Sair' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .first()
      .waitFor()
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await chooseFreeTime(page)
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    await page.getByRole('link', { name: 'Voltar ao ensaio' }).click()
    await page.waitForURL(`**/backoffice/sessions/${id}`)
    await page.getByText('Reagendou').first().waitFor()

    await page.goto('/sessions')
    await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
    expect(product.browserErrors).toEqual([])
  })
})
