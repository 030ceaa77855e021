import { createClient } from '@ensaio/client'
import { Failure, listCompanyPayments, mostListedPayments, refundPayment } from '@ensaio/domain'
import { paymentRefund, refuse, reply, staffPayments } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Changing, change } from '#storybook/checks/changing'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PaymentList, type PaymentListProps } from './PaymentList.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pagamento/PaymentList',
  component: PaymentList,
  args: {
    payments: ready(staffPayments()),
    onRefund: fn<PaymentListProps['onRefund']>(async () => undefined),
    onSettle: fn<PaymentListProps['onSettle']>(async () => undefined),
    onExport: fn<NonNullable<PaymentListProps['onExport']>>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Os pagamentos de um cliente, para a equipe: cartão ou PIX, como cada um está e o que já foi devolvido. “Devolver” aparece enquanto houver o que devolver; o cartão aceita uma parte, o PIX volta inteiro.',
      },
    },
  },
})

const card = /^Devolver Créditos.*12\/11\/2026$/
const pix = /^Devolver Créditos.*18\/11\/2026$/

export const DeTudo = meta.story({
  name: 'Pago, esperando, recusado e devolvido em parte',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getAllByRole('button', { name: /^Devolver/ })).toHaveLength(2)
    await expect(canvas.getByText(/R\$ 99,00 devolvidos.*Pago em dobro/)).toBeVisible()
  },
})

const cut = 'Aqui estão os 200 pagamentos mais novos. O CSV traz todos.'
const paymentsOf = (count: number) => {
  const [payment] = staffPayments()
  return ready(
    payment ? Array.from({ length: count }, (_, nth) => ({ ...payment, reference: `pay_${nth}` })) : [],
  )
}

export const Cortada = meta.story({
  ...notPictured,
  name: 'Com mais do que cabe: diz onde está o resto',
  args: { payments: paymentsOf(mostListedPayments) },
  render: (args) => (
    <Changing of={PaymentList} before={args} after={{ payments: paymentsOf(mostListedPayments - 1) }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cut)).toBeVisible()
    await change(canvas)
    await expect(canvas.queryByText(cut)).toBeNull()
  },
})

export const BaixarCsv = meta.story({
  ...notPictured,
  name: 'Baixar CSV: o arquivo é pedido uma vez, com o progresso e um jeito de parar',
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: /^Baixar CSV/ }))
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(expect.any(Function), expect.any(AbortSignal)),
    )
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
})

export const DevolverParte = meta.story({
  name: 'Devolver uma parte ao cartão',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: card }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver pagamento' }))
    const amount = dialog.getByRole('textbox', { name: 'Valor' })
    await expect(amount).toHaveValue('R$ 300,00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '50')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Desistiu')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
    await waitFor(() =>
      expect(args.onRefund).toHaveBeenCalledWith(expect.objectContaining({ reference: 'pay_7Hq2mXc4T3' }), {
        amount: 50,
        reason: 'Desistiu',
      }),
    )
  },
})

export const DevolverPix = meta.story({
  name: 'Devolver um PIX, inteiro',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: pix }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver pagamento' }))
    await expect(dialog.queryByRole('textbox', { name: 'Valor' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver R$\u00a0399,00' }))
    await expect(await dialog.findByText('Conte o motivo da devolução.')).toBeVisible()
  },
})

export const Recusada = meta.story({
  ...notPictured,
  name: 'Recusada no campo: nada se perde',
  args: {
    onRefund: fn<PaymentListProps['onRefund']>(async () => {
      const message = 'O saldo do cliente é de R$ 1,00: o resto já foi usado.'
      throw new Failure('invalid', message, { amount: message })
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: card }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver pagamento' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Desistiu')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
    await expect(await dialog.findByText(/o resto já foi usado/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Desistiu')
  },
})

export const SemResposta = meta.story({
  name: 'Devoluções sem resposta e recusada',
  args: {
    payments: ready(
      staffPayments()
        .slice(2, 3)
        .map((payment) => ({
          ...payment,
          refunds: [
            paymentRefund({ id: 4, state: 'pending' }),
            paymentRefund({ id: 5, state: 'failed', message: 'Prazo de devolução encerrado.' }),
          ],
        })),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foi devolvido: R$\u00a099,00' }))
    await expect(args.onSettle).toHaveBeenCalledWith(4, true)
    await userEvent.click(canvas.getByRole('button', { name: 'Não foi devolvido: R$\u00a099,00' }))
    await waitFor(() => expect(args.onSettle).toHaveBeenLastCalledWith(4, false))
    await expect(canvas.getByText('O banco respondeu: Prazo de devolução encerrado.')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com textos longos',
  args: {
    payments: ready(
      staffPayments().map((payment) => ({
        ...payment,
        amount: 123_456.78,
        description: 'Créditos: Tour virtual, fotos profissionais, vídeo e planta humanizada',
        payer: 'Maria Antonieta Albuquerque de Vasconcelos e Silva Sobrinha',
      })),
    ),
  },
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Vazia = meta.story({
  args: { payments: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum pagamento ainda')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { payments: waiting } })

export const Atualizando = meta.story({
  ...notPictured,
  args: { payments: refreshing(staffPayments()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  name: 'Com falha',
  args: { payments: failed(new Failure('internal', 'Algo deu errado.')) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado',
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: pix }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver pagamento' }))
    await write(dialog.getByRole('textbox', { name: 'Motivo' }), 'Engano')
    await press(dialog.getByRole('button', { name: 'Devolver R$\u00a0399,00' }))
    await waitFor(() => expect(args.onRefund).toHaveBeenCalledOnce())
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: recusada, e devolvida',
  render: function Payments(args) {
    const [payments, retry, replace] = useRemote((signal) => client.companies.payments(2, signal), [])
    return (
      <PaymentList
        {...args}
        payments={payments}
        onRetry={retry}
        onRefund={async ({ reference }, refund) =>
          replace(await client.companies.refund(2, reference, refund, 'chave-1'))
        }
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      reply(listCompanyPayments, () => staffPayments()),
      refuse(refundPayment, 'unavailable', 'O banco não respondeu.', { once: true }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: card }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver pagamento' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Desistiu')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
    await expect(await dialog.findByText('O banco não respondeu.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
    await expect(await canvas.findByText(/R\$ 300,00 devolvidos.*Desistiu/)).toBeVisible()
  },
})
