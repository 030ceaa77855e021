import {
  type ChargeMood,
  type LookupMood,
  type Safe2PayStandIn,
  startSafe2Pay,
} from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CardCharge, Gateway } from './gateway.ts'
import { safe2pay } from './gateway-safe2pay.ts'

let standIn: Safe2PayStandIn
let gateway: Gateway
beforeAll(async () => {
  standIn = await startSafe2Pay()
  const config = { apiKey: 'key-1', secretKey: 'secret-1', sandbox: true }
  const patience = { charge: 300, find: 300 }
  gateway = safe2pay({ ...config, paymentUrl: standIn.url, apiUrl: standIn.url }, patience)
})
afterAll(() => standIn.close())
beforeEach(() => {
  Object.assign(standIn, { charges: [], asked: [], transactions: [], charging: 'usual', looking: 'usual' })
})

const charge = (over: Partial<CardCharge> = {}): CardCharge => ({
  reference: 'pay_abcdefghijklmnop',
  amount: 39_990,
  description: 'Créditos: Tour',
  card: { number: '4111111111111111', expiration: '12/2029', holder: 'ANA SILVA', securityCode: '123' },
  payer: {
    name: 'Ana Silva',
    identity: '52998224725',
    phone: '51999998888',
    email: 'ana@ex.com',
    address: {
      postalCode: '90670090',
      street: 'Rua X',
      number: '10',
      complement: '',
      district: 'Centro',
      city: 'Porto Alegre',
      state: 'RS',
    },
  },
  callbackUrl: 'https://ensaio.test/api/webhooks/safe2pay',
  ...over,
})

describe('a charge', () => {
  test('is sent in the documented shape: address inside the customer, reais, month and whole year', async () => {
    await gateway.charge(charge())
    expect(standIn.asked).toEqual([{ method: 'POST', path: '/Payment', key: 'key-1' }])
    expect(standIn.charges).toEqual([
      {
        IsSandbox: true,
        Application: 'Ensaio',
        Vendor: 'Ensaio',
        Reference: 'pay_abcdefghijklmnop',
        CallbackUrl: 'https://ensaio.test/api/webhooks/safe2pay',
        PaymentMethod: '2',
        ShouldUseAntiFraud: false,
        Customer: {
          Name: 'Ana Silva',
          Identity: '52998224725',
          Phone: '51999998888',
          Email: 'ana@ex.com',
          Address: {
            ZipCode: '90670090',
            Street: 'Rua X',
            Number: '10',
            Complement: '',
            District: 'Centro',
            CityName: 'Porto Alegre',
            StateInitials: 'RS',
            CountryName: 'Brasil',
          },
        },
        Products: [{ Code: '1', Description: 'Créditos: Tour', Quantity: 1, UnitPrice: 399.9 }],
        PaymentObject: {
          Holder: 'ANA SILVA',
          CardNumber: '4111111111111111',
          ExpirationDate: '12/2029',
          SecurityCode: '123',
          InstallmentQuantity: 1,
          IsPreAuthorization: false,
        },
      },
    ])
  })

  test.each(['usual', 'status as text'] as ChargeMood[])('%s: taken', async (mood) => {
    standIn.charging = mood
    expect(await gateway.charge(charge())).toEqual({
      kind: 'taken',
      transaction: { id: '1000', status: 3, message: 'Autorizado', amount: null },
    })
  })

  test('an error with HTTP 200 is a refusal, and its message holds no card number', async () => {
    standIn.charging = 'HasError'
    expect(await gateway.charge(charge())).toEqual({
      kind: 'refused',
      message: 'O cartão •••• não é aceito.',
    })
  })

  test.each([
    ['wrong key', 'unsent'],
    ['too many', 'unsent'],
    ['status 500', 'unknown'],
    ['html', 'unknown'],
    ['no status', 'unknown'],
    ['redirect', 'unknown'],
    ['cut', 'unknown'],
    ['lost', 'unknown'],
    ['silent', 'unknown'],
  ] as [ChargeMood, string][])('%s: %s', async (mood, kind) => {
    standIn.charging = mood
    expect(await gateway.charge(charge())).toEqual({ kind })
    // Sent once, and redirects are not followed.
    expect(standIn.asked).toHaveLength(1)
  })

  test('no connection: nothing was charged', async () => {
    const gone = await startSafe2Pay()
    await gone.close()
    const config = { apiKey: 'k', secretKey: 's', sandbox: true, paymentUrl: gone.url, apiUrl: gone.url }
    const away = safe2pay(config, { charge: 300, find: 300 })
    expect(await away.charge(charge())).toEqual({ kind: 'unsent' })
    await expect(away.find({ reference: 'x', transactionId: null })).rejects.toThrow()
  })
})

describe('a PIX', () => {
  const { card, payer, ...any } = charge()
  const wanted = { ...any, payer: { name: 'Ana', identity: '52998224725' }, pix: { seconds: 1800 } }
  const code = '00020101021226codigo-de-pay_abcdefghijklmnop6304ABCD'

  test('is sent as method 6 with its seconds, without address, and its code is read', async () => {
    expect(await gateway.charge(wanted)).toEqual({
      kind: 'taken',
      transaction: { id: '1000', status: 1, message: 'Outro', amount: null, pix: { code } },
    })
    expect(standIn.charges).toMatchObject([
      {
        PaymentMethod: '6',
        Customer: { Name: 'Ana', Identity: '52998224725' },
        PaymentObject: { Expiration: 1800 },
      },
    ])
  })

  test('whose answer was lost is found by its reference, with its code', async () => {
    standIn.charging = 'lost'
    expect(await gateway.charge(wanted)).toEqual({ kind: 'unknown' })
    const found = await gateway.find({ reference: wanted.reference, transactionId: null })
    expect(found).toMatchObject({ id: '1000', status: 1, pix: { code } })
  })
})

describe('a look-up', () => {
  const reference = 'pay_abcdefghijklmnop'

  test.each([
    ['usual', null, '/Transaction/Reference?reference=pay_abcdefghijklmnop'],
    ['whole', null, '/Transaction/Reference?reference=pay_abcdefghijklmnop'],
    ['usual', '1000', '/Transaction/Get?Id=1000'],
    ['status as text', '1000', '/Transaction/Get?Id=1000'],
  ] as [LookupMood, string | null, string][])('%s, id %s: found at %s', async (mood, transactionId, path) => {
    await gateway.charge(charge())
    standIn.looking = mood
    const found = { id: '1000', status: 3, message: 'Autorizado', amount: 39_990 }
    expect(await gateway.find({ reference, transactionId })).toEqual(found)
    expect(standIn.asked.at(-1)).toEqual({ method: 'GET', path, key: 'key-1' })
  })

  test('an unknown transaction is null, whether answered by an empty list or an error', async () => {
    expect(await gateway.find({ reference, transactionId: null })).toBeNull()
    expect(await gateway.find({ reference, transactionId: '7' })).toBeNull()
    standIn.looking = 'HasError'
    expect(await gateway.find({ reference, transactionId: null })).toBeNull()
  })

  test('a transaction with another reference is null', async () => {
    await gateway.charge(charge())
    expect(await gateway.find({ reference: 'pay_other', transactionId: '1000' })).toBeNull()
  })

  test.each(['status 500', 'html'] as LookupMood[])('%s: throws', async (mood) => {
    standIn.looking = mood
    await expect(gateway.find({ reference, transactionId: null })).rejects.toThrow()
  })
})

test('a notice is genuine by its secret alone', () => {
  expect(['secret-1', 'secret-2', '', 'secret-1 '].map((one) => gateway.isGenuine(one))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
