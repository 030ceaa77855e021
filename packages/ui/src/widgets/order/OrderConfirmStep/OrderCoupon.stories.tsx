import { createClient } from '@ensaio/client'
import { type AppliedCoupon, createSession, emptyOrder, type OrderDraft, orderOf } from '@ensaio/domain'
import { couponOn, priceRule, refuse, service } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test'
import { write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready, waiting } from '../../../remote/remote.ts'
import { OrderConfirmStep, type OrderConfirmStepProps, type OrderCoupon } from './OrderConfirmStep.tsx'

const client = createClient({ baseUrl: '/api' })
const draft: OrderDraft = {
  ...emptyOrder(),
  service_id: 1,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: 'Torre B', area: '78' }],
  responsible: { name: 'Paulo Siqueira', phone: '11912345678', email: 'paulo@horizonte.test' },
}
const three: OrderDraft = {
  ...draft,
  units: ['84', '91', '92'].map((unit) => ({ unit, complement: 'Torre B', area: '78' })),
}

const meta = preview.meta({
  title: 'Componentes/Pedido/OrderConfirmStep: cupom',
  component: OrderConfirmStep,
  tags: ['!autodocs'],
  args: {
    draft,
    service: service(),
    price: ready(priceRule({ final_price: 399 })),
    balance: null,
    onConfirm: fn(async () => null),
    onBack: fn(),
    onRetry: fn(),
    editHref: { service: '#/', info: '#/info', responsible: '#/responsible' },
    paymentHref: (missing) => `#/payment?valor=${missing}`,
  } as OrderConfirmStepProps,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

/** The amount beside a label of the bill. */
function amount(canvas: ReturnType<typeof within>, name: string) {
  return canvas.getByText(name).nextElementSibling
}

const withoutCoupon: OrderCoupon = {
  code: '',
  coupon: null,
  onApply: fn(async () => undefined),
  onRemove: fn(),
  onRetry: fn(),
}

export const ComCupom = meta.story({
  name: 'Com um cupom na conta',
  args: {
    draft: three,
    price: ready(priceRule({ final_price: 399 })),
    balance: 1100,
    coupon: { ...withoutCoupon, code: 'NATAL10', coupon: ready(couponOn([399, 399, 399])) },
  },
  play: async ({ canvas, args }) => {
    await expect(amount(canvas, 'Por ensaio')).toHaveTextContent('3 × R$ 399,00')
    await expect(canvas.getByText('Cupom NATAL10').nextElementSibling).toHaveTextContent('-R$ 119,70')
    await expect(amount(canvas, 'Total')).toHaveTextContent('R$ 1.077,30')
    await expect(amount(canvas, 'Saldo depois do pedido')).toHaveTextContent('R$ 22,70')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover cupom NATAL10' }))
    await expect(args.coupon?.onRemove).toHaveBeenCalledOnce()
  },
})

export const ConferindoOCupom = meta.story({
  name: 'O cupom ainda é conferido: não se pede antes',
  args: { coupon: { ...withoutCoupon, code: 'NATAL10', coupon: waiting } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pedir ensaio' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** An order with the coupon kept beside it, as a page does. */
function WithCoupon(props: OrderConfirmStepProps) {
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const question = { service_id: 1, city: 'São Paulo', areas: [78] }
  return (
    <OrderConfirmStep
      {...props}
      coupon={{
        code: coupon?.code ?? '',
        coupon: coupon && ready(coupon),
        onApply: async (code) => setCoupon(await client.coupons.check({ ...question, code })),
        onRemove: () => setCoupon(null),
        onRetry: () => setCoupon(null),
      }}
      onConfirm={async () => {
        await props.onConfirm()
        return client.orders.place(orderOf({ ...props.draft, coupon: coupon?.code ?? '' }), 'chave-1')
      }}
    />
  )
}

let apply: () => void = () => undefined

export const AplicandoOCupom = meta.story({
  ...notPictured,
  name: 'O cupom está sendo aplicado: não se pede sem o desconto que vem',
  args: {
    coupon: {
      ...withoutCoupon,
      onApply: () =>
        new Promise<void>((done) => {
          apply = done
        }),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tem um cupom?' }), 'natal10{Enter}')
    const order = canvas.getByRole('button', { name: 'Pedir ensaio' })
    await waitFor(() => expect(order).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(order)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    apply()
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled', 'true'))
  },
})

export const CupomPeloTeclado = meta.story({
  ...notPictured,
  name: 'Pela rede: um cupom é aplicado e removido, pelo teclado',
  args: { price: ready(priceRule({ final_price: 399 })) },
  render: (args) => <WithCoupon {...args} />,
  play: async ({ canvas }) => {
    await write(canvas.getByRole('textbox', { name: 'Tem um cupom?' }), 'natal10')
    await userEvent.keyboard('{Enter}')
    const remove = await canvas.findByRole('button', { name: 'Remover cupom NATAL10' })
    await waitFor(() => expect(remove).toHaveFocus())
    await expect(amount(canvas, 'Total')).toHaveTextContent('R$ 359,10')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tem um cupom?' })).toHaveFocus())
    await expect(amount(canvas, 'Total')).toHaveTextContent('R$ 399,00')
  },
})

export const CupomEsgotado = meta.story({
  name: 'Pela rede: outro pedido levou o último uso do cupom',
  args: { price: ready(priceRule({ final_price: 399 })) },
  render: (args) => <WithCoupon {...args} />,
  beforeEach({ msw }) {
    const gone = 'Este cupom já foi usado todas as vezes que podia.'
    msw.use(refuse(createSession, 'invalid', gone, { fields: { coupon: gone } }))
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tem um cupom?' }), 'natal10{Enter}')
    await canvas.findByRole('button', { name: 'Remover cupom NATAL10' })
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Falha ao salvar sessões!' })
    await expect(dialog).toHaveAccessibleDescription(/usado todas as vezes/)
    await waitFor(() => expect(canvas.queryByText('Cupom NATAL10')).toBeNull())
  },
})

export const SemCupom = meta.story({
  name: 'Sem cupom, no celular',
  ...onPhone,
  args: { coupon: withoutCoupon },
})

export const ComCupomNoCelular = meta.story({
  name: 'Com um cupom, no celular',
  ...onPhone,
  args: {
    coupon: {
      ...withoutCoupon,
      code: 'LANCAMENTO-TORRE-BSP',
      coupon: ready(couponOn([399], 'LANCAMENTO-TORRE-BSP')),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
