import { addMonths, instantAt, monthOf, wallClock } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { book, offered } from '@ensaio/testing/scenes/visitor'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Invitation, invite } from './failures/invitation.ts'
import { showNextMonth, violations } from './ordering.ts'
import { type RealProduct, startRealProduct } from './real-product.ts'
import { phone } from './widths.ts'

const zone = 'America/Sao_Paulo'
let product: RealProduct

// On the first day of a month nearly all of its days are free, whatever day it is for whoever runs this.
beforeAll(async () => {
  product = await startRealProduct()
  const today = wallClock(new Date().toISOString(), zone).date
  await product.waitUntil(instantAt(`${addMonths(monthOf(today), 1)}-01`, '12:00', zone))
})
afterAll(() => product.close())

/** What somebody did on a page since it was opened. */
interface Effort {
  taps: number
  characters: number
}

/** Opens a link on a phone and counts what the person does there: presses of a finger, and characters that are typed. */
async function visit({ path }: Pick<Invitation, 'path'>): Promise<{ page: Page; effort: Effort }> {
  const page = await product.visit(phone)
  const effort: Effort = { taps: 0, characters: 0 }
  await page.exposeFunction('countEffort', (kind: keyof Effort, by: number) => {
    effort[kind] += by
  })
  await page.addInitScript(() => {
    const count = (kind: string, by: number) =>
      (window as unknown as { countEffort: (kind: string, by: number) => void }).countEffort(kind, by)
    // Clicks of a finger: neither those that a label passes on, nor presses that Playwright takes back, as the page still moved.
    window.addEventListener(
      'click',
      (event) => (event as PointerEvent).pointerType === 'touch' && count('taps', 1),
      true,
    )
    window.addEventListener(
      'beforeinput',
      (event) => event.isTrusted && count('characters', (event as InputEvent).data?.length ?? 0),
      true,
    )
  })
  await page.goto(path)
  return { page, effort }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The part of the screen that is above the bar at its foot. */
async function isAboveTheBar(page: Page, what: string): Promise<boolean> {
  const box = await page.locator(what).last().boundingBox()
  const bar = await page.getByRole('button', { name: /^(Continuar|Confirmar)/ }).boundingBox()
  // The bar has 12 px above its button.
  return box !== null && bar !== null && box.y >= 0 && box.y + box.height <= bar.y - 12
}

/** Taps a later day of the month on which every time is free, so that the visit can be moved afterwards. */
async function tapFreeDay(page: Page, nth: number): Promise<void> {
  await button(page, /, 4 horários livres/)
    .nth(nth)
    .tap()
}

/** Goes on from the chosen time to the last step. It waits for the one between: both it and the first have a button "Continuar". */
async function goOnToConfirmation(page: Page): Promise<void> {
  await button(page, 'Continuar').tap()
  await page.getByRole('heading', { name: 'Quem vai receber o fotógrafo?' }).waitFor()
  await button(page, 'Continuar').tap()
}

describe('the person at the property, on a phone', () => {
  test('has the calendar in the first view, and the times of a day above the bar', async () => {
    const { page } = await visit(await invite(product))
    await page.getByRole('grid').waitFor()
    expect(await isAboveTheBar(page, '[role=grid]')).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button(page, /^Próximo horário livre/).isVisible()).resolves.toBe(true)
    expect(await violations(page)).toEqual([])
    await tapFreeDay(page, 0)
    await expect.poll(() => isAboveTheBar(page, 'input[type=radio]')).toBe(true)
  })

  test('books with 6 taps and no word where the company told everything', async () => {
    const { page, effort } = await visit(await invite(product))
    await tapFreeDay(page, 3)
    await page.locator('label', { has: page.getByRole('radio', { name: /^13h30/ }) }).tap()
    await button(page, 'Continuar').tap()
    await page.getByRole('heading', { name: 'Quem vai receber o fotógrafo?' }).waitFor()
    expect(await page.getByLabel(/^Nome/).inputValue()).toBe('Paulo Siqueira')
    expect(await page.getByLabel(/^Telefone/).inputValue()).toBe('(11) 91234-5678')
    expect(await page.getByLabel(/^E-mail/).inputValue()).toBe('paulo@demo.test')
    expect(await violations(page)).toEqual([])
    await button(page, 'Continuar').tap()
    await button(page, 'Confirmar agendamento').tap()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    expect(effort.taps).toBeLessThanOrEqual(6)
    expect(effort.characters).toBe(0)
  })

  test('books with 6 taps and 12 characters where only the keys are unknown', async () => {
    const order = demoOrder(0)
    const vertical_data = { ...order.vertical_data, keys: null }
    const { page, effort } = await visit(await invite(product, { vertical_data }))
    await tapFreeDay(page, 4)
    await page.locator('label', { has: page.getByRole('radio', { name: /^13h30/ }) }).tap()
    await button(page, 'Continuar').tap()
    await page.getByLabel(/^Chaves/).tap()
    await page.keyboard.type('Na portaria')
    await button(page, 'Continuar').tap()
    await button(page, 'Confirmar agendamento').tap()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    expect(effort.taps).toBeLessThanOrEqual(6)
    expect(effort.characters).toBeGreaterThan(0)
    expect(effort.characters).toBeLessThanOrEqual(12)
  })

  test('books the next free time with 4 taps', async () => {
    const { page, effort } = await visit(await invite(product))
    await button(page, /^Próximo horário livre/).tap()
    await goOnToConfirmation(page)
    await button(page, 'Confirmar agendamento').tap()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    expect(effort).toEqual({ taps: 4, characters: 0 })
  })

  test('finds the visit behind a link that is booked, and moves it with 3 taps: another day, the same time', async () => {
    const invitation = await invite(product)
    const first = await visit(invitation)
    await showNextMonth(first.page, (next) => next.tap())
    await tapFreeDay(first.page, 0)
    await first.page.locator('label', { has: first.page.getByRole('radio', { name: /^10h30/ }) }).tap()
    await goOnToConfirmation(first.page)
    await button(first.page, 'Confirmar agendamento').tap()
    await first.page.getByRole('heading', { name: 'Visita marcada' }).waitFor()

    const { page, effort } = await visit(invitation)
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    await page
      .getByText(/, 10h30$/)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Remarcar' }).tap()
    await page.getByRole('grid').waitFor()
    await tapFreeDay(page, 1)
    await button(page, 'Confirmar novo horário').tap()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    expect(effort.taps).toBeLessThanOrEqual(3)
    expect(effort.characters).toBe(0)
    expect((await invitation.events())[0]).toMatch(/^Reagendou o ensaio para .+, 10h30$/)
  })

  test('tells that nobody can be there, once, with the way to another day first', async () => {
    const invitation = await invite(product)
    const { page } = await visit(invitation)
    await showNextMonth(page, (next) => next.tap())
    await tapFreeDay(page, 5)
    await page.getByRole('radio', { name: /^13h30/ }).check({ force: true })
    await goOnToConfirmation(page)
    await button(page, 'Confirmar agendamento').tap()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    await button(page, 'Não posso').tap()
    const dialog = page.getByRole('dialog', { name: 'Não pode receber o fotógrafo?' })
    await dialog.getByRole('link', { name: 'Remarcar' }).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel(/^O que aconteceu/).fill('Viagem')
    await dialog.getByRole('button', { name: 'Avisar que não posso' }).tap()
    await page.getByText(/^Você avisou que não pode/).waitFor()
    expect((await invitation.events())[0]).toBe('Avisou que não pode receber o fotógrafo: “Viagem”')
    await page.reload()
    await page.getByText(/^Você avisou que não pode/).waitFor()
    expect(await button(page, 'Não posso').count()).toBe(0)
  })

  test('goes on once for two quick presses: Back leads to the calendar', async () => {
    const { page } = await visit(await invite(product))
    await button(page, /^Próximo horário livre/).tap()
    await button(page, 'Continuar').evaluate((one: HTMLButtonElement) => {
      one.click()
      one.click()
    })
    await page.getByRole('heading', { name: 'Quem vai receber o fotógrafo?' }).waitFor()
    await page.goBack()
    await page.getByRole('grid').waitFor()
  })

  test('chooses another answer than the mail named, and finds it after a refresh', async () => {
    const invitation = await invite(product)
    const [slot] = await offered(product.address, invitation.token)
    if (slot) await book(product.address, invitation.token, slot)
    const { page } = await visit({ path: `${invitation.path}/pronto` })
    await page.getByRole('radio', { name: 'Sim, está pronto', checked: true }).waitFor()
    await page.getByRole('radio', { name: 'Preciso de outro dia' }).check({ force: true })
    await page.reload()
    await page.locator('#root:not([aria-busy])').waitFor()
    await page.getByRole('radio', { name: 'Preciso de outro dia', checked: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('radio', { name: 'Preciso de outro dia' }).isChecked()).toBe(true)
    await page.goto(`${invitation.path}/recado`)
    await page.getByRole('radio', { name: /recado/i, checked: true }).waitFor()
  })

  test('takes the visit into a calendar by an address', async () => {
    const invitation = await invite(product)
    const { page } = await visit(invitation)
    await button(page, /^Próximo horário livre/).tap()
    await goOnToConfirmation(page)
    await button(page, 'Confirmar agendamento').tap()
    const href = await page.getByRole('link', { name: 'Adicionar à agenda' }).getAttribute('href')
    expect(href).toBe(`/api/sessions/public/${invitation.token}/visit.ics`)
    const file = await page.request.get(href ?? '')
    expect(await file.text()).toContain('BEGIN:VEVENT')
  })
})

test('the content policy lets these pages work and nothing complains', () => {
  expect(product.browserErrors).toEqual([])
})
