import { createClient } from '@ensaio/client'
import { type AppliedCoupon, checkCoupon, Failure } from '@ensaio/domain'
import { couponOn, cut, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { CouponField, type CouponFieldProps } from './CouponField.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pedido/CouponField',
  component: CouponField,
  parameters: {
    docs: {
      description: {
        component:
          'O código de um cupom, na conferência do pedido. Um código que não serve diz por quê no próprio campo, e o que foi digitado continua ali; um que serve aparece na conta, com o botão de remover.',
      },
    },
  },
  args: {
    code: '',
    coupon: null,
    onApply: fn<CouponFieldProps['onApply']>(async () => undefined),
    onRemove: fn(),
  } as CouponFieldProps,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
})

const ended = 'Este cupom valeu até 31/10/2026.'

export const Vazio = meta.story({
  name: 'Vazio: aplicar sem código diz o que falta',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tem um cupom?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }))
    await expect(field).toHaveAccessibleDescription('Informe o código do cupom.')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'ab')
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }))
    await expect(field).toHaveAccessibleDescription(/3 a 20 letras/)
    await expect(args.onApply).not.toHaveBeenCalled()
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: as letras viram maiúsculas',
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('textbox', { name: 'Tem um cupom?' }), ' natal10 ')
    await press(canvas.getByRole('button', { name: 'Aplicar' }))
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith('NATAL10'))
  },
})

export const Conferindo = meta.story({
  args: { code: 'NATAL10', coupon: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Atualizando = meta.story({
  ...notPictured,
  args: { code: 'NATAL10', coupon: refreshing(couponOn([508])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tem um cupom?' })).toHaveValue('NATAL10')
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).not.toHaveAttribute('aria-busy')
  },
})

export const NaoServeMais = meta.story({
  name: 'Não serve mais: o motivo',
  args: { code: 'PRIMAVERA', coupon: failed(new Failure('invalid', ended)) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tem um cupom?' })
    await expect(field).toHaveAccessibleDescription(ended)
    await expect(field).toHaveValue('PRIMAVERA')
  },
})

export const SegueSemEle = meta.story({
  ...notPictured,
  name: 'Não serve mais: o pedido segue sem ele',
  args: { code: 'PRIMAVERA', coupon: failed(new Failure('invalid', ended)) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tem um cupom?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir sem o cupom' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await expect(field).not.toHaveAccessibleDescription()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com o código e o motivo mais longos',
  ...onPhone,
  args: {
    code: 'LANCAMENTO-TORRE-BSP',
    coupon: failed(
      new Failure(
        'invalid',
        'Este cupom vale só para Tour virtual, fotos profissionais com tratamento de céu, vídeo e planta humanizada.',
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

function ByNetwork(props: CouponFieldProps) {
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const question = { service_id: 1, city: 'São Paulo', areas: [78] }
  return coupon === null ? (
    <CouponField
      {...props}
      onApply={async (code) => setCoupon(await client.coupons.check({ ...question, code }))}
    />
  ) : (
    <CouponField {...props} code={coupon.code} coupon={ready(coupon)} />
  )
}

export const PelaRede = meta.story({
  name: 'Pela rede: não foi encontrado, e o código corrigido serve',
  ...notPictured,
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    const unknown = 'Não encontramos este cupom. Confira o código.'
    msw.use(refuse(checkCoupon, 'invalid', unknown, { once: true, fields: { code: unknown } }))
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tem um cupom?' })
    await userEvent.type(field, 'NATAL1')
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Não encontramos este cupom/))
    await expect(field).toHaveValue('NATAL1')
    await userEvent.type(field, '0{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('NATAL10'))
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription()
  },
})

export const SemConexao = meta.story({
  name: 'Pela rede: sem conexão, o código fica',
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(cut(checkCoupon))
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tem um cupom?' })
    await userEvent.type(field, 'NATAL10')
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Verifique a sua conexão/))
    await expect(field).toHaveValue('NATAL10')
  },
})
