import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, badGateway, broken, gate, intercept, requestsOf } from './faults.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

const search = /\/api\/sessions\/search$/
const counter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Contagem por situação' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Ensaios' })
    .or(page.getByRole('list', { name: 'Ensaios' }))
    .getByRole('link', { name: /,/ })
    .filter({ visible: true })

describe.runIf(isFull).each(widths)('/sessions %s', (_, options) => {
  const open = async (path = '/sessions') => {
    const page = await product.visit(options)
    await signIn(page, 'pospago@demo.test')
    await page.goto(path, { waitUntil: 'networkidle' })
    return page
  }

  test('the last filter wins, in whatever order the answers arrive', async () => {
    const page = await open()
    await rows(page).first().waitFor()
    const slow = gate()
    const answered: string[] = []
    await intercept(page, 'POST', search, async (route) => {
      const { status } = route.request().postDataJSON().filter as { status?: number[] }
      if (status?.[0] === 4) await slow.passed
      await route.continue().catch(() => undefined)
      answered.push(String(status))
    })
    await counter(page, 'Pendentes').click()
    await counter(page, 'Entregues').click()
    await expect.poll(() => answered).toEqual(['5'])
    await page.getByText('Entregue', { exact: true }).filter({ visible: true }).first().waitFor()
    slow.open()
    await expect.poll(() => answered).toEqual(['5', '4'])
    const total = Number((await counter(page, 'Entregues').textContent())?.replace(/\D/g, ''))
    await expect.poll(() => rows(page).count()).toBe(total)
    expect(
      await page
        .getByText(/^Entrega Pendente$|^Pendente$/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    expect(new URL(page.url()).searchParams.get('situacao')).toBe('5')
    await page.reload()
    await expect.poll(() => rows(page).count()).toBe(total)
  })

  test.each([
    ['breaks down', broken],
    ['is down behind its proxy', badGateway],
  ])('a server that %s is reported, with a retry button', async (_how, answer) => {
    const page = await open()
    await rows(page).first().click()
    await page.getByRole('heading', { name: 'Agendamento' }).waitFor()
    await intercept(page, 'POST', search, (route) => route.fulfill(answer))
    await page.getByRole('link', { name: 'Todos os ensaios' }).click()
    await announced(page, 'Não foi possível carregar os ensaios')
    const sent = requestsOf(page, 'POST', search)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await rows(page).first().waitFor()
    expect(sent).toHaveLength(1)
    await intercept(page, 'POST', search, (route) => route.fulfill(answer))
    await counter(page, 'Entregues').click()
    await announced(page, 'Não foi possível atualizar')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByText('Não foi possível atualizar').waitFor({ state: 'detached' })
    const total = Number((await counter(page, 'Entregues').textContent())?.replace(/\D/g, ''))
    await expect.poll(() => rows(page).count()).toBe(total)
    expect(new URL(page.url()).searchParams.get('situacao')).toBe('5')
  })

  test('a page number past the end shows the last page; filters without results can be cleared', async () => {
    const page = await open('/sessions?pagina=99')
    await rows(page).first().waitFor()
    expect(new URL(page.url()).searchParams.get('pagina')).not.toBe('99')
    await page.goto('/sessions?endereco=zzzz')
    await page.getByText('Nenhum ensaio com estes filtros').waitFor()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await rows(page).first().waitFor()
  })
})
