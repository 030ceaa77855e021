import { expect, test } from 'vitest'
import type { CardCharge } from './gateway.ts'
import { openGateway } from './open-gateway.ts'

function chargeOf(number: string): CardCharge {
  const card = { number, expiration: '12/2029', holder: 'ANA', securityCode: '123' }
  const address = {
    postalCode: '01305100',
    street: 'Rua Augusta',
    number: '1',
    complement: '',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
  }
  const payer = { name: 'Ana', identity: '52998224725', phone: '11912345678', email: 'a@b.test', address }
  return { reference: 'pay_1', amount: 100, description: 'Créditos', card, payer, callbackUrl: 'http://x' }
}

const simulated = () => openGateway({ safe2pay: null, production: false, demo: true })

test.each([
  ['4111111111111111', 3],
  ['4000000000000002', 8],
  ['4111111111110055', 2],
])('the simulated gateway answers a card ending like %s with status %i', async (card, status) => {
  expect(await simulated().charge(chargeOf(card))).toMatchObject({ kind: 'taken', transaction: { status } })
})

test('a pending simulated payment is paid at the second look-up, and stays paid', async () => {
  const gateway = simulated()
  const result = await gateway.charge(chargeOf('4111111111110055'))
  const transactionId = result.kind === 'taken' ? result.transaction.id : ''
  const ask = async () => (await gateway.find({ reference: 'pay_1', transactionId }))?.status
  expect([await ask(), await ask(), await ask()]).toEqual([2, 3, 3])
  expect(await gateway.find({ reference: 'pay_2', transactionId: null })).toBeNull()
})

test('a simulated PIX is paid at the second look-up; that of "Expira" ends after a minute, unpaid', async () => {
  const gateway = simulated()
  const { card, payer, ...any } = chargeOf('4111111111111111')
  const begin = async (name: string) => {
    const result = await gateway.charge({
      ...any,
      payer: { name, identity: '52998224725' },
      pix: { seconds: 1800 },
    })
    return result.kind === 'taken' ? result.transaction : null
  }
  const ask = async (transactionId = '') =>
    (await gateway.find({ reference: 'pay_1', transactionId }))?.status
  const usual = await begin('Ana')
  expect(usual).toMatchObject({
    status: 1,
    pix: { code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) },
  })
  expect([await ask(usual?.id), await ask(usual?.id), await ask(usual?.id)]).toEqual([1, 3, 3])
  const expiring = await begin('Expira Já')
  expect(expiring?.pix?.seconds).toBe(60)
  expect([await ask(expiring?.id), await ask(expiring?.id), await ask(expiring?.id)]).toEqual([1, 1, 1])
})

test('production without Safe2Pay charges nothing and gives no credit', async () => {
  const closed = openGateway({ safe2pay: null, production: true, demo: false })
  expect(await closed.charge(chargeOf('4111111111111111'))).toEqual({ kind: 'unsent' })
  expect(closed.isGenuine('')).toBe(false)
})
