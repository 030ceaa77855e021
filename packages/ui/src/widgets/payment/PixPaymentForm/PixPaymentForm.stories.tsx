import { createClient } from '@ensaio/client'
import { Failure, payByPix, pixPayment } from '@ensaio/domain'
import { pixOutcome, reply } from '@ensaio/mocks'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PixPaymentForm, type PixPaymentFormProps } from './PixPaymentForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pagamento/PixPaymentForm',
  component: PixPaymentForm,
  args: {
    amount: 508,
    me: { name: 'Mariana Duarte' },
    onCreate: fn<PixPaymentFormProps['onCreate']>(async () => undefined),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Quem paga por PIX: só nome e CPF ou CNPJ. `onCreate` recebe os dois conferidos, o documento sem máscara. Dois Enter geram um código só, e uma recusa deixa tudo digitado.',
      },
    },
  },
})

export const Pronto = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725')
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar código PIX de R$\u00a0508,00' }))
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Mariana Duarte', identity: '52998224725' })
  },
})

export const SemPreco = meta.story({
  name: 'Ainda sem preço',
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gerar código PIX' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const NadaAPagar = meta.story({
  name: 'O saldo já basta',
  args: { amount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O saldo da sua conta já basta para este pedido.')).toBeVisible()
  },
})

export const ComErros = meta.story({
  name: 'O que falta, no campo',
  args: { me: { name: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224724')
    await userEvent.click(canvas.getByRole('button', { name: /^Gerar/ }))
    await expect(await canvas.findByText('Informe o nome de quem paga.')).toBeVisible()
    await expect(canvas.getByText('Este CPF ou CNPJ não existe. Confira.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nome de quem paga' })).toHaveFocus()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
})

export const Esperando = meta.story({
  name: 'Gerando: o segundo Enter não conta',
  args: {
    me: { name: 'Mariana Duarte', identity: '52998224725' },
    onCreate: fn<PixPaymentFormProps['onCreate']>(() => new Promise(() => undefined)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome de quem paga' }), '{Enter}{Enter}')
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce())
  },
})

export const Recusado = meta.story({
  name: 'Com falha: nada se perde',
  args: {
    me: { name: 'Mariana Duarte', identity: '52998224725' },
    onCreate: fn<PixPaymentFormProps['onCreate']>(async () => {
      throw new Failure('unavailable', 'O pagamento por PIX está indisponível.')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Gerar/ }))
    await expect(await screen.findByText(/O pagamento por PIX está indisponível/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('529.982.247-25')
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com um nome longo',
  args: {
    amount: 123_456.78,
    me: {
      name: 'Maria Antonieta Albuquerque de Vasconcelos e Silva Sobrinha',
      identity: '12ABC34501DE35',
    },
  },
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('12.ABC.345/01DE-35')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado',
  play: async ({ args, canvas }) => {
    await write(canvas.getByRole('textbox', { name: 'Nome de quem paga' }), 'Ana')
    await write(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725')
    await press(canvas.getByRole('button', { name: /^Gerar/ }))
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Ana', identity: '52998224725' })
  },
})

const sent = fn<(body: unknown, key: string | null) => void>()

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  args: {
    me: { name: 'Mariana Duarte', identity: '529.982.247-25' },
    onCreate: fn<PixPaymentFormProps['onCreate']>((payer) => {
      const purchase = { service_id: 1, city: 'São Paulo', area: 150 }
      return client.payments.payByPix(
        pixPayment(payer, purchase, { description: 'Até 150 m², São Paulo', amount: 508 }),
        'chave-1',
      )
    }),
  },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      reply(payByPix, async ({ request }) => {
        sent(await request.json(), request.headers.get('idempotency-key'))
        return pixOutcome()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Gerar/ }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledWith(
      {
        PaymentMethod: '6',
        Products: [{ Code: '1', Description: 'Até 150 m², São Paulo', Quantity: 1, UnitPrice: 508 }],
        Customer: { Identity: '52998224725', Name: 'Mariana Duarte' },
        Purchase: { service_id: 1, city: 'São Paulo', area: 150 },
      },
      'chave-1',
    )
  },
})
