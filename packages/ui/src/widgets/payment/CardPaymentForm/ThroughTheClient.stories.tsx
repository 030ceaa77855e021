import { createClient } from '@ensaio/client'
import { cardPayment, payByCard } from '@ensaio/domain'
import { paymentOutcome, postalCodeAddress, reply } from '@ensaio/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import { box, fill, me, month, pay } from '#storybook/card-form'
import preview from '#storybook/preview'
import { CardPaymentForm, type CardPaymentFormProps } from './CardPaymentForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pagamento/CardPaymentForm: pela rede',
  component: CardPaymentForm,
  args: {
    amount: 508,
    me,
    month,
    findPostalCode: fn<CardPaymentFormProps['findPostalCode']>(async () => postalCodeAddress()),
    onPay: fn<CardPaymentFormProps['onPay']>(async () => ({ clear: false })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

const sent = fn<(body: unknown, key: string | null) => void>()

export const PelaRede = meta.story({
  name: 'Pela rede: CEP e cobrança',
  args: {
    findPostalCode: fn<CardPaymentFormProps['findPostalCode']>(client.postalCodes.find),
    onPay: fn<CardPaymentFormProps['onPay']>(async (card) => {
      const purchase = { service_id: 1, city: 'São Paulo', area: 150 }
      const payment = cardPayment(card, purchase, { description: 'Até 150 m², São Paulo', amount: 508 })
      const { status } = await client.payments.pay(payment, 'chave-1')
      return { clear: status === 3 }
    }),
  },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      reply(payByCard, async ({ request }) => {
        sent(await request.json(), request.headers.get('idempotency-key'))
        return paymentOutcome()
      }),
    )
  },
  play: async ({ canvas }) => {
    await fill(canvas, { Validade: '1229', 'CPF ou CNPJ': '12abc34501de35' })
    await pay(canvas)
    await waitFor(() => expect(box(canvas, 'Número do cartão')).toHaveValue(''))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        PaymentMethod: '2',
        Products: [{ Code: '1', Description: 'Até 150 m², São Paulo', Quantity: 1, UnitPrice: 508 }],
        PaymentObject: {
          CardNumber: '4111111111111111',
          ExpirationDate: '12/2029',
          Holder: 'MARIANA DUARTE',
          SecurityCode: '123',
        },
        Customer: {
          Email: 'prepago@demo.test',
          Identity: '12ABC34501DE35',
          Name: 'Mariana Duarte',
          Phone: '11987654321',
        },
      }),
      'chave-1',
    )
  },
})
