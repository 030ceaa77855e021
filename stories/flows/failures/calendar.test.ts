import { emptyDraft, formatChosenSlot } from '@ensaio/domain'
import { type CuttingProxy, startCuttingProxy } from '@ensaio/testing/faults/cutting-proxy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseFreeTime, showNextMonth } from '../ordering.ts'
import { type RealProduct, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, broken, gate, intercept, leaveUnwritten, requestsOf } from './faults.ts'
import { fillUp, type Invitation, invite, laterSlot, writeContact } from './invitation.ts'

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

const booking = /^\/api\/sessions\/public\/[\w-]+$/
const freeTimes = /\/api\/session-calendar\/public\//

describe.each(widths)('/calendar %s', (_, options) => {
  const open = async ({ path }: Invitation) => {
    const page = await product.visit({ ...options, baseURL: line.url })
    await page.goto(path)
    return page
  }
  const atConfirmation = async (invitation: Invitation) => {
    const page = await open(invitation)
    await chooseFreeTime(page)
    await writeContact(page)
    return page
  }

  test('a booking whose answer is lost is made once, and the page shows it', async () => {
    const invitation = await invite(product)
    const page = await atConfirmation(invitation)
    line.swallowing = /^POST \/api\/sessions\/public\//
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    // The page reloads the state at once: it shows the visit, not an error.
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    line.swallowing = null
    await page.reload()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    const booked = (await invitation.events()).filter((text) => text.startsWith('Agendou'))
    expect(booked).toHaveLength(1)
  })

  test('a button pressed twice sends one booking', async () => {
    const page = await atConfirmation(await invite(product))
    const sent = requestsOf(page, 'POST', booking)
    await page.getByRole('button', { name: 'Confirmar agendamento' }).dblclick()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
    expect(sent).toHaveLength(1)
  })

  test('a slot that others take meanwhile returns to the calendar without it; typed values stay', async () => {
    const invitation = await invite(product)
    const slot = await laterSlot(product, invitation)
    const page = await open(invitation)
    const draft = JSON.stringify({ ...emptyDraft(), ...slot })
    await page.evaluate(
      ([token, kept]) => sessionStorage.setItem(`ensaio:agendamento:${token}`, kept ?? ''),
      [invitation.token, draft],
    )
    await page.goto(`${invitation.path}/informacoes`)
    await writeContact(page)
    await fillUp(product, slot)
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await page.getByRole('heading', { name: 'Escolha o dia e o horário' }).waitFor()
    await announced(page, formatChosenSlot(slot))
    await chooseFreeTime(page)
    expect(await page.getByLabel(/^Nome/).inputValue()).toBe('Paulo Siqueira')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
  })

  test.runIf(isFull)('a server that breaks down is reported, and everything stays', async () => {
    const invitation = await invite(product)
    const page = await atConfirmation(invitation)
    await intercept(page, 'POST', booking, (route) => route.fulfill(broken))
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await announced(page, 'Erro!')
    await page.getByText('O que você preencheu está guardado.').waitFor()
    await page.getByRole('button', { name: 'Entendi' }).click()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
  })

  test.runIf(isFull)('without a connection nothing is sent, nor later', async () => {
    const invitation = await invite(product)
    const page = await atConfirmation(invitation)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await announced(page, 'Erro!')
    const sent = requestsOf(page, 'POST', booking)
    await page.getByRole('button', { name: 'Entendi' }).click()
    await page.context().setOffline(false)
    await page.getByText(/Você está sem conexão/).waitFor({ state: 'detached' })
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await page.getByRole('heading', { name: 'Visita marcada' }).waitFor()
  })

  test.runIf(isFull)('an ensaio that is cancelled meanwhile shows its current state', async () => {
    const invitation = await invite(product)
    const page = await atConfirmation(invitation)
    await invitation.cancel()
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await page.getByText('Cancelada').first().waitFor()
    expect(await page.getByRole('button', { name: 'Confirmar agendamento' }).count()).toBe(0)
  })

  test.runIf(isFull)(
    'a slow calendar shows the last requested month; a missing choice is reported',
    async () => {
      const page = await product.visit(options)
      const answered = gate()
      await intercept(page, 'POST', freeTimes, async (route) => {
        await answered.passed
        await route.continue()
      })
      await page.goto((await invite(product)).path)
      await page.getByRole('button', { name: 'Próximo mês' }).click()
      await page.getByRole('button', { name: 'Próximo mês' }).click()
      const month = await page.getByRole('heading', { level: 3 }).first().textContent()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await announced(page, 'Selecione um dia e horário para avançar')
      answered.open()
      await page.getByRole('grid').waitFor()
      expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toBe(month)
    },
  )

  test.runIf(isFull)(
    'free times that cannot be loaded can be retried; an empty calendar says so',
    async () => {
      const page = await product.visit(options)
      await intercept(page, 'POST', freeTimes, (route) => route.fulfill(broken))
      const { path } = await invite(product)
      await leaveUnwritten(page, path)
      await page.goto(path)
      await announced(page, 'Não foi possível carregar os horários')
      await page.unrouteAll()
      await intercept(page, 'POST', freeTimes, (route) => route.fulfill({ json: { data: {} } }))
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await page.getByText('Nenhum horário livre por enquanto').waitFor()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Verificar novamente' }).click()
      await page.getByRole('grid').waitFor()
    },
  )

  test.runIf(isFull)('a deep link past an incomplete step goes back to it; a reload restores', async () => {
    const invitation = await invite(product)
    const page = await product.visit(options)
    for (const step of ['informacoes', 'confirmacao', 'finalizacao']) {
      await page.goto(`${invitation.path}/${step}`)
      await page.getByRole('heading', { name: 'Escolha o dia e o horário' }).waitFor()
    }
    await chooseFreeTime(page)
    await page.getByLabel(/^Nome/).fill('Paulo Siqueira')
    await page.reload()
    expect(await page.getByLabel(/^Nome/).inputValue()).toBe('Paulo Siqueira')
  })

  test.runIf(isFull)('day and time can be chosen by keyboard only', async () => {
    const page = await product.visit(options)
    await page.goto((await invite(product)).path)
    await showNextMonth(page, (next) => next.press('Enter'))
    const days = page.getByRole('button', { name: /\d horários? livres?/ })
    await days.last().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { disabled: false }).first().focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Continuar' }).press('Enter')
    await page.getByLabel(/^Nome/).waitFor()
  })
})
