import { addMonths, instantAt, type LocalMonth, monthOf, wallClock } from '@ensaio/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photosCard } from './failures/office.ts'
import {
  acceptClient,
  bookByLink,
  button,
  closeMonth,
  configure,
  deliver,
  enter,
  enterOffice,
  inviteFinance,
  openEnsaio,
  pathOf,
  people,
  photograph,
} from './new-house.ts'
import { violations, writeOrder } from './ordering.ts'
import { type RealProduct, startNewHouse, startNewHouseOfTwo } from './real-product.ts'
import { desktop, phone } from './widths.ts'

// Of two processes, the office uses the first and everybody else the second.
const [ours, theirs] = [0, 1]
const zone = 'America/Sao_Paulo'

describe.each([
  ['one process on the embedded database', startNewHouse],
  ['two processes on Postgres', startNewHouseOfTwo],
])('%s', (_, start) => {
  let product: RealProduct
  let visit: string
  let ordered: LocalMonth

  beforeAll(async () => {
    product = await start()
  })
  afterAll(() => product.close())

  test('from the link that an empty server prints to a booked visit (rules set-up-link and first-run)', async () => {
    const office = await product.visit(desktop, ours)
    await configure(product, office)
    await inviteFinance(office)
    await enterOffice(product, people.photographer.email, theirs)
    await enterOffice(product, people.finance.email, theirs)

    const orderer = await acceptClient(product, office, theirs)
    await writeOrder(orderer, 'Completo')
    ordered = monthOf(wallClock(new Date().toISOString(), zone).date)
    await button(orderer, 'Pedir ensaio').click()
    const link = orderer.getByRole('link', { name: 'AGENDAR' })
    await link.waitFor()
    await bookByLink(product, (await link.getAttribute('href')) ?? '', theirs)

    const path = await openEnsaio(office)
    await office.getByText('Agendada').filter({ visible: true }).first().waitFor()
    const answer = await office.request.get(path.replace('/backoffice/', '/backoffice/api/'))
    visit = ((await answer.json()) as { data: { scheduled_for: string } }).data.scheduled_for
    await product.mailTo(people.photographer.email, 'Ver a visita')
  })

  test('from the visit to the delivered material and the closed month (rules delivered-material and closed-month)', async () => {
    await product.waitUntil(visit)
    await photograph(product, theirs)
    const office = await product.visit(desktop, ours)
    await enter(office, '/backoffice/login', people.administrator.email)
    await deliver(office)

    const client = await product.visit(phone, theirs)
    await enter(client, '/login', people.client.email)
    const delivered = await product.mailTo(people.client.email, 'O material do seu ensaio está pronto')
    await client.goto(pathOf(delivered, /http:\/\/\S+\/sessions\/\d+/))
    await photosCard(client)
      .getByRole('button', { name: /^Abrir / })
      .nth(1)
      .waitFor()
    expect(await violations(client)).toEqual([])

    await product.waitUntil(instantAt(`${addMonths(ordered, 1)}-01`, '00:00', zone))
    const money = await product.visit(desktop, ours)
    await enter(money, '/backoffice/login', people.finance.email)
    await closeMonth(money, ordered)
    const closed = await product.mailTo(people.client.email, 'Ver o fechamento')
    expect(closed).toContain('R$\u00a0699,00')
    await client.goto(pathOf(closed, /http:\/\/\S+\/statements\/\d+/))
    await client.getByRole('heading', { name: /^Fechamento de/ }).waitFor()
    await client.getByText('Em aberto').waitFor()
    expect(await violations(client)).toEqual([])
  })

  test('there are no browser errors', () => {
    expect(product.browserErrors.filter((text) => !/status of (401|403|404)/.test(text))).toEqual([])
  })
})
