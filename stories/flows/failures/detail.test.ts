import type { Session } from '@ensaio/domain'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, broken, gate, intercept } from './faults.ts'
import { asOwner, type Invitation, invite } from './invitation.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

const detail = /\/api\/sessions\/\d+$/
const contact = (page: Page) => page.getByRole('region', { name: 'Dados de contato' })
const name = (page: Page) => contact(page).getByLabel(/^Responsável/)

async function open(options: object, { id }: Invitation): Promise<Page> {
  const page = await product.visit(options)
  await signIn(page, 'pospago@demo.test')
  await page.goto(`/sessions/${id}`)
  await name(page).waitFor()
  return page
}

async function write(page: Page, words: string): Promise<void> {
  await name(page).fill(words)
  await name(page).blur()
}

async function kept({ id }: Invitation): Promise<string | undefined> {
  const ask = await asOwner(product)
  return (await ask<Session>(`/sessions/${id}`)).responsible_information?.name
}

describe.runIf(isFull).each(widths)('/sessions/{id} %s', (_, options) => {
  test('a save that fails keeps the typed text, says so, and is retried', async () => {
    const invitation = await invite(product)
    const page = await open(options, invitation)
    await intercept(page, 'POST', detail, (route) => route.fulfill(broken))
    await write(page, 'Ana Prado')
    await announced(page, 'Não foi possível atualizar a sessão.')
    await contact(page).getByText('Não foi salvo').waitFor()
    expect(await name(page).inputValue()).toBe('Ana Prado')
    await page.unrouteAll()
    await contact(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await contact(page).getByText('Tudo salvo').waitFor()
    expect(await kept(invitation)).toBe('Ana Prado')
  })

  test('saved twice in a row, the newest value is stored; it shows OK a second after the answer', async () => {
    const invitation = await invite(product)
    const page = await open(options, invitation)
    const first = gate()
    const sent: string[] = []
    await intercept(page, 'POST', detail, async (route) => {
      sent.push(route.request().postDataJSON().responsible_information.name)
      if (sent.length === 1) await first.passed
      await route.continue()
    })
    await page.clock.install()
    await write(page, 'Primeira')
    await contact(page).getByText('Salvando…').waitFor()
    await write(page, 'Segunda')
    await write(page, 'Terceira')
    first.open()
    await expect.poll(() => kept(invitation)).toBe('Terceira')
    expect(sent).toEqual(['Primeira', 'Terceira'])
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return contact(page).getByText('Tudo salvo').count()
      })
      .toBe(1)
    expect(await name(page).inputValue()).toBe('Terceira')
  })

  test('cancelled elsewhere: a refused save says so, and the page shows the current state', async () => {
    const invitation = await invite(product)
    const page = await open(options, invitation)
    await invitation.cancel()
    await write(page, 'Tarde Demais')
    await announced(page, 'Não foi possível atualizar a sessão.')
    await page.getByText('Cancelada').first().waitFor()
    expect(await kept(invitation)).not.toBe('Tarde Demais')
  })

  test('two tabs: returning to one shows the changes of the other', async () => {
    const invitation = await invite(product)
    const page = await open(options, invitation)
    const other = await page.context().newPage()
    await other.goto(`/sessions/${invitation.id}`)
    await name(other).waitFor()
    await write(page, 'De uma aba')
    await contact(page).getByText('Tudo salvo').waitFor()
    await other.bringToFront()
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => name(other).inputValue()).toBe('De uma aba')
    await invitation.cancel()
    await page.bringToFront()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.getByText('Cancelada').first().waitFor()
    expect(await name(page).count()).toBe(0)
  })

  test('cancelling what somebody else has cancelled says so in the dialog, and shows the current state', async () => {
    const invitation = await invite(product)
    const page = await open(options, invitation)
    await page.getByRole('button', { name: 'Cancelar ensaio' }).click()
    await invitation.cancel()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar ensaio' }).click()
    await page.getByText('Cancelada').first().waitFor()
  })
})
