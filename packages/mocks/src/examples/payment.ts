import type {
  PaymentOutcome,
  PaymentRefund,
  PixCode,
  PlacedOrder,
  PostalCodeAddress,
  PriceQuestion,
  PriceRule,
  Receipt,
  StaffPayment,
  Statement,
} from '@ensaio/domain'
import { service, services } from './service.ts'

/** The lowest price. */
export function priceRule(over: Partial<PriceRule> = {}): PriceRule {
  return {
    id: 1,
    name: 'Tour virtual',
    final_price: 399,
    discount: null,
    rule: {
      main: { title: 'Tour virtual', value: 399 },
      items: [
        { title: 'Fotos profissionais', value: 'incluídas' },
        { title: 'Vídeo', value: 89 },
        { title: 'Planta humanizada', value: 109 },
      ],
    },
    ...over,
  }
}

/** The price of a service for a size and a city, with lines that add up. */
export function quotedPrice(over: Partial<PriceRule> = {}): PriceRule {
  return {
    id: 12,
    name: 'Até 150 m², São Paulo',
    final_price: 508,
    discount: null,
    rule: {
      main: { title: 'Tour virtual', value: 399 },
      items: [
        { title: 'Fotos profissionais', value: 'incluídas' },
        { title: 'Planta', value: 109 },
        { title: 'Hospedagem do tour', value: '6 meses' },
        { title: 'Área', value: 'até 150 m²' },
      ],
    },
    ...over,
  }
}

/** The quoted price of a service, R$ 399,00 up to the requested size. */
export function quoteFor({ service_id, area }: PriceQuestion): PriceRule {
  const title = services().find(({ id }) => id === service_id)?.name ?? 'Serviço'
  const items = [{ title: 'Área', value: `até ${area ?? 150} m²` }]
  return quotedPrice({ final_price: 399, rule: { main: { title, value: 399 }, items } })
}

/** The services with a price for each size. */
export function pricedServices() {
  return services().map((one, place) => ({
    ...one,
    rules: [priceRule({ id: place + 1, name: one.name, final_price: 399 + place * 60 })],
  }))
}

/** A placed order of one unit. */
export function placedOrder(over: Partial<PlacedOrder> = {}): PlacedOrder {
  const token = 'Zk3vT9qLw8RrY2mNc5Xb7A'
  return { token, price: 508, sessions: [{ id: 1050, token, unit: '84' }], ...over }
}

/** A paid payment. */
export function paymentOutcome(over: Partial<PaymentOutcome> = {}): PaymentOutcome {
  return { reference: 'pay_7Hq2mXc4Tz', status: 3, message: 'Pagamento aprovado.', ...over }
}

/** A PIX code that waits for its payment, for half an hour. */
export function pixOutcome(over: Partial<PixCode> = {}): PaymentOutcome {
  return {
    reference: 'pay_3Kd8pWn6Vb',
    status: 1,
    message: 'O PIX ainda não foi pago.',
    pix: {
      amount: 399,
      description: 'Créditos: Tour virtual e fotos',
      code: '00020101021226720014br.gov.bcb.pix2550pix.ensaio.invalid/pay_3Kd8pWn6VbQz7Lx2Rt9Yc5Hm5204000053039865406399.005802BR5918Ensaio Fotografia6009Sao Paulo62070503***6304A1F2',
      expires_at: '2026-11-20T15:30:00.000Z',
      told_at: '2026-11-20T15:00:00.000Z',
      ...over,
    },
  }
}

/** A refund that has reached the card. */
export function paymentRefund(over: Partial<PaymentRefund> = {}): PaymentRefund {
  return {
    id: 1,
    amount: 99,
    state: 'done',
    reason: 'Pago em dobro',
    author: 'Regina Prado',
    created_at: '2026-11-19T14:31:00.000Z',
    message: null,
    ...over,
  }
}

/** The payments of a company: one of each kind. */
export function staffPayments(): StaffPayment[] {
  const payment = (reference: string, created_at: string, over: Partial<StaffPayment>): StaffPayment => ({
    reference,
    method: 'card',
    status: 3,
    created_at,
    description: 'Créditos: Tour virtual e fotos',
    payer: 'Mariana Duarte',
    amount: 399,
    refundable: 0,
    refunds: [],
    ...over,
  })
  return [
    payment('pay_3Kd8pWn6Vb', '2026-11-20T14:50:00.000Z', { method: 'pix', status: 1 }),
    payment('pay_7Hq2mXc4T4', '2026-11-18T14:31:00.000Z', { method: 'pix', refundable: 399 }),
    payment('pay_7Hq2mXc4T3', '2026-11-12T14:31:00.000Z', { refundable: 300, refunds: [paymentRefund()] }),
    payment('pay_7Hq2mXc4T2', '2026-11-04T12:12:00.000Z', { status: 8 }),
  ]
}

/** A prepaid company's statement of a month. */
export function statement(over: Partial<Statement> = {}): Statement {
  const entry = (id: number, created_at: string, description: string, amount: number, balance: number) => ({
    id,
    created_at,
    description,
    amount,
    balance,
    session_id: amount < 0 ? 1040 + id : null,
    reference: amount > 0 ? `pay_7Hq2mXc4T${id}` : null,
  })
  return {
    balance: 500,
    entries: [
      entry(4, '2026-11-18T17:05:00.000Z', 'Ensaio na Rua Augusta, 1500', -399, 500),
      entry(3, '2026-11-12T14:31:00.000Z', 'Crédito por cartão', 399, 899),
      entry(2, '2026-11-04T12:12:00.000Z', 'Ensaio na Rua Oscar Freire, 379', -508, 500),
      entry(1, '2026-11-03T19:48:00.000Z', 'Crédito por cartão', 1008, 1008),
    ],
    ...over,
  }
}

/** The receipt of a payment. */
export function receipt(over: Partial<Receipt> = {}): Receipt {
  return {
    reference: 'pay_7Hq2mXc4T3',
    paid_at: '2026-11-12T14:31:00.000Z',
    amount: 399,
    description: `Crédito: ${service().name}`,
    payer: { name: 'Mariana Duarte', identity: '52998224725' },
    company: { name: 'Construtora Horizonte', identification: '12ABC34501DE35' },
    ...over,
  }
}

/** The address of a street's CEP. */
export function postalCodeAddress(over: Partial<PostalCodeAddress> = {}): PostalCodeAddress {
  return {
    postal_code: '01305100',
    street: 'Rua Augusta',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
    ...over,
  }
}
