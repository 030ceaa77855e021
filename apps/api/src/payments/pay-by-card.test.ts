import type { PaymentOutcome, Receipt } from '@ensaio/domain'
import { type DemoCheckout, openDemoCheckout } from '@ensaio/testing/scenes/demo-checkout'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoPayment, pendingCard, refusedCard } from '@ensaio/testing/scenes/demo-payment'
import { signedIn } from '@ensaio/testing/server/demo-caller'
import type { ChargeMood } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let checkout: DemoCheckout
let before = 0
beforeAll(async () => {
  checkout = await openDemoCheckout()
})
afterAll(() => checkout.close())
beforeEach(async () => {
  checkout.reset()
  before = await checkout.balance()
})

describe('a payment that goes through', () => {
  test('gives the credit, once, with a mail and a receipt', async () => {
    const mails = await checkout.demo.db.selectFrom('outbox').select('id').execute()
    const answer = await checkout.pay()
    expect(answer.status, answer.text).toBe(200)
    const paid = answer.body.data as PaymentOutcome
    expect(paid).toEqual({
      reference: expect.stringMatching(/^pay_[\w-]{24}$/),
      status: 3,
      message: 'Pagamento aprovado. Os créditos já estão na sua conta.',
    })
    expect(await checkout.balance()).toBe(before + 39_900)
    expect(await checkout.entries(paid.reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
    ])
    const written = await checkout.demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    expect(written).toHaveLength(mails.length + 1)
    expect(written.at(-1)).toMatchObject({ recipient: checkout.email, subject: 'Pagamento recebido' })
    expect(written.at(-1)?.text).toContain('R$\u00a0399,00')
    expect(
      (await checkout.payer.get(`/transactions/${paid.reference}/receipt`)).body.data as Receipt,
    ).toEqual({
      reference: paid.reference,
      paid_at: '2026-11-20T15:00:00.000Z',
      amount: 399,
      description: 'Créditos: Tour virtual e fotos',
      payer: { name: 'Camila Ferraz', identity: '52998224725' },
      company: { name: 'Lume Consultoria Imobiliária Ltda.', identification: '12ABC34501DE35' },
    })
    // Nothing is left to learn.
    await checkout.askAgain(3600)
    expect(checkout.standIn.asked).toHaveLength(1)
  })

  test('then the order that lacked it goes through', async () => {
    const order = await checkout.payer.post('/sessions', demoOrder(checkout.tour))
    expect(order.status, order.text).toBe(200)
    expect(await checkout.balance()).toBe(before - 39_900)
  })

  test.each([
    ['529.982.247-25', '(51) 99234-5678', '52998224725', '51992345678'],
    ['12.abc.345/01de-35', '+5551992345678', '12ABC34501DE35', '51992345678'],
    ['12ABC34501DE35', '5533334444', '12ABC34501DE35', '5533334444'],
  ])('%s and %s reach the gateway without their masks', async (Identity, Phone, identity, phone) => {
    const body = demoPayment(checkout.tour, 399, { card: '4111 1111 1111 1111', expiration: '12/29' })
    const masked = { ...body, Customer: { ...body.Customer, Identity, Phone } }
    const answer = await checkout.payer.post('/transactions', masked, checkout.freshKey())
    expect(answer.status, answer.text).toBe(200)
    expect(checkout.standIn.charges[0]).toMatchObject({
      CallbackUrl: 'https://ensaio.test/api/webhooks/safe2pay',
      Customer: { Identity: identity, Phone: phone, Address: { ZipCode: '01305100' } },
      PaymentObject: { CardNumber: '4111111111111111', ExpirationDate: '12/2029' },
    })
  })
})

describe('a payer is checked before the gateway hears of a charge', () => {
  test.each([
    ['Customer', { Identity: '529.982.247-24' }, 'Este CPF ou CNPJ não existe. Confira.'],
    ['Customer', { Identity: '' }, 'Informe o CPF ou CNPJ.'],
    ['Customer', { Phone: '123' }, 'Informe um telefone com DDD, como (11) 91234-5678.'],
    ['Customer', { Email: 'a@b' }, 'Informe um e-mail válido, como nome@empresa.com.br.'],
    ['Customer', { Name: ' ' }, 'Informe o nome do titular.'],
    ['Address', { StateInitials: 'XX' }, 'Escolha o estado.'],
    ['Address', { ZipCode: '1305-100' }, 'Complete o CEP: são 8 números.'],
    ['Address', { Street: '' }, 'Informe a rua.'],
    ['PaymentObject', { Holder: '' }, 'Informe o nome impresso no cartão.'],
  ] as const)('%s %j', async (part, over, message) => {
    const body = demoPayment(checkout.tour, 399)
    const spoilt = { ...body, [part]: { ...body[part], ...over } }
    const answer = await checkout.payer.post('/transactions', spoilt, checkout.freshKey())
    const field = `${part}.${Object.keys(over)[0]}`
    expect([answer.status, answer.body.fields, checkout.standIn.asked]).toEqual([
      422,
      { [field]: message },
      [],
    ])
  })

  test('a CEP with its hyphen and a state in small letters reach the gateway as it wants them', async () => {
    const body = demoPayment(checkout.tour, 399)
    const masked = { ...body, Address: { ...body.Address, ZipCode: '01305-100', StateInitials: 'sp' } }
    const answer = await checkout.payer.post('/transactions', masked, checkout.freshKey())
    expect(answer.status, answer.text).toBe(200)
    expect(checkout.standIn.charges[0]).toMatchObject({
      Customer: { Address: { ZipCode: '01305100', StateInitials: 'SP' } },
    })
  })
})

test('a card is good until its month is over in all of Brazil', async () => {
  const body = demoPayment(checkout.tour, 399, { expiration: '11/2026' })
  const pay = async (now: string) => {
    checkout.demo.setClock(now)
    const payer = await signedIn(checkout.demo.app, checkout.email)
    const { status, body: answer } = await payer.post('/transactions', body, checkout.freshKey())
    return [status, answer.fields]
  }
  // In Acre it is 23h30 of 30 November, and half past midnight an hour later.
  expect(await pay('2026-12-01T04:30:00.000Z')).toEqual([200, undefined])
  const expired = { 'PaymentObject.ExpirationDate': 'Este cartão está vencido.' }
  expect(await pay('2026-12-01T05:30:00.000Z')).toEqual([422, expired])
})

describe('a payment that does not go through', () => {
  test('refused (8): the reason is told, no credit is given, and another card may follow', async () => {
    const answer = await checkout.pay({ card: refusedCard })
    expect(answer.body.data).toMatchObject({ status: 8, message: 'Transação recusada!' })
    const { reference } = answer.body.data as PaymentOutcome
    expect([await checkout.balance(), await checkout.entries(reference)]).toEqual([before, []])
    expect((await checkout.payer.get(`/transactions/${reference}/receipt`)).status).toBe(404)
    expect((await checkout.pay()).body.data).toMatchObject({ status: 3 })
  })

  test('an error flag: the gateway’s words, less the card number', async () => {
    checkout.standIn.charging = 'HasError'
    const key = checkout.freshKey()
    const first = await checkout.pay({}, key)
    expect([first.status, first.body.error_message]).toEqual([422, 'O cartão •••• não é aceito.'])
    const again = await checkout.pay({}, key)
    expect([again.status, again.body]).toEqual([422, first.body])
    expect([checkout.standIn.charges.length, await checkout.balance()]).toEqual([1, before])
  })

  test.each(['wrong key', 'too many'] as ChargeMood[])(
    '%s: 503, nothing charged, and the same key may try again',
    async (mood) => {
      checkout.standIn.charging = mood
      const key = checkout.freshKey()
      const answer = await checkout.pay({}, key)
      expect([answer.status, answer.body.error_message]).toEqual([
        503,
        expect.stringContaining('Nada foi cobrado'),
      ])
      checkout.standIn.charging = 'usual'
      expect((await checkout.pay({}, key)).body.data).toMatchObject({ status: 3 })
      expect(await checkout.balance()).toBe(before + 39_900)
    },
  )
})

describe('keys', () => {
  test('a second press while the first is under way answers how that one stands', async () => {
    const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    checkout.standIn.onTaken = () => {
      reached.resolve()
      return held.promise
    }
    const key = checkout.freshKey()
    const first = checkout.pay({}, key)
    await reached.promise
    const second = (await checkout.pay({}, key)).body.data as PaymentOutcome
    expect(second).toMatchObject({ status: 1, message: expect.stringMatching(/^Aguarde um momento,/) })
    held.resolve()
    checkout.standIn.onTaken = () => undefined
    expect((await first).body.data).toMatchObject({ reference: second.reference, status: 3 })
    expect([checkout.standIn.charges.length, await checkout.balance()]).toEqual([1, before + 39_900])
  })

  test('fifty presses at once are one charge', async () => {
    const key = checkout.freshKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkout.pay({}, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const references = answers.map(({ body }) => (body.data as PaymentOutcome).reference)
    expect([new Set(references).size, checkout.standIn.charges.length]).toEqual([1, 1])
    expect(await checkout.balance()).toBe(before + 39_900)
  })

  test('the same key with another purchase or card is refused', async () => {
    const key = checkout.freshKey()
    await checkout.pay({}, key)
    for (const over of [{ purchase: { area: 90 } }, { card: '5555555555554444' }, { expiration: '11/2029' }])
      expect((await checkout.pay(over, key)).body.code).toBe('key_reused')
    expect(checkout.standIn.charges).toHaveLength(1)
  })

  test('of a card just its last four digits tell attempts apart: not even a hash holds more', async () => {
    const key = checkout.freshKey()
    const first = await checkout.pay({ card: '4111111111111111', code: '737' }, key)
    const other = await checkout.pay({ card: '4012888888801111', code: '123' }, key)
    expect([other.status, other.body]).toEqual([200, first.body])
    expect(checkout.standIn.charges).toHaveLength(1)
  })

  test('the same payment again, under another key, waits for the first to be answered', async () => {
    const { reference } = (await checkout.pay({ card: pendingCard })).body.data as PaymentOutcome
    const again = await checkout.pay({ card: pendingCard })
    expect([again.status, again.body.code]).toEqual([409, 'in_flight'])
    expect(again.body.error_message).toContain('não é preciso pagar de novo')
    expect(checkout.standIn.charges).toHaveLength(1)
    expect((await checkout.pay()).body.data).toMatchObject({ status: 3 })
    checkout.become(reference, 8)
    await checkout.askAgain(30)
    expect((await checkout.pay({ card: pendingCard })).status).toBe(200)
  })

  test('one company’s key and references are not another’s', async () => {
    const key = checkout.freshKey()
    const { reference } = (await checkout.pay({}, key)).body.data as PaymentOutcome
    const other = await signedIn(checkout.demo.app, 'prepago@demo.test')
    const answer = await other.post('/transactions', demoPayment(checkout.tour, 399), key)
    expect((answer.body.data as PaymentOutcome).reference).not.toBe(reference)
    for (const path of [reference, `${reference}/receipt`, 'pay_none', 'pay_none/receipt'])
      expect((await other.get(`/transactions/${path}`)).status).toBe(404)
  })
})

describe('card number and code', () => {
  test('are in no log and no table, whatever happened above; not even hashed', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      checkout.demo.db,
    )
    expect(tables.map(({ name }) => name)).toContain('payments')
    const dump = await Promise.all(
      tables.map(async ({ name }) =>
        JSON.stringify(
          (await sql`select * from ${sql.table(name)}`.execute(checkout.demo.db)).rows,
          (_, value) => (typeof value === 'bigint' ? `${value}n` : value),
        ),
      ),
    )
    const everything = [...dump, ...checkout.lines].join('\n')
    expect(everything).toContain('Camila Ferraz')
    for (const card of [
      '4111111111111111',
      '4111 1111 1111 1111',
      '4000000000000002',
      '"SecurityCode"',
      '"737"',
    ])
      expect(everything.includes(card), card).toBe(false)
    expect(checkout.lines.length).toBeGreaterThan(50)
  })
})
